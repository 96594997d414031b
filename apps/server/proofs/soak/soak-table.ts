import { randomBytes } from 'node:crypto'
import { NotDone, type Rest } from '@meadhall/client/rest'
import { seatCommitment } from '@meadhall/fairness'
import type { GameId } from '@meadhall/games'
import { type RngState, seedRng } from '@meadhall/kernel'
import type { Addresses } from './addresses.ts'
import { Player } from './player.ts'
import { call } from './rest.ts'
import { Told } from './told.ts'

export interface TablePlanned {
  readonly game: GameId
  /** The tokens of those who sit down; the first lays the table. */
  readonly people: readonly string[]
  readonly bots: number
  readonly seed: string
}

interface Seated {
  readonly token: string
  readonly contribution: string
}

/** A game from the empty table to its end, whatever happens to the servers. */
export class SoakTable {
  readonly told: Told
  readonly game: GameId
  readonly #addresses: Addresses
  readonly #players: readonly Player[]
  readonly #host: string

  private constructor(
    addresses: Addresses,
    id: string,
    plan: TablePlanned,
    seated: readonly Seated[],
  ) {
    this.#addresses = addresses
    this.game = plan.game
    this.told = new Told(id)
    this.#host = plan.people[0] ?? ''
    const rng = (name: string): RngState => seedRng(`${plan.seed}/${name}`)
    const needs = { addresses, told: this.told }
    this.#players = [
      ...seated.map((one, seat) => new Player({ ...needs, ...one, seat, rng: rng(`${seat}`) })),
      new Player({ ...needs, seat: null, token: null, contribution: null, rng: rng('watcher') }),
    ]
  }

  /** Lays the table and sits down. */
  static async lay(addresses: Addresses, plan: TablePlanned): Promise<SoakTable> {
    const [host = ''] = plan.people
    const seats = [
      ...plan.people.map(() => ({ for: 'anyone' as const })),
      ...Array.from({ length: plan.bots }, () => ({ for: 'bot', level: 'thrall' }) as const),
    ]
    const body = { game: plan.game, seats }
    const laid = await call(addresses, host, (rest) => rest.call('POST /tables', { body }))
    const { id } = laid.table
    const seated: Seated[] = []
    for (const [seat, token] of plan.people.entries())
      seated.push(await sitDown(addresses, id, seat, token))
    return new SoakTable(addresses, id, plan, seated)
  }

  /** Starts the game; fulfilled when all were told that it is over. */
  async play(): Promise<void> {
    const sent = { params: { id: this.told.table } }
    const start = (rest: Rest) => rest.call('POST /tables/:id/start', sent)
    await call(this.#addresses, this.#host, start).catch((error: unknown) => {
      // The reply of a first attempt may have been lost with its process.
      if (!(error instanceof NotDone && error.status === 409)) throw error
    })
    await Promise.all(this.#players.map(({ over }) => over))
    for (const player of this.#players) player.close()
  }
}

async function sitDown(
  addresses: Addresses,
  id: string,
  seat: number,
  token: string,
): Promise<Seated> {
  const contribution = randomBytes(32).toString('hex')
  const commitment = seatCommitment(id, seat, contribution)
  const sent = { params: { id }, body: { seat, commitment } }
  const sat = await call(addresses, token, (rest) => rest.call('POST /tables/:id/seats', sent))
  if (sat.seat !== seat) throw new Error(`no seat: ${JSON.stringify(sat)}`)
  return { token, contribution }
}
