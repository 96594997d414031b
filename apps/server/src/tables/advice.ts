import { TimeBudget } from '@meadhall/bots'
import type { Seat } from '@meadhall/kernel'
import { askedOf, type Hint, lastWitnessed, type Match, type Why } from '@meadhall/match'
import type { Reply } from '@meadhall/protocol'
import type { PoolCounsel } from '../bot-workers/index.ts'
import { refuse } from '../refusing/refused.ts'

/** Milliseconds to think about a hint, and between two pieces of advice for a seat. */
const HINT_MS = 1000
const ADVICE_EVERY_MS = 2000

type Told = NonNullable<Reply['advice']> | null

/** Advice at one table: from what a seat can see, one piece at a time, now and then. */
export class TableAdvice {
  readonly #counsel: PoolCounsel
  readonly #now: () => number
  /** When each seat asked last. */
  readonly #asked = new Map<Seat, number>()

  constructor(counsel: PoolCounsel, now: () => number) {
    this.#counsel = counsel
    this.#now = now
  }

  /** What a norn would do in a seat's place; nothing once the question is another one. */
  async hint(match: Match, seat: Seat): Promise<Told> {
    this.#admit(seat)
    const { position } = match
    const asked = askedOf(position, seat)
    if (asked === null) return null
    const number = position.question(seat)?.number
    const signal = {
      get aborted() {
        return match.position.question(seat)?.number !== number
      },
    }
    const budget = new TimeBudget(HINT_MS, () => performance.now())
    const how = { seed: `hint/${position.seq}`, budget, signal }
    return told(await this.#counsel.hint(asked, how).catch(() => null))
  }

  /** Why a bot may have done what it did at a step, or the last before it that was seen whole. */
  async why(match: Match, seat: Seat, step: number): Promise<Told> {
    this.#admit(seat)
    const last = lastWitnessed(match.record, match.position, seat, step)
    if (last === null) return null
    const how = { seed: `why/${last.step}` }
    const grounds = await this.#counsel.why(last.witnessed, how).catch(() => null)
    return told(grounds && { ...grounds, step: last.step })
  }

  #admit(seat: Seat): void {
    const now = this.#now()
    const last = this.#asked.get(seat)
    if (last !== undefined && now - last < ADVICE_EVERY_MS) throw refuse('too-many', 'advice-soon')
    this.#asked.set(seat, now)
  }
}

/** Field by field, as it goes out. */
function told(advice: Hint | Why | null): Told {
  if (advice === null) return null
  const { chance, reason } = advice
  const why = reason === null ? null : { key: reason.key, params: { ...reason.params } }
  const about = 'action' in advice ? { action: { ...advice.action } } : { step: advice.step }
  return { chance, reason: why, ...about }
}
