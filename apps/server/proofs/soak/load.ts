import { GAME_IDS } from '@meadhall/games'
import { at, below, type RngState, seedRng } from '@meadhall/kernel'
import type { Addresses } from './addresses.ts'
import { SoakTable, type TablePlanned } from './soak-table.ts'

export interface LoadNeeds {
  readonly addresses: Addresses
  /** How many tables are in play at a time. */
  readonly tables: number
  readonly people: readonly string[]
  readonly seed: string
}

/** Keeps so many tables in play, of all games in turn, until it is told to come to an end. */
export class Load {
  readonly #needs: LoadNeeds
  readonly #rng: RngState
  readonly #running: Promise<unknown>[]
  #isEnding = false
  #laid = 0
  #toldBefore = 0
  /** Tables whose game goes on, and those whose game is over and not taken yet. */
  readonly playing = new Set<SoakTable>()
  #over: SoakTable[] = []

  constructor(needs: LoadNeeds) {
    this.#needs = needs
    this.#rng = seedRng(needs.seed)
    this.#running = Array.from({ length: needs.tables }, () => this.#run())
  }

  /** The tables whose game has ended since this was asked last. */
  takeOver(): SoakTable[] {
    const over = this.#over
    this.#over = []
    return over
  }

  /** Lays no more tables; fulfilled when all games are over. */
  async end(): Promise<void> {
    this.#isEnding = true
    await Promise.all(this.#running)
  }

  /** How many moves were told so far: it stands still only where nothing goes on. */
  get told(): number {
    return [...this.playing].reduce((sum, table) => sum + toldAt(table), this.#toldBefore)
  }

  async #run(): Promise<void> {
    do {
      const table = await SoakTable.lay(this.#needs.addresses, this.#plan())
      this.playing.add(table)
      await table.play()
      this.playing.delete(table)
      this.#toldBefore += toldAt(table)
      this.#over.push(table)
    } while (!this.#isEnding)
  }

  #plan(): TablePlanned {
    const number = this.#laid++
    const { people, seed } = this.#needs
    const game = at(GAME_IDS, number % GAME_IDS.length)
    const first = below(this.#rng, people.length)
    const count = 2 + below(this.#rng, 2)
    const sitting = Array.from({ length: count }, (_, seat) =>
      at(people, (first + seat) % people.length),
    )
    return { game, people: sitting, bots: below(this.#rng, 2), seed: `${seed}/${number}` }
  }
}

function toldAt({ told: { tally } }: SoakTable): number {
  return tally.steps
}
