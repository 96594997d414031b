import type { CardId } from './cards/printed.ts'
import type { Age, ClanId, Phase, Token } from './ids.ts'
import type { Place } from './map.ts'

/** Where a clan's figures are, and the upgrades that say what they are worth. */
export interface ClanFigures {
  readonly clan: ClanId
  /** The eight slots; see `SLOTS_OF`. */
  readonly upgrades: readonly (CardId | null)[]
  /** Warriors by place. */
  readonly warriors: readonly number[]
  /** The places of Leader, Ship and the monsters of the two slots: unit 1 and up. */
  readonly singles: readonly Place[]
}

/** What everybody sees of a clan. */
export interface ClanSeen extends ClanFigures {
  readonly glory: number
  readonly rage: number
  /** Steps 1–6 of the three stats, in the order of `STATS`. */
  readonly steps: readonly number[]
  /** Cards of the hand that everybody has seen (BR-11.21). */
  readonly shown: readonly CardId[]
}

/**
 * What lies open on the table: the state and every view have it in common. Questions about strength,
 * cost, room and quests are asked of it, so that a screen and the rules get the same answers.
 */
export interface Table {
  readonly age: Age
  readonly phase: Phase
  readonly first: number
  readonly clans: readonly ClanSeen[]
  /** By province. */
  readonly tokens: readonly Token[]
  readonly pillaged: readonly boolean[]
  readonly destroyed: readonly boolean[]
  /** The provinces doomed in ages 1, 2 and 3. */
  readonly dooms: readonly Place[]
  /** Face up. */
  readonly discard: readonly CardId[]
  readonly over: boolean
}
