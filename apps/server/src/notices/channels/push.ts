import { createHash } from 'node:crypto'
import type { VapidKeys } from 'web-push'
import type { Channel } from '../channel.ts'
import { sentBy } from './answer-status.ts'
import { type OutgoingPolicy, post } from './outgoing.ts'

export interface PushNeeds {
  readonly keys: VapidKeys
  /** Who sends: `mailto:` or the server's own address; push services want to know whom to ask. */
  readonly subject: string
  readonly policy: OutgoingPolicy
}

/** After so long nobody needs to hear that it was their turn. */
const KEPT_SECONDS = 12 * 3600
const LONGEST_TOPIC = 32

/** Notices in a browser, also while no page is open. Only the browser can read them. */
export function pushChannel({ keys, subject, policy }: PushNeeds): Channel<'push'> {
  return {
    async send({ title, text, link, tag, isUrgent }, { place }) {
      // Loaded with the first notice: it is slow to load, and most starts send none.
      const { default: webPush } = await import('web-push')
      const details = webPush.generateRequestDetails(
        place,
        JSON.stringify({ title, body: text, url: link, tag }),
        {
          vapidDetails: { subject, ...keys },
          contentEncoding: 'aes128gcm',
          TTL: KEPT_SECONDS,
          topic: topicOf(tag),
          urgency: isUrgent ? 'high' : 'normal',
        },
      )
      const headers = Object.fromEntries(
        Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
      )
      return sentBy(await post({ url: place.endpoint, headers, body: details.body }, policy))
    },
  }
}

/** By which a push service knows that a newer notice takes the place of an older one. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, LONGEST_TOPIC)
}
