import type { Channel } from '../channel.ts'
import { sentBy } from './answer-status.ts'
import { type OutgoingPolicy, post } from './outgoing.ts'

const LONGEST_CONTENT = 2000

/** Messages in the form that Discord takes, and others that took it over. Nobody is pinged by them. */
export function webhookChannel(policy: OutgoingPolicy): Channel<'webhook'> {
  return {
    async send({ title, text, link }, { place }) {
      const message = {
        content: `${title}\n${link}`.slice(0, LONGEST_CONTENT),
        embeds: [{ title, description: text, url: link }],
        allowed_mentions: { parse: [] },
      }
      const headers = { 'content-type': 'application/json', 'user-agent': 'Meadhall' }
      return sentBy(await post({ url: place.url, headers, body: JSON.stringify(message) }, policy))
    },
  }
}
