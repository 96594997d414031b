import { randomUUID } from 'node:crypto'
import type { NewNoticeTarget, NoticeChannel, NoticeTargetShown } from '@meadhall/protocol'
import type { Person } from '../accounts/person.ts'
import { refuse } from '../refusing/refused.ts'
import type { Mailer } from './channels/email.ts'
import {
  checkedUrl,
  ForbiddenAddress,
  type OutgoingPolicy,
  type Unsendable,
} from './channels/outgoing.ts'
import type { Target } from './notice.ts'
import type { NoticeStore } from './notice-store.ts'
import type { LetterLink, SignedLinks } from './signed-links.ts'
import { voiceOf } from './words.ts'

export interface SubscriptionNeeds {
  readonly store: NoticeStore
  readonly channels: readonly NoticeChannel[]
  readonly policy: OutgoingPolicy
  /** Where letters can be sent. */
  readonly mailer: Mailer | null
  readonly links: SignedLinks
  readonly now: () => number
}

const MOST_TARGETS = 10
const DAY_MS = 24 * 3600 * 1000
/** Letters to an address that nobody has confirmed, a day: by one person, and to one address. */
const MOST_CONFIRMATIONS = 3
const CONFIRM_WITHIN_MS = 2 * DAY_MS

const FORBIDDEN = {
  'no-https': 'server.address-https',
  user: 'server.address-user',
  private: 'server.address-private',
} as const satisfies Record<Unsendable, string>

/** The places that people want notices at: added, confirmed, removed. */
export class Subscriptions {
  readonly #needs: SubscriptionNeeds

  constructor(needs: SubscriptionNeeds) {
    this.#needs = needs
  }

  async list(person: string): Promise<NoticeTargetShown[]> {
    return (await this.#needs.store.targets(person)).map(shown)
  }

  /** A mail address counts once its owner has opened the link that it is sent. */
  async add(person: Person, wanted: NewNoticeTarget): Promise<NoticeTargetShown> {
    const { store, channels, now } = this.#needs
    if (!channels.includes(wanted.channel))
      throw refuse('conflict', 'server.no-channel', { channel: wanted.channel })
    this.#checkPlace(wanted)
    const known = await store.targets(person.id)
    const same = known.find((target) => addressOf(target) === addressOf(wanted))
    if (same !== undefined) return shown(same)
    if (known.length >= MOST_TARGETS)
      throw refuse('conflict', 'server.too-many-places', { most: MOST_TARGETS })
    const confirmed = wanted.channel !== 'email'
    const target = { ...wanted, id: randomUUID(), person: person.id, confirmed, created: now() }
    if (target.channel === 'email') await this.#askOwner(person, target.id, target.place.address)
    await store.addTarget(target)
    return shown(target)
  }

  async remove(person: string, id: string): Promise<void> {
    if (!(await this.#needs.store.removeTarget(id, person)))
      throw refuse('not-found', 'server.no-place')
  }

  /** The place that the link in a letter is about; `null` where the link is not ours or too old. */
  async linked(what: LetterLink, token: string): Promise<Target | null> {
    const { store, links, now } = this.#needs
    const id = links.read(what, token)
    const target = id === null ? null : await store.target(id)
    if (target === null) return null
    const isLate = what === 'confirm' && now() > target.created + CONFIRM_WITHIN_MS
    return isLate ? null : target
  }

  /** Does what the link in a letter is for. */
  async follow(what: LetterLink, { id }: Target): Promise<void> {
    if (what === 'confirm') await this.#needs.store.confirm(id)
    else await this.#needs.store.removeTarget(id)
  }

  #checkPlace(wanted: NewNoticeTarget): void {
    if (wanted.channel === 'email') return
    try {
      checkedUrl(addressOf(wanted), this.#needs.policy)
    } catch (error) {
      if (error instanceof ForbiddenAddress) throw refuse('bad-request', FORBIDDEN[error.why])
      throw error
    }
  }

  /** Nobody gets letters that they did not ask for: not even many that ask whether they do. */
  async #askOwner(person: Person, id: string, address: string): Promise<void> {
    const { store, mailer, links, now } = this.#needs
    if (person.kind !== 'account') throw refuse('forbidden', 'server.letters-account')
    for (const who of [person.id, mailbox(address)]) {
      const sent = await store.sentSince(who, 'confirmation', now() - DAY_MS)
      if (sent.length >= MOST_CONFIRMATIONS)
        throw refuse('too-many-requests', 'server.too-many-letters')
    }
    for (const who of [person.id, mailbox(address)]) await store.record(who, 'confirmation', now())
    const { say } = await voiceOf((await store.preferences(person.id)).language)
    const subject = say('mail.confirm.subject')
    const text = `${say('mail.confirm.text')}\n\n${links.link('confirm', id)}`
    if ((await mailer?.mail({ to: address, subject, text })) !== 'sent')
      throw refuse('unavailable', 'server.not-sent')
  }
}

function mailbox(address: string): string {
  return `mailto:${address.toLowerCase()}`
}

function addressOf(target: NewNoticeTarget): string {
  switch (target.channel) {
    case 'push':
      return target.place.endpoint
    case 'webhook':
      return target.place.url
    case 'email':
      return target.place.address
  }
}

/** The whole of a web address may be a secret. */
function shown(target: Target): NoticeTargetShown {
  const { id, channel, confirmed } = target
  const address = addressOf(target)
  const label = channel === 'email' ? address : new URL(address).host
  return { id, channel, label, confirmed }
}
