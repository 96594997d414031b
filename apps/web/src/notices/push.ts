import type { NoticePreferences, NoticesShown, NoticeTargetShown } from '@meadhall/protocol'
import { PSEUDO } from '../i18n/languages.ts'
import { useWordsStore } from '../i18n/words.ts'
import { noticeApi } from '../server/notice-api.ts'
import { placeOf } from './place.ts'

/** What stands between a browser and its notices. */
export type PushState =
  /** No notices by push: an old browser, or a page that is not secure. */
  | 'unable'
  /** The visitor has said no; only they can change that, in the browser itself. */
  | 'denied'
  | 'off'
  | 'on'

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** How it stands in this browser. */
export async function pushState(): Promise<PushState> {
  if (!isAble()) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) === null ? 'off' : 'on'
}

/** A worker that is not there yet is not waited for: it comes with the page's first visit. */
async function subscription(): Promise<PushSubscription | null> {
  if (!isAble()) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** The visitor was not asked, or said no. */
class NotAllowed extends Error {
  override readonly name = 'NotAllowedError'
}

/**
 * Has this browser told of turns from now on, with the visitor's consent: to be called from a click.
 * Notices speak the page's language by the clock on the wall, unless somebody chose otherwise.
 */
export async function turnPushOn(): Promise<NoticeTargetShown> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed('not allowed')
  const notices = await noticeApi.mine()
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: notices.pushKey,
  })
  const target = await noticeApi.add({ channel: 'push', place: placeOf(made) })
  if (notices.targets.length === 0) await noticeApi.prefer(spokenHere(notices))
  return target
}

/** In this browser no more; the place at the server is removed by its owner. */
export async function turnPushOff(): Promise<void> {
  await (await subscription())?.unsubscribe()
}

/** The language of the page and the clock of this device. */
export function spokenHere({ preferences }: Pick<NoticesShown, 'preferences'>): NoticePreferences {
  const { language } = useWordsStore.getState()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { ...preferences, zone, language: language === PSEUDO ? 'en' : language }
}
