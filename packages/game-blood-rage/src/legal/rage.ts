import type { BloodRageAction } from '../actions.ts'
import { cardOf } from '../cards/index.ts'
import { upgradeCost } from '../queries/costs.ts'
import { unitOf } from '../queries/figures.ts'
import { clanAt } from '../state.ts'
import type { Table } from '../table.ts'
import { costOf } from './invade.ts'
import { MARCH_COST } from './march.ts'
import { CHALLENGE_COST } from './pillage.ts'

/** Rage an action costs the clan that takes it; 0 for all that is not paid for in Rage. */
export function rageFor(table: Table, action: BloodRageAction): number {
  const clan = clanAt(table, action.by)
  switch (action.type) {
    case 'invade':
    case 'return': {
      const unit = unitOf(clan, action.figure)
      return unit < 0 ? 0 : costOf(clan, action.type, unit)
    }
    case 'march':
      return MARCH_COST
    case 'upgrade':
      return upgradeCost(clan, cardOf(action.card))
    case 'challenge':
      return CHALLENGE_COST
    default:
      return 0
  }
}
