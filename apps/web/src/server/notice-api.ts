import type {
  NewNoticeTarget,
  NoticePreferences,
  NoticesShown,
  NoticeTargetShown,
} from '@meadhall/protocol'
import { call } from './call.ts'

/** What the server tells people who are away, and where to. Each call throws `NotDone`. */
export const noticeApi = {
  mine(): Promise<NoticesShown> {
    return call('GET', '/notices')
  },

  async prefer(preferences: NoticePreferences): Promise<NoticePreferences> {
    const path = '/notices/preferences'
    return (await call<{ preferences: NoticePreferences }>('PUT', path, preferences)).preferences
  },

  async add(target: NewNoticeTarget): Promise<NoticeTargetShown> {
    return (await call<{ target: NoticeTargetShown }>('POST', '/notices/targets', target)).target
  },

  remove(id: string): Promise<void> {
    return call('DELETE', `/notices/targets/${id}`)
  },
} as const
