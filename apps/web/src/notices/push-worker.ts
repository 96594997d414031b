import { restAt } from '@meadhall/client/rest'
import { placeOf } from './place.ts'

/** What the page's worker does about notices; workbox, which writes the rest of it, imports this. */

/** As the server sends it (`notices/channels/push.ts`). */
interface PushedNotice {
  readonly title: string
  readonly body: string
  readonly url: string
  readonly tag: string
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushedEvent extends WaitingEvent {
  readonly data: { json(): unknown } | null
}
interface NoticeEvent extends WaitingEvent {
  readonly notification: { readonly data: unknown; close(): void }
}
/** The browser has given up the place where it could be told; it may bring the next one along. */
interface MovedEvent extends WaitingEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}
interface OpenWindow {
  readonly visibilityState: string
  postMessage(message: unknown): void
  focus(): Promise<unknown>
}

/** The part of a worker's world that is needed here: the types of pages have none of it. */
interface WorkerWorld {
  readonly registration: {
    readonly pushManager: PushManager
    showNotification(title: string, options: object): Promise<void>
  }
  readonly clients: {
    matchAll(options: object): Promise<readonly OpenWindow[]>
    openWindow(path: string): Promise<unknown>
  }
  addEventListener(type: 'push', hear: (event: PushedEvent) => void): void
  addEventListener(type: 'notificationclick', hear: (event: NoticeEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', hear: (event: MovedEvent) => void): void
}

const world = globalThis as unknown as WorkerWorld

world.addEventListener('push', (event) => {
  const notice = event.data?.json() as PushedNotice | undefined
  if (notice !== undefined) event.waitUntil(Promise.all([show(notice), tellPages({ turns: true })]))
})

world.addEventListener('notificationclick', (event) => {
  const { data, close } = event.notification
  close.call(event.notification)
  event.waitUntil(open(String(data)))
})

world.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveTo(event))
})

/** The server is told of the new place by itself: the old one is dropped when it is gone. */
async function moveTo({ oldSubscription, newSubscription }: MovedEvent): Promise<void> {
  const made = newSubscription ?? (await subscribeLike(oldSubscription ?? null))
  if (made === null) return
  await restAt('').call('POST /notices/targets', {
    body: { channel: 'push', place: placeOf(made) },
  })
}

async function subscribeLike(old: PushSubscription | null): Promise<PushSubscription | null> {
  return old === null ? null : await world.registration.pushManager.subscribe(old.options)
}

function show({ title, body, url, tag }: PushedNotice): Promise<void> {
  // Wherever the server thinks it is: this page's own server is meant.
  const { pathname } = new URL(url, 'https://any.invalid')
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' }
  return world.registration.showNotification(title, { body, tag, data: pathname, ...look })
}

/** A window that is open already goes there; else one is opened. */
async function open(path: string): Promise<void> {
  const windows = await windowsOpen()
  const [first] = [...windows].sort((a) => (a.visibilityState === 'visible' ? -1 : 1))
  if (first === undefined) return void (await world.clients.openWindow(path))
  first.postMessage({ open: path })
  await first.focus()
}

async function tellPages(message: object): Promise<void> {
  for (const page of await windowsOpen()) page.postMessage(message)
}

function windowsOpen(): Promise<readonly OpenWindow[]> {
  return world.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
