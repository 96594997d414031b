import type { SessionShown } from '@meadhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema, SessionsRow } from '../storage/schema.ts'
import type { Passes } from './pass-watch.ts'
import { isBanned, PERSON_COLUMNS, type Person, personOf } from './person.ts'
import type { Recognised } from './recognised.ts'
import { SessionCache } from './session-cache.ts'
import { isToken, newToken, tokenHash } from './tokens.ts'

const DAY = 24 * 60 * 60 * 1000

/** A browser's session ends this long after its last use, a program's this long after it was made. */
export const LASTS: Readonly<Record<SessionsRow['kind'], number>> = {
  cookie: 90 * DAY,
  token: 365 * DAY,
}

/** How often use is noted: not with every request. */
const NOTED_EVERY = DAY
/** One person's devices and programs; with one more the one unused for longest ends. */
const MOST_SESSIONS = 50
const LONGEST_LABEL = 100

/** A session as its owner sees it. The id opens nothing. */
export type SessionListed = Omit<SessionShown, 'current'>

/** Opaque tokens and whom they stand for. Only their hashes are kept. */
export class Sessions implements Passes {
  readonly #db: Kysely<Schema>
  readonly #now: () => number
  readonly #cache: SessionCache
  readonly #listeners = new Set<() => void>()

  constructor(db: Kysely<Schema>, now: () => number = Date.now) {
    this.#db = db
    this.#now = now
    this.#cache = new SessionCache(now)
  }

  /** Lets a person in; returns the token, which nobody can be told again. */
  async open(person: Person, kind: SessionsRow['kind'], label: string): Promise<string> {
    const token = newToken()
    const now = this.#now()
    const row: SessionsRow = {
      hash: tokenHash(token),
      person_id: person.id,
      kind,
      label: label.slice(0, LONGEST_LABEL),
      created: now,
      touched: now,
      expires: now + LASTS[kind],
    }
    await this.#db.insertInto('sessions').values(row).execute()
    await this.#keepFew(person.id)
    return token
  }

  /**
   * Who may enter by a secret of this kind, or of any; `null` where it is unknown, ended, expired or
   * of another kind, or the person banned.
   */
  async who(token: string, kind?: SessionsRow['kind']): Promise<Person | null> {
    const found = await this.recognise(token)
    if (found === null || isBanned(found.person, this.#now())) return null
    return kind === undefined || kind === found.kind ? found.person : null
  }

  /** Whom a token stands for, also if they are banned. */
  async recognise(token: string): Promise<Recognised | null> {
    if (!isToken(token)) return null
    const hash = tokenHash(token)
    const kept = this.#cache.get(hash)
    if (kept !== undefined) return kept
    const { turn } = this.#cache
    const found = await this.#lookUp(hash)
    // A session may have ended while it was looked up.
    if (found !== null) this.#cache.put(hash, { ...found, renewed: false }, turn)
    return found
  }

  /** Ends a session. */
  async close(token: string): Promise<void> {
    const hash = tokenHash(token)
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute()
    this.#drop(hash)
  }

  /** Ends one session of a person by the id they were shown. */
  async closeOne(person: string, id: string): Promise<boolean> {
    const rows = await this.#ofPerson(person)
    const hash = rows.find((row) => idOf(row.hash) === id)?.hash
    if (hash === undefined) return false
    await this.#db.deleteFrom('sessions').where('hash', '=', hash).execute()
    this.#drop(hash)
    return true
  }

  /** Ends all sessions of a person, but perhaps one. */
  async closeAll(person: string, except?: string): Promise<void> {
    const all = this.#db.deleteFrom('sessions').where('person_id', '=', person)
    await (except === undefined ? all : all.where('hash', '!=', tokenHash(except))).execute()
    this.forget(person)
  }

  /** Another token for the same session: the one before opens nothing any more. */
  async rotate(token: string): Promise<string | null> {
    const next = newToken()
    const hash = tokenHash(token)
    const { numUpdatedRows } = await this.#db
      .updateTable('sessions')
      .set({ hash: tokenHash(next) })
      .where('hash', '=', hash)
      .executeTakeFirst()
    this.#drop(hash)
    return numUpdatedRows === 0n ? null : next
  }

  /** The sessions of a person that have not expired, the one used last first. */
  async list(person: string): Promise<readonly SessionListed[]> {
    const rows = await this.#ofPerson(person)
    return rows.map(({ hash, kind, label, created, touched, expires }) => ({
      id: idOf(hash),
      kind,
      label,
      created,
      touched,
      expires,
    }))
  }

  /** The id of a session in its owner's list. */
  idOf(token: string): string {
    return idOf(tokenHash(token))
  }

  /** Something about a person has changed: what is remembered of them is asked anew. */
  forget(person: string): void {
    this.#cache.forget(person)
    this.#changed()
  }

  /** Calls back whenever a session may have ended in this process. */
  onChange(changed: () => void): void {
    this.#listeners.add(changed)
  }

  /** Which of these hashes let somebody in that is not banned. */
  async stillGood(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.#now()
    const rows = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select('sessions.hash')
      .where('sessions.hash', 'in', hashes)
      .where('sessions.expires', '>', now)
      .where('people.kind', '!=', 'deleted')
      .where((row) => row.or([row('banned_until', 'is', null), row('banned_until', '<=', now)]))
      .execute()
    return new Set(rows.map(({ hash }) => hash))
  }

  #changed(): void {
    for (const changed of this.#listeners) changed()
  }

  #drop(hash: string): void {
    this.#cache.drop(hash)
    this.#changed()
  }

  async #ofPerson(person: string): Promise<SessionsRow[]> {
    return await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', person)
      .where('expires', '>', this.#now())
      .orderBy('touched', 'desc')
      .orderBy('created', 'desc')
      .execute()
  }

  async #keepFew(person: string): Promise<void> {
    const surplus = (await this.#ofPerson(person)).slice(MOST_SESSIONS).map(({ hash }) => hash)
    if (surplus.length === 0) return
    await this.#db.deleteFrom('sessions').where('hash', 'in', surplus).execute()
    for (const hash of surplus) this.#drop(hash)
  }

  async #lookUp(hash: string): Promise<Recognised | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select([...PERSON_COLUMNS, 'sessions.kind as session', 'sessions.touched'])
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', this.#now())
      .executeTakeFirst()
    const person = row === undefined ? null : personOf(row)
    if (row === undefined || person === null) return null
    const renewed = row.touched + NOTED_EVERY <= this.#now()
    if (renewed) await this.#note(hash, row.session, person.id)
    return { person, kind: row.session, renewed: renewed && row.session === 'cookie' }
  }

  /** Notes that a session is in use; a browser's then lasts longer. */
  async #note(hash: string, kind: SessionsRow['kind'], person: string): Promise<void> {
    const now = this.#now()
    await this.#db
      .updateTable('sessions')
      .set(kind === 'cookie' ? { touched: now, expires: now + LASTS.cookie } : { touched: now })
      .where('hash', '=', hash)
      .execute()
    await this.#db.updateTable('people').set({ touched: now }).where('id', '=', person).execute()
  }
}

/** A part of the hash names a session to its owner; the token cannot be found from it. */
function idOf(hash: string): string {
  return hash.slice(0, 16)
}
