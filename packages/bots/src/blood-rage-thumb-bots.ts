import { differingBloodRage } from '@meadhall/game-blood-rage'
import { amongDiffering } from './blood-rage/differing.ts'
import { thrallEvaluator } from './blood-rage/thrall.ts'
import { bloodRageEvaluator } from './blood-rage.ts'
import { greedyBot } from './greedy.ts'

/** The bots of Blood Rage that need no network: a page loads the others only where one is at the table. */
const THRALL = { name: 'thrall', samples: 1, slack: 4 }
const WARRIOR = { name: 'warrior', samples: 2 }

/** One imagined state, and off by up to the Glory of a battle or two in judging an answer. */
export const thrall = amongDiffering(greedyBot(differingBloodRage, thrallEvaluator, THRALL))
/** What networks first learn from, and are measured against. */
export const warrior = amongDiffering(greedyBot(differingBloodRage, bloodRageEvaluator, WARRIOR))
