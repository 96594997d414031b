import { InTurn } from '@meadhall/kernel'
import type { FromServer } from '@meadhall/protocol'
import type { Connection } from '../connections/connection.ts'
import { refuse } from '../refusing/refused.ts'
import type { ChatRow } from '../storage/schema.ts'
import type { TableDoc } from '../table-doc/table-doc.ts'
import type { ChatStore } from './chat-store.ts'
import type { Spoken } from './spoken.ts'

/** How much is told to one who comes. */
const TOLD_AT_FIRST = 50
/** How much another process may have said meanwhile. */
const TOLD_AT_ONCE = 200

/** The table where something is said, with those who are there. */
export interface Room {
  readonly id: string
  readonly doc: TableDoc
  tell(message: FromServer, whom: (connection: Connection) => boolean): void
}

/** What is said at one table, as this process knows it. */
export class TableChat {
  readonly #store: ChatStore
  readonly #table: Room
  /** The number of the last line that was told here; `null` before anybody came. */
  #told: number | null = null
  readonly #turn = new InTurn()

  constructor(store: ChatStore, table: Room) {
    this.#store = store
    this.#table = table
  }

  /** Says something; the number of the line it became. */
  async say(connection: Connection, spoken: Spoken, key: string, at: number): Promise<number> {
    const { person, seat } = connection
    if (person === null) throw refuse('unauthenticated', 'nobody')
    if (!connection.may('chat')) throw refuse('too-many', 'too-much-said')
    const speaker = await this.#store.speaker(person)
    if (speaker === null) throw refuse('unauthenticated', 'nobody')
    if (speaker.mutedUntil > at) throw refuse('forbidden', 'silenced')
    // At a seat one is called as everybody sees it there.
    const sitter = seat === null ? null : this.#table.doc.seats[seat]?.person
    const { name } = sitter ?? speaker
    const draft = { table_id: this.#table.id, at, person_id: person, seat, name, ...spoken, key }
    const line = await this.#store.add(draft)
    await this.catchUp()
    return line.n
  }

  /** Hears somebody no more; or again, and then what they said meanwhile too. */
  async mute(connection: Connection, muted: string, on: boolean): Promise<void> {
    const { person, mutes } = connection
    if (person === null) throw refuse('unauthenticated', 'nobody')
    if (on) return await this.#mute(person, mutes, muted)
    await this.#store.unmute(person, muted)
    if (mutes.delete(muted)) await this.greet(connection)
  }

  async #mute(person: string, mutes: Set<string>, muted: string): Promise<void> {
    const end = await this.#store.mute(person, muted)
    if (end === 'nobody') throw refuse('not-found', 'no-person')
    if (end === 'too-many') throw refuse('too-many', 'too-many-muted')
    mutes.add(muted)
  }

  /** Tells those who are here what was said since, in this process or another. */
  catchUp(): Promise<void> {
    return this.#turn.take(() => this.#catchUp())
  }

  async #catchUp(): Promise<void> {
    if (this.#told === null) return
    const lines = await this.#store.since(this.#table.id, this.#told, TOLD_AT_ONCE)
    for (const line of lines) {
      this.#told = line.n
      this.#table.tell(told(line), (connection) => mayHear(connection, line, this.#table.doc))
    }
  }

  /** Tells one who has just come what was said last. */
  greet(connection: Connection): Promise<void> {
    return this.#turn.take(() => this.#greet(connection))
  }

  async #greet(connection: Connection): Promise<void> {
    const lines = await this.#store.since(this.#table.id, 0, TOLD_AT_FIRST)
    this.#told = Math.max(this.#told ?? 0, lines.at(-1)?.n ?? 0)
    for (const line of lines)
      if (mayHear(connection, line, this.#table.doc)) connection.send(JSON.stringify(told(line)))
  }
}

/**
 * Who hears a line: nobody one whom they muted; and while the game goes on no player hears one who
 * watches, since those may see what others do not tell.
 */
export function mayHear(
  { seat, mutes }: Pick<Connection, 'seat' | 'mutes'>,
  line: Pick<ChatRow, 'seat' | 'person_id'>,
  { phase }: Pick<TableDoc, 'phase'>,
): boolean {
  if (mutes.has(line.person_id)) return false
  return !(isRunning(phase) && seat !== null && line.seat === null)
}

/** Whether a game goes on in this phase, so that those who watch are kept from those who play. */
export function isRunning(phase: TableDoc['phase']): boolean {
  return phase === 'playing' || phase === 'paused' || phase === 'revealing'
}

function told({ n, at, person_id, seat, name, text, phrase }: ChatRow): FromServer {
  const line = { type: 'chat', n, at, person: person_id, seat, name, text } as const
  return phrase === null ? line : { ...line, phrase }
}
