import type { GameTypes } from '@meadhall/kernel'
import type { Thinking, Weighing } from './bot.ts'
import { CHARACTERS, type Character } from './characters.ts'
import type { Judge } from './judge.ts'
import type { Ledger } from './ledger.ts'

/** How much one more of a ledger's line is liked, beyond what it is worth. */
export type Liking = Readonly<Record<string, number>>

/** A leaning moves a worth by less than this: a character never gives a won game away. */
const MOST = 0.06

/** The same judge, with a taste. What is worked out knows of none, so all is looked into. */
export function leaning<G extends GameTypes>(
  judge: Judge<G>,
  ledger: Ledger<G['state']>,
  liking: Liking,
): Judge<G> {
  const { workedOut: _, worthsOf: __, ...tasteless } = judge
  return {
    ...tasteless,
    worth(state, seat) {
      const amounts = ledger.amounts(state, seat)
      let taste = 0
      ledger.lines(state, seat).forEach(({ name }, index) => {
        taste += (liking[name] ?? 0) * (amounts[index] ?? 0)
      })
      const worth = judge.worth(state, seat) + (MOST * taste) / (1 + Math.abs(taste))
      return Math.min(1, Math.max(0, worth))
    },
  }
}

/** What characters of a game need. */
export interface Cast<G extends GameTypes> {
  readonly judge: Judge<G>
  readonly ledger: Ledger<G['state']>
  readonly likings: Readonly<Record<Character, Liking>>
}

type GameBot<G extends GameTypes> = Weighing<G['view'], G['action']>

/** A bot that plays in character where its seat has one. It weighs answers for others without. */
export function inCharacter<G extends GameTypes>(
  { judge, ledger, likings }: Cast<G>,
  make: (judge: Judge<G>) => GameBot<G>,
): GameBot<G> {
  const plain = make(judge)
  const cast = new Map<Character, GameBot<G>>(
    CHARACTERS.map((one) => [one, make(leaning(judge, ledger, likings[one]))]),
  )
  const player = ({ character }: Thinking) =>
    (character === undefined ? undefined : cast.get(character)) ?? plain
  return { ...plain, choose: (asked, how) => player(how).choose(asked, how) }
}
