/**
 * The tables of the database, the same on SQLite and PostgreSQL. Times are milliseconds since 1970,
 * flags are 0 or 1, and what only we read is JSON text with a version inside. Columns that only one
 * part of the server knows are added by its own migration and its own interface here.
 */

import type { Phrase } from '@meadhall/protocol'
import type { Generated } from 'kysely'
import type {
  Flag,
  GameCountsRow,
  MeetingsRow,
  RatingChangesRow,
  RatingsRow,
  ReportsRow,
  ResultsRow,
  SourceCountsRow,
} from './result-rows.ts'

/** Guests and accounts alike: a guest becomes an account without losing a game. */
export interface PeopleRow {
  id: string
  name: string
  /** `deleted`: the name in old games is "somebody". */
  kind: 'guest' | 'account' | 'deleted'
  created: number
  touched: number
  /** What follows the person from device to device, as the web application keeps it. */
  settings: string | null
  /** By what two names count as the same; only an account has one, and each its own. */
  name_key: string | null
  role: 'player' | 'operator'
  banned_until: number | null
  /** Until when the person may not chat. */
  muted_until: number | null
  /** Night hours and holidays, as the protocol has them. */
  away: string | null
}

/** How an account is entered: by a password (argon2id) or a passkey. */
export interface CredentialsRow {
  id: string
  person_id: string
  kind: 'password' | 'passkey'
  data: string
  created: number
  used: number | null
}

/** Opaque tokens, of which only the hash is kept. */
export interface SessionsRow {
  hash: string
  person_id: string
  /** A browser's cookie, or a token that a program carries. */
  kind: 'cookie' | 'token'
  label: string
  created: number
  touched: number
  expires: number
}

/** What was done to accounts, and by operators. No secrets. */
export interface AuditRow {
  id: string
  at: number
  /** `null`: the operator at the machine. */
  who: string | null
  what: string
  /** The person it was done to. */
  about: string | null
  detail: string | null
}

/** What is to be answered once, and soon: by a passkey's signature, or by a code. */
export interface ChallengesRow {
  hash: string
  purpose: 'register' | 'sign-in' | 'second-factor'
  person_id: string | null
  expires: number
}

/** What codes are made from that are asked for beside the password. It has to be readable to be checked. */
export interface SecondFactorsRow {
  person_id: string
  /** Base32. */
  secret: string
  created: number
  /** `null`: no code was seen yet, so none is asked for. */
  on_since: number | null
  /** Of the last code that was taken: neither it nor an older one is good again. */
  last_step: number
}

/** Codes in place of a lost device, each good once. */
export interface RecoveryCodesRow {
  hash: string
  person_id: string
}

/** Sign-ins that failed, by the hash of a name or an address. */
export interface AttemptsRow {
  key: string
  count: number
  last: number
}

/** From where somebody has signed in well, by the hash of their name and the address. */
export interface KnownAddressesRow {
  key: string
  person_id: string
  seen: number
}

/** A table with all that may change about it in one document (`tables/document/table-doc.ts`). */
export interface TablesRow {
  id: string
  /** Counts the changes: one is saved only over the version it was made from. */
  version: number
  phase: string
  game: string
  is_public: Flag
  doc: string
  /** The server's part of the seed; shown to nobody before the game is over. */
  secret: string
  /** Whether its result is written down (`ratings/`). */
  settled: Generated<Flag>
  /** Who laid it; this and the next three are what waiting tables are looked for by. */
  host: string | null
  players: Generated<number>
  tempo: Generated<string>
  rated: Generated<Flag>
  created: number
  touched: number
}

/** Who sits where, for "my games", and the secrets of a seat's two links. */
export interface SeatsRow {
  table_id: string
  seat: number
  person_id: string | null
  /** Of the link that leads back to the seat, for whoever sits there now. */
  resume_hash: string | null
  /** Of the link that invites somebody to it. */
  invitation_hash: string | null
  /** Who sat here when the cards were dealt; `null` before, and for a bot. */
  started_by: string | null
  /** The same, where they sit at this table no more. */
  left_by: string | null
  /** How it stands with the table, and the rest of what lists of somebody's games go by. */
  state: Generated<SeatState>
  touched: Generated<number>
  game: Generated<string>
  is_public: Generated<Flag>
}

