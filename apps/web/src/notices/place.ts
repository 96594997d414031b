import type { NewNoticeTarget } from '@meadhall/protocol'

type PushPlace = Extract<NewNoticeTarget, { channel: 'push' }>['place']

/** Where a browser can be told, as the server wants to know it. */
export function placeOf(subscription: PushSubscription): PushPlace {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, keys: { p256dh, auth } }
}
