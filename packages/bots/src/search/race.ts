import { at } from '@meadhall/kernel'
import { edgeOver } from './edge-over.ts'

/** An answer of the root with what it came to: its first look in the first world, and so on. */
export interface Contender<A> {
  readonly action: A
  readonly worths: number[]
}

/** Fewer common looks than this rule nothing out. */
const FEWEST = 12
/** How many standard errors of luck an answer is given before it is out. */
const CLEARLY = 2.5
/** Nobody notices less of a gain than this. */
const NOTICED = 0.002

/**
 * Which answer is looked at next. Sequential halving that can be ended at any time: in sweep after
 * sweep all are tried, then the better half as often in sum, then the better quarter. The n-th look
 * at every answer is in the same world, so answers are compared by what they differ in. Whatever
 * cannot be better than the best any more is out; when all others are, there is nothing to think
 * about any longer.
 */
export class Race<A> {
  #racing: Contender<A>[]
  #heat: number
  #turn = 0

  constructor(contenders: readonly Contender<A>[]) {
    this.#racing = [...contenders]
    this.#heat = contenders.length
  }

  /** The answer to look at, or `null` once it is clear which is best. */
  next(): Contender<A> | null {
    if (this.#turn >= this.#racing.length) this.#halve()
    if (this.#racing.length === 1) return null
    const contender = at(this.#racing, this.#turn % this.#heat)
    this.#turn += 1
    return contender
  }

  #halve(): void {
    const best = bestOf(this.#racing)
    const behind = new Map(this.#racing.map((one) => [one, edgeOver(one, best)]))
    const gain = (one: Contender<A>): number => behind.get(one)?.mean ?? 0
    this.#racing = this.#racing
      .filter((one) => one === best || !isOut(edgeOver(one, best)))
      .sort((one, other) => gain(other) - gain(one))
    this.#turn = 0
    this.#heat = this.#heat <= 2 ? this.#racing.length : Math.ceil(this.#heat / 2)
    this.#heat = Math.min(this.#heat, this.#racing.length)
  }
}

function isOut({ looks, mean, error }: ReturnType<typeof edgeOver>): boolean {
  return looks >= FEWEST && mean + CLEARLY * error < NOTICED
}

/** The best of the answers that were looked at about as often as any: a lucky few looks tell little. */
export function bestOf<A>(contenders: readonly Contender<A>[]): Contender<A> {
  const most = Math.max(...contenders.map(({ worths }) => worths.length))
  const often = contenders.filter(({ worths }) => worths.length * 2 >= most)
  return often.reduce((one, other) => (edgeOver(other, one).mean > 0 ? other : one))
}
