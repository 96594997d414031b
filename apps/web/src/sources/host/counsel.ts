import { Stopped, type Thinking, TimeBudget } from '@meadhall/bots'
import type { Viewer } from '@meadhall/kernel'
import {
  askedOf,
  type Grounds,
  type Hint,
  lastWitnessed,
  type Match,
  type Why,
} from '@meadhall/match'
import type { Thought } from './thinking/messages.ts'
import { Thinker } from './thinking/thinker.ts'

/** Milliseconds to think about a hint. */
const HINT_MS = 1000

/** Advice for whoever sits in front of the screen, thought out in a thread of its own. */
export class Counsel {
  readonly #match: Match
  readonly #front: () => Viewer
  readonly #thinker: Thinker

  constructor(match: Match, front: () => Viewer) {
    this.#match = match
    this.#front = front
    this.#thinker = new Thinker(match.record.game)
  }

  async hint(): Promise<Hint | null> {
    const { position } = this.#match
    const front = this.#front()
    const asked = front === null ? null : askedOf(position, front)
    if (asked === null) return null
    const match = this.#match
    const number = position.question(asked.decision.seat)?.number
    // The same question has the same hint; one that is no longer asked needs none.
    const how = {
      seed: `hint/${position.seq}`,
      budget: new TimeBudget(HINT_MS, () => performance.now()),
      signal: {
        get aborted() {
          return match.position.question(asked.decision.seat)?.number !== number
        },
      },
    }
    return (await this.#think({ kind: 'hint', asked }, how)) as Hint | null
  }

  async why(step: number): Promise<Why | null> {
    const { record, position } = this.#match
    const front = this.#front()
    if (front === null || !Number.isInteger(step)) return null
    const last = lastWitnessed(record, position, front, step)
    if (last === null) return null
    const thought: Thought = { kind: 'why', witnessed: last.witnessed }
    const grounds = (await this.#think(thought, { seed: `why/${last.step}` })) as Grounds | null
    return grounds && { ...grounds, step: last.step }
  }

  /** A new wish ends what was thought about an old one. */
  async #think(thought: Thought, how: Thinking): Promise<unknown> {
    this.#thinker.stop()
    try {
      return await this.#thinker.think(thought, how)
    } catch (error) {
      if (error instanceof Stopped) return null
      throw error
    }
  }
}
