import { setImmediate as turn } from 'node:timers/promises'
import type { AnyRules } from '@meadhall/kernel'
import type { Match } from '@meadhall/match'
import { personOf } from '../../src/accounts/person.ts'
import type { Server } from '../../src/server.ts'
import { LIFTED_LIMITS } from '../../src/socket/limits.ts'
import type { TableDoc } from '../../src/table-doc/table-doc.ts'
import { usualBeatMs } from '../../src/tables/beat.ts'
import type { LiveTable } from '../../src/tables/live-table.ts'
import { hashOf } from '../../src/tables/secrets.ts'
import { type TemporaryServer, temporaryServer } from '../../src/testing/temporary-server.ts'
import type { Clock } from './clock.ts'
import { Peer } from './peer.ts'
import { Puppets } from './puppets.ts'
import { nameOfPerson, PEOPLE, SECRET } from './table.ts'

const NO_LIMIT = 1_000_000
const LIMITS = { ...LIFTED_LIMITS, waiting: NO_LIMIT }

/** The game a world plays: rules, and the state at which every table of it begins. */
interface Begun {
  readonly rules: AnyRules
  readonly state: object
}

/**
 * A whole server in which a game begins at a given state. The server cannot tell: all it knows of a
 * game is the contract, and to it this state is what the set-up gave.
 */
export class World {
  readonly #run: TemporaryServer
  readonly #tokens: ReadonlyMap<string, string>
  readonly #begun: { now: Begun | null }
  readonly #puppets: Puppets

  private constructor(
    run: TemporaryServer,
    tokens: ReadonlyMap<string, string>,
    begun: { now: Begun | null },
    puppets: Puppets,
  ) {
    this.#run = run
    this.#tokens = tokens
    this.#begun = begun
    this.#puppets = puppets
  }

  static async open(clock: Clock, beatMs = usualBeatMs): Promise<World> {
    const begun: { now: Begun | null } = { now: null }
    const env = { MEADHALL_REQUESTS_PER_MINUTE: String(NO_LIMIT) }
    const now = () => clock.now
    const puppets = new Puppets(() => clock.botsNow)
    const run = await temporaryServer(env, {
      now,
      botsOf: puppets.botsOf,
      botTime: puppets,
      beatMs,
      limits: LIMITS,
      isDurable: false,
      rulesOf: () => Promise.resolve(begun.now && beginningAt(begun.now)),
    })
    return new World(run, await settled(run.server, now()), begun, puppets)
  }

  /** What was logged as a warning or worse. */
  get logged(): readonly string[] {
    return this.#run.logged
  }

  /** Lays a table whose game has just been dealt so. */
  async lay(doc: TableDoc, begun: Begun): Promise<Laid> {
    this.#begun.now = begun
    this.#puppets.forget()
    const { tables } = this.#run.server.database
    const links = doc.seats.map((_, seat) => hashOf(`${doc.id}/${seat}`))
    await tables.create({ doc, secret: SECRET }, links)
    const table = await this.#run.server.hall.table(doc.id)
    if (table === null) throw new Error('the table was not laid')
    while (table.match === null) await turn()
    const laid = new Laid(table, {
      puppets: this.#puppets,
      peerOf: (person) => this.#peer(doc.id, person),
      look: async () => {
        const { timeouts } = this.#run.server.hall
        await timeouts.check(table)
        // Nobody looks again by the machine's own clock: it would be at another moment in each world.
        timeouts.forget(table.id)
      },
    })
    await laid.rest()
    return laid
  }

  #peer(table: string, person: string): Peer {
    const url = `${this.#run.address.replace('http', 'ws')}/api/v1/tables/${table}/live`
    return new Peer(url, this.#tokens.get(person) ?? '')
  }

  /** The table is not played on, and nobody finds it again to look after its bots. */
  async putAway({ table }: Laid): Promise<void> {
    const { hall, database } = this.#run.server
    hall.putAway(table)
    this.#puppets.forget()
    await database.matches.delete(table.id)
    await database.queries.deleteFrom('tables').where('id', '=', table.id).execute()
  }

  async close(): Promise<void> {
    await this.#run.close()
  }
}

function beginningAt({ rules, state }: Begun): AnyRules {
  return { ...rules, setup: () => rules.clone(state) }
}

/** The same people in every world, each with a token of their own. */
async function settled({ database, sessions }: Server, now: number): Promise<Map<string, string>> {
  const tokens = new Map<string, string>()
  for (const id of PEOPLE) {
    const row = {
      id,
      name: nameOfPerson(id),
      kind: 'guest',
      created: now,
      touched: now,
      settings: null,
      name_key: null,
      role: 'player',
      banned_until: null,
      muted_until: null,
      away: null,
    } as const
    await database.queries.insertInto('people').values(row).execute()
    const person = personOf(row)
    if (person !== null) tokens.set(id, await sessions.open(person, 'token', ''))
  }
  return tokens
}

interface LaidNeeds {
  readonly puppets: Puppets
  peerOf(person: string): Peer
  /** Does what is due at the table. */
  look(): Promise<void>
}

/** One table of a world, with everybody who is there. */
export class Laid {
  readonly table: LiveTable
  readonly #peers = new Map<string, Peer>()
  readonly #needs: LaidNeeds

  constructor(table: LiveTable, needs: LaidNeeds) {
    this.table = table
    this.#needs = needs
  }

  get match(): Match {
    if (this.table.match === null) throw new Error('the game has not begun')
    return this.table.match
  }

  /** Its bots. */
  get puppets(): Puppets {
    return this.#needs.puppets
  }

  /** The client of a person at this table. */
  peer(person: string): Peer {
    const peer = this.#peers.get(person) ?? this.#needs.peerOf(person)
    this.#peers.set(person, peer)
    return peer
  }

  /** Somebody comes, new or with what they had at a revision. */
  async come(person: string, since: number | null): Promise<void> {
    await this.peer(person).connect(since)
    await this.rest()
  }

  /** Somebody's connection ends; fulfilled once the server knows. */
  async go(person: string): Promise<void> {
    const { size } = this.table.connections
    await this.peer(person).close()
    while (this.table.connections.size >= size) await turn()
    await this.rest()
  }

  async goAll(): Promise<void> {
    for (const peer of this.#peers.values()) await peer.close()
    while (this.table.connections.size > 0) await turn()
  }

  /** Fulfilled once the table has said all that it has to say by itself. */
  async rest(): Promise<void> {
    await this.#atRest()
    while (this.#isAboutToAnswer) await turn()
    while (this.match.position.outcome !== null && this.table.doc.phase === 'playing') await turn()
    await this.table.change((doc) => doc)
    await this.#needs.look()
    await this.#atRest()
    await this.table.chat.catchUp()
  }

  /** Bots that wait for the clock are at rest, too. */
  async #atRest(): Promise<void> {
    let isAtRest = false
    void this.match.atRest().then(() => {
      isAtRest = true
    })
    await turn()
    while (!isAtRest && !this.puppets.isParked) await turn()
  }

  get #isAboutToAnswer(): boolean {
    const { position } = this.match
    return position.questions.some((question) => this.match.isGivenByTable(question))
  }

  /** Fulfilled once a client has received all that was sent to it. */
  async received(person: string): Promise<void> {
    const { frames } = this.peer(person)
    for (let before = -1; before < frames.length; ) {
      before = frames.length
      await this.peer(person).flush()
    }
  }
}
