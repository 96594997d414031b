import { type Bot, type Bots, LEVELS, type Level, randomBot } from '@meadhall/bots'
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
 * In how many of 100 choices a bot of a level takes any answer instead. A warrior beats one that
 * always does nearly always, and such results do not tell by how much; with these in between every
 * rung loses to the next now and then.
 */
const SLIPS = [
  ['champion', [15, 5]],
  ['warrior', [75, 50, 25, 12, 6]],
] as const

/** These levels, and those in between. */
export function ladderOf(bots: Bots, levels: readonly Level[] = LEVELS): Rung[] {
  const between = SLIPS.filter(([level]) => levels.includes(level)).flatMap(([level, all]) =>
    all.map((slips) => slipping(bots, level, slips)),
  )
  return [...levels.map((level): Rung => ({ name: level, level, bot: bots[level] })), ...between]
}

function slipping(bots: Bots, level: Level, slips: number): Rung {
  const name = `${level}, ${slips} % slips`
  const choose: Rung['bot']['choose'] = (asked, how) => {
    const slipped = below(seedRng(`slip/${how.seed}`), 100) < slips
    return (slipped ? randomBot() : bots[level]).choose(asked, how)
  }
  return { name, level: null, bot: { name, choose } }
}

/** Who sits where in a game: different rungs, drawn anew for each. */
export function seating(ladder: readonly Rung[], players: number, seed: string): Rung[] {
  return shuffle(seedRng(seed), [...ladder]).slice(0, players)
}
