import type { Armed, Side } from '../battle.ts'
import { staysWithPartner } from '../queries/squad.ts'
import type { State } from '../state.ts'
import type { Verdict } from '../why.ts'

/** VH-68: each Road takes another warrior (VH-R58); in Cooperation never the partner's (VH-R60). */
export function whyNotOnRoad(
  state: Readonly<State>,
  side: Readonly<Side>,
  armed: Readonly<Armed>,
): Verdict {
  if (staysWithPartner(state, side, armed)) return 'not-your-warrior'
  return side.onRoad.includes(side.armed.indexOf(armed)) ? 'on-road-already' : null
}
