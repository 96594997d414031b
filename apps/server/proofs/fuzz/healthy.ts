import { setImmediate as turn } from 'node:timers/promises'
import { TableClient } from '@meadhall/client'
import { pick, type RngState } from '@meadhall/kernel'
import type { Canaries } from './canaries.ts'

export interface HealthyNeeds {
  readonly url: string
  readonly token: string
  readonly rng: RngState
  readonly canaries: Canaries
}

/** A player who only wants to play. */
export class Healthy {
  readonly client: TableClient
  readonly #needs: HealthyNeeds
  #keys = 0

  constructor(needs: HealthyNeeds) {
    this.#needs = needs
    this.client = new TableClient({
      connect: () => new WebSocket(needs.url),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      chance: () => 0.5,
      hello: { token: needs.token },
      heard: (_, { seen, seat }) => {
        if (seat !== null && seen?.own != null) needs.canaries.holds(seat, JSON.stringify(seen.own))
      },
    })
  }

  get isOver(): boolean {
    return this.client.table?.phase === 'over'
  }

  /** Answers if it is asked; a question may be gone by then. */
  async move(): Promise<void> {
    const { asked = null, outcome = null } = this.client.seen ?? {}
    if (asked === null || outcome !== null) return await turn()
    this.#keys += 1
    await this.client.answer(pick(this.#needs.rng, asked.legal), `healthy-${this.#keys}`)
  }

  /** Takes the seat back from a bot, and says no to whatever was proposed. */
  async setRight(): Promise<void> {
    const { proposal = null } = this.client.table ?? {}
    if (proposal !== null)
      await this.client.call({ type: 'vote', proposal: proposal.id, agree: false })
    await this.client.call({ type: 'stand-in', on: false })
  }
}
