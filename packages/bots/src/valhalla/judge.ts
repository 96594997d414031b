import { type State, type ValhallaTypes, type View, valhalla } from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { best } from '../best.ts'
import type { Judge } from '../judge.ts'
import type { Learnt } from '../network/learnt.ts'
import { type Verdict, worthOf } from '../network/network.ts'
import { resultOf } from '../network/result.ts'
import { turnWorths } from './by-turn.ts'
import { byDice } from './dice/by-dice.ts'
import type { WorthOf } from './dice/stakes.ts'
import { worthAtTheEnd } from './end.ts'
import { bySolo } from './solo/by-solo.ts'
import { VALHALLA_SPREAD } from './spread.ts'
import { isLastTurn, type Sight } from './table.ts'
import { byThumb } from './thumbs.ts'

/** Dice decide more than thought here, and rules of thumb weigh them well. */
export const VALHALLA_REPLIES: ReadonlySet<string> = new Set(['phase', 'reroll'])

/**
 * Valhalla's judge: rules of thumb play on to the end of the turn. What a game that is over was
 * worth is counted; before that the one who learnt it is asked.
 */
export function valhallaJudge(learnt: Learnt<Sight>): Judge<ValhallaTypes> {
  const worthIn = (view: View): WorthOf => (isLastTurn(view) ? worthAtTheEnd : learnt.worth)
  return {
    worth(state, seat) {
      const result = resultIn(state, seat)
      return result === null ? learnt.worth(state, seat) : worthOf(result)
    },
    // Alone the network has seen too little to be believed.
    chance: (state, seat) =>
      resultIn(state, seat)?.win ?? (state.monster === null ? learnt.chance(state, seat) : null),
    reply: byThumb,
    workedOut(view, decision, legal, rng) {
      if (view.monster !== null) {
        return byDice(view, decision, legal, learnt.worth) ?? bySolo(view, decision, legal, rng)
      }
      const answer = byDice(view, decision, legal, worthIn(view))
      const worths = answer === null ? turnWorths(view, decision, legal, worthIn(view), rng) : null
      return worths === null ? answer : best(legal, (_, place) => at(worths, place))
    },
    worthsOf: (view, decision, legal, rng) =>
      view.monster === null ? turnWorths(view, decision, legal, worthIn(view), rng) : null,
    /** A turn is over when the next one is asked for. */
    isQuiet: ({ kind }) => kind === 'turn',
  }
}

function resultIn(state: Readonly<State>, seat: Seat): Verdict | null {
  const outcome = valhalla.outcome(state)
  if (outcome === null) return null
  const teams = valhalla.teams({ options: state.options, seats: state.players.length })
  return resultOf(outcome, teams, seat, VALHALLA_SPREAD)
}
