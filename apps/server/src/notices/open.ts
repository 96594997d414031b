import { randomBytes } from 'node:crypto'
import type { NoticeChannel } from '@meadhall/protocol'
import type { Config } from '../config.ts'
import type { Ground } from '../ground.ts'
import type { Routes } from '../http/app.ts'
import type { Part } from '../part.ts'
import type { Database } from '../storage/database.ts'
import { dropRunOut, dropWaits } from '../storage/dropping.ts'
import type { Channels } from './channel.ts'
import { emailChannel, type Mailer, mailer } from './channels/email.ts'
import { pushChannel } from './channels/push.ts'
import { webhookChannel } from './channels/webhook.ts'
import type { NoticeLog } from './delivery.ts'
import { KyselyNotices } from './kysely-notices.ts'
import type { NoticeStore } from './notice-store.ts'
import { Notices } from './notices.ts'
import { noticesOfPeople } from './personal-data.ts'
import { pushKeys } from './push-keys.ts'
import { noticeRoutes } from './routes.ts'
import { SignedLinks } from './signed-links.ts'
import { Subscriptions } from './subscriptions.ts'
import { turnOf } from './turn-of.ts'

export interface OpenNoticesNeeds extends Pick<Ground, 'now'> {
  readonly config: Pick<Config, 'origin' | 'port' | 'notices'>
  readonly database: Pick<Database, 'queries' | 'reads'>
  readonly log: NoticeLog
}

/** Notices as the server uses them. */
export interface OpenNotices extends Part {
  readonly notices: Notices
  routes(): Routes
  close(): Promise<void>
}

const TIMEOUT_MS = 15_000
const LINK_KEY_BYTES = 32
/** What was sent is counted over a day at most. */
const SENT_MS = 24 * 3_600_000

/** Puts notices together; keys are made at the first start. Nothing is sent before they are started. */
export async function openNotices(needs: OpenNoticesNeeds): Promise<OpenNotices> {
  const { config, database, log, now } = needs
  const store = new KyselyNotices(database.queries)
  const origin = config.origin ?? `http://localhost:${config.port}`
  const links = new SignedLinks(await linkKey(store), origin)
  const policy = { allowPrivate: config.notices.to === 'anywhere', timeoutMs: TIMEOUT_MS }
  const keys = await pushKeys(store)
  const post = await mailerOf(config.notices)
  const channels: Channels = {
    push: pushChannel({ keys, subject: subjectOf(config), policy }),
    webhook: webhookChannel(policy),
    ...(post !== null && { email: emailChannel(post, (id) => links.link('unsubscribe', id)) }),
  }
  const linkOf = (table: string | null) =>
    table === null ? `${origin}/my-games` : `${origin}/tables/${table}`
  const notices = new Notices({ store, channels, linkOf, log, now })
  const names = Object.keys(channels) as NoticeChannel[]
  const subscriptions = new Subscriptions({
    store,
    channels: names,
    policy,
    mailer: post,
    links,
    now,
  })
  return {
    notices,
    routes: () => noticeRoutes({ store, subscriptions, channels: names, pushKey: keys.publicKey }),
    personalData: noticesOfPeople(store),
    chores: [{ name: 'notices', run: (at) => forgetNotices(database, at) }],
    tableChanged: (table) => notices.turnChanged(turnOf(table, now())),
    tableAway: (table) => notices.forget(table),
    start: () => notices.start(),
    close: async () => {
      await notices.close()
      post?.close()
    },
  }
}

async function forgetNotices(
  { queries, reads }: OpenNoticesNeeds['database'],
  now: number,
): Promise<void> {
  await dropRunOut(queries, 'notices_sent', now - SENT_MS)
  await dropWaits(queries, reads)
}

async function linkKey(store: NoticeStore): Promise<string> {
  return await store.key('letter-links', () => randomBytes(LINK_KEY_BYTES).toString('base64url'))
}

async function mailerOf({ smtpUrl, mailFrom }: Config['notices']): Promise<Mailer | null> {
  if (smtpUrl === undefined || mailFrom === undefined) return null
  return await mailer({ smtpUrl, from: mailFrom })
}

/** Whom a push service may ask: the server's address, or else whoever its letters come from. */
function subjectOf({ origin, notices }: OpenNoticesNeeds['config']): string {
  if (origin?.startsWith('https:')) return origin
  const [address = 'nobody@localhost'] = /[^\s<>]+@[^\s<>]+/.exec(notices.mailFrom ?? '') ?? []
  return `mailto:${address}`
}