/** What a table's phase means to those who sit there. */
export type SeatState = 'waiting' | 'running' | 'finished' | 'closed'

/** A match: what it started from, and where it stands. */
export interface GamesRow {
  id: string
  record: string
  summary: string
  /** The number of the last entry. */
  seq: number
  /** The clocks as they stand after it (`clocks/`); `null` where there are none. */
  clock: string | null
  /** When the next clock runs out. */
  due: number | null
  created: number
  touched: number
}

/** The journal: lines are only ever added. */
export interface ActionsRow {
  game_id: string
  n: number
  entry: string
  at: number
}

/** A match at one point, to open it quickly. Any can be thrown away. */
export interface SnapshotsRow {
  game_id: string
  n: number
  kept: string
}

/** Which process runs a table's bots, clocks and notices. */
export interface LeasesRow {
  table_id: string
  owner: string
  until: number
}

/** What a person wants to be told of (`notices/`), as JSON. */
export interface NoticePreferencesRow {
  person_id: string
  data: string
}

/** A place that a person's notices go to: a browser, a webhook, a mail box. */
export interface NoticeTargetsRow {
  id: string
  person_id: string
  channel: string
  data: string
  /** A mail address counts once its owner has said so. */
  confirmed: Flag
  /** In a row. */
  failures: number
  created: number
}

/** Who is away while a table waits for them, and what they were told of it. */
export interface NoticeWaitsRow {
  table_id: string
  person_id: string
  game: string
  question: number
  since: number
  due: number | null
  announced: Flag
  reminded: Flag
  /** When to look whether there is something to tell. */
  look_at: number | null
}

/** When something was sent to whom, for a day: so that nobody gets too much. */
export interface NoticesSentRow {
  who: string
  kind: string
  at: number
}

/** Keys that the server made itself at its first start. */
export interface ServerKeysRow {
  name: string
  value: string
}

/** What was said at a table: lines are numbered, and a key makes a second sending no second line. */
export interface ChatRow {
  table_id: string
  n: number
  at: number
  person_id: string
  /** Where they sat when they said it; `null` for one who watched. */
  seat: number | null
  name: string
  text: string
  /** Where it is one of the phrases that everybody reads in their own language. */
  phrase: Phrase | null
  key: string
}

/** Whom somebody does not want to hear. */
export interface MutesRow {
  person_id: string
  muted_id: string
}

/** Whom somebody does not want to play with (`blocks/`). */
export interface BlocksRow {
  person_id: string
  blocked_id: string
  at: number
}

/** When the server was last there, whichever process said so. */
export interface HeartbeatsRow {
  id: string
  at: number
}

/** When it was not: nobody's clock ran then. */
export interface OutagesRow {
  n: number
  since: number
  until: number
}

/** What somebody left word of for questions that are not asked yet (`orders/`). */
export interface OrdersRow {
  id: string
  table_id: string
  seat: number
  person_id: string
  data: string
  created: number
}

/** The tables by their names. */
export interface Schema {
  people: PeopleRow
  credentials: CredentialsRow
  sessions: SessionsRow
  audit: AuditRow
  challenges: ChallengesRow
  second_factors: SecondFactorsRow
  recovery_codes: RecoveryCodesRow
  attempts: AttemptsRow
  known_addresses: KnownAddressesRow
  tables: TablesRow
  seats: SeatsRow
  games: GamesRow
  actions: ActionsRow
  snapshots: SnapshotsRow
  leases: LeasesRow
  notice_preferences: NoticePreferencesRow
  notice_targets: NoticeTargetsRow
  notice_waits: NoticeWaitsRow
  notices_sent: NoticesSentRow
  server_keys: ServerKeysRow
  chat: ChatRow
  mutes: MutesRow
  blocks: BlocksRow
  heartbeats: HeartbeatsRow
  outages: OutagesRow
  ratings: RatingsRow
  rating_changes: RatingChangesRow
  results: ResultsRow
  game_counts: GameCountsRow
  source_counts: SourceCountsRow
  meetings: MeetingsRow
  orders: OrdersRow
  reports: ReportsRow
}
