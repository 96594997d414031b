import type { GameId } from '@meadhall/games'
import type { Goal } from '@meadhall/puzzles'
import type { UiKey, Words } from '../../i18n/words.ts'

/** What things that a goal speaks of are called in the texts of their games. */
const OF: Readonly<Record<string, string>> = {
  pillage: 'place',
  lead: 'place',
  stat: 'stat',
  foil: 'clan',
}

/** A goal in words: what is to be reached, until when. */
export function goalText({ t }: Words, game: GameId, goal: Goal): string {
  const { kind, until, atLeast, of, odds } = goal
  const params = {
    n: atLeast ?? 0,
    most: atLeast === null ? 'yes' : 'no',
    until,
    odds: odds ? 'yes' : 'no',
    of: Object.hasOwn(OF, kind) ? `${OF[kind]}.${of}` : of,
  }
  return t(`puzzle.goal.${game}.${kind}` as UiKey, params)
}
