import { type Bot, type Bots, type Level, randomBot } from '@meadhall/bots'
import { below, seedRng, shuffle } from '@meadhall/kernel'

/** One who plays along. */
export interface Rung {
  readonly name: string
  /** `null` for one that is only there between two levels. */
  readonly level: Level | null
  // biome-ignore lint/suspicious/noExplicitAny: views and actions belong to the game
  readonly bot: Bot<any, any>
}

/**
 * In how many of 100 choices a warrior takes any answer instead. A warrior beats one that always does nearly always,
 * and such results do not tell by how much; with these in between every rung loses to the next now
 * and then.
 */
const SLIPS = [75, 50, 25, 12, 6] as const

/** The levels that are rated by playing each other. */
export const RATED: readonly Level[] = ['thrall', 'warrior']

/** These levels, and the warrior with slips. */
export function ladderOf(bots: Bots): Rung[] {
  const levels = RATED.map((level): Rung => ({ name: level, level, bot: bots[level] }))
  const between = SLIPS.map((slips): Rung => {
    const name = `warrior, ${slips} % slips`
    return { name, level: null, bot: slipping(name, bots, slips) }
  })
  return [...levels, ...between]
}

function slipping(name: string, { warrior }: Bots, slips: number): Rung['bot'] {
  return {
    name,
    choose(asked, how) {
      const slipped = below(seedRng(`slip/${how.seed}`), 100) < slips
      return (slipped ? randomBot() : warrior).choose(asked, how)
    },
  }
}

/** Who sits where in a game: different rungs, drawn anew for each. */
export function seating(ladder: readonly Rung[], players: number, seed: string): Rung[] {
  return shuffle(seedRng(seed), [...ladder]).slice(0, players)
}
