import { statAction } from '../actions.ts'
import type { RaiseStatFrame } from '../frames.ts'
import { STATS, type StatIndex } from '../ids.ts'
import { canRise } from '../queries/stats.ts'
import { clanAt, topFrame } from '../state.ts'
import type { ClanSeen } from '../table.ts'
import type { Verdict } from '../why.ts'
import type { Question } from './question.ts'

function whyNotStat(clan: ClanSeen, frame: Readonly<RaiseStatFrame>, stat: StatIndex): Verdict {
  if (stat === frame.except) return 'same-stat-as-reward'
  return canRise(clan, stat) ? null : 'stat-at-top'
}

/** The stats that can be chosen (BR-11.19). */
export function choosableStats(clan: ClanSeen, frame: Readonly<RaiseStatFrame>): StatIndex[] {
  return STATS.map((_, stat) => stat).filter((stat) => whyNotStat(clan, frame, stat) === null)
}

/** Which stat rises by a step. */
export const raiseStatQuestion: Question<'raise-stat'> = {
  must: 'must-choose-stat',
  list(state, { seat }, out) {
    const frame = topFrame(state, 'raiseStat')
    for (let stat: StatIndex = 0; stat < STATS.length; stat++) {
      if (whyNotStat(clanAt(state, seat), frame, stat) === null) out.push(statAction(seat, stat))
    }
  },
  why(state, { seat }, action) {
    return whyNotStat(clanAt(state, seat), topFrame(state, 'raiseStat'), STATS.indexOf(action.stat))
  },
}
