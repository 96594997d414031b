import type {
  NewNoticeTarget,
  NoticePreferences,
  NoticesShown,
  NoticeTargetShown,
} from '@meadhall/protocol'
import { rest } from './call.ts'

/** What the server tells people who are away, and where to. Each call throws `NotDone`. */
export const noticeApi = {
  mine(): Promise<NoticesShown> {
    return rest.call('GET /notices')
  },

  async prefer(preferences: NoticePreferences): Promise<NoticePreferences> {
    return (await rest.call('PUT /notices/preferences', { body: preferences })).preferences
  },

  async add(target: NewNoticeTarget): Promise<NoticeTargetShown> {
    return (await rest.call('POST /notices/targets', { body: target })).target
  },

  remove(id: string): Promise<void> {
    return rest.call('DELETE /notices/targets/:id', { params: { id } })
  },
} as const
