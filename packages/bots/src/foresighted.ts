import type { GameTypes } from '@meadhall/kernel'
import type { Weighing } from './bot.ts'
import type { Judge } from './judge.ts'
import { type Cast, inCharacter } from './leaning.ts'
import type { Foresighted } from './on-demand.ts'
import { type Reasoned, withReasons } from './reasons.ts'

/** A bot that looks ahead by a judge: it has a character where its seat has one, and says why. */
export function foresighted<G extends GameTypes>(
  game: Cast<G> & Reasoned<G>,
  make: (judge: Judge<G>) => Weighing<G['view'], G['action']>,
): Foresighted<G['view'], G['action']> {
  return withReasons(inCharacter(game, make), game)
}
