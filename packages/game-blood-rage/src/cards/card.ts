import type { PlaceId, RegionId } from '../map.ts'

/**
 * When a card's text acts, named after the steps of the rulebook. The order of the battle steps is
 * in `phases/battle-order.ts`.
 */
export type Trigger =
  /** Its figure has just invaded (BR-11.5). */
  | 'invaded'
  /** Reveal texts: those that void others, those that sweep the cards away, the rest (BR-6.13). */
  | 'voids'
  | 'sweeps'
  | 'revealed'
  /** After the winner is known (BR-6.17), in this order. */
  | 'steals'
  | 'pillaged'
  | 'won'
  | 'deaths'
  | 'afterLoss'
  | 'afterPillage'

/** One typed step of a card's text. `effects/index.ts` has one handler for each. */
export type Step =
  | { readonly kind: 'gainGlory'; readonly amount: number }
  | { readonly kind: 'gainRage'; readonly amount: number }
  | { readonly kind: 'raiseStat'; readonly notTheReward: boolean }
  | { readonly kind: 'raiseAllStats' }
  | { readonly kind: 'stealRage'; readonly amount: number }
  | { readonly kind: 'stealGlory'; readonly amount: number }
  | { readonly kind: 'takeWinnersCards' }
  | { readonly kind: 'destroyEnemies'; readonly kinds: 'warriors' | 'allButMonsters' }
  | { readonly kind: 'destroyOneWarriorEach' }
  | { readonly kind: 'keepOneFigureEach' }
  | { readonly kind: 'voidTexts' }
  | { readonly kind: 'sweepCards' }
  | {
      readonly kind: 'gloryPerDeath'
      readonly amount: number
      readonly whose: 'anyone' | 'enemies'
    }
  | { readonly kind: 'gloryIfDeaths'; readonly amount: number; readonly atLeast: number }
  | { readonly kind: 'invadeWithWarrior' }
  | { readonly kind: 'moveLeader' }

/** What must hold for a quest to be completed. */
export type QuestCondition =
  | { readonly kind: 'mostStrengthInRegion'; readonly region: RegionId }
  | { readonly kind: 'mostStrengthIn'; readonly province: PlaceId }
  | { readonly kind: 'figuresInValhalla'; readonly atLeast: number }

/** What a card does beyond its printed numbers. Lasting parts are asked for, never stored. */
export interface CardBehaviour {
  /** Playing the upgrade and invading with its figure cost no Rage. */
  readonly starred?: true
  /** STR of two own Warriors together in one province. */
  readonly pairStrength?: number
  /** STR of its figure in a certain province, instead of the printed one. */
  readonly strengthIn?: { readonly province: PlaceId; readonly strength: number }
  /** A province closed to invasions that its figure may invade all the same. */
  readonly mayInvade?: PlaceId
  /** Its figure is a ship too: fjords only, never moves. */
  readonly isShip?: true
  /** How much less later upgrades cost. */
  readonly upgradeDiscount?: number
  /** The bonus its owner's quests may count for in battle. */
  readonly questBonus?: number
  readonly questGloryFactor?: number
  readonly ragnarokGloryFactor?: number
  /** How often the token's reward is taken when its figure took part. */
  readonly rewardTimes?: number
  readonly gloryPerRelease?: number
  readonly gloryPerLostShip?: number
  readonly gloryPerFigureAtEnd?: number
  /** Instead of being destroyed: any own figure for 1 Rage, or its own figure flees to Yggdrasil. */
  readonly saves?: 'forRage' | 'byFlight'
  /** An action of its own for its owner's turns. */
  readonly grants?: 'challenge' | 'return' | 'sacrifice'
  /** What its owner may do right after invading. */
  readonly afterInvasion?: 'warrior' | 'pillage'
  /** After a victory its owner may pay 1 Rage for each played card to take it back. */
  readonly recoversCards?: true
  /** The bonus is the highest among the opponents' revealed cards. */
  readonly bonusIsHighest?: true
  readonly quest?: QuestCondition
  readonly on?: { readonly [T in Trigger]?: readonly Step[] }
}

/** A card of which its printed numbers and its white circle say it all. */
export const PLAIN: CardBehaviour = {}

export const gainGlory = (amount: number): Step => ({ kind: 'gainGlory', amount })
export const gainRage = (amount: number): Step => ({ kind: 'gainRage', amount })
export const raiseStat = (): Step => ({ kind: 'raiseStat', notTheReward: false })
