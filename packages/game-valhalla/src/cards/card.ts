import type { ClanId, Role, Weapon } from '../ids.ts'

/** The cases of a union that have a kind: what the handler of that kind is given. */
export type OfKind<T extends { readonly kind: string }, K extends T['kind']> = T extends unknown
  ? K extends T['kind']
    ? T
    : never
  : never

/** What a warrior needs to be activated: its weapons, or a giant's demand (VH-40, VH-69). */
export type Needs =
  | { readonly kind: 'weapons'; readonly weapons: readonly Weapon[] }
  | {
      readonly kind: 'anyWeapons' | 'sameWeapons' | 'differentWeapons' | 'twoPairs'
      readonly count: number
    }

/** Traits that add strength to their activated warrior; counted in `queries/strength.ts`. */
export type StrengthTrait =
  /** Boar: a clan in the opposing squad (VH-134). */
  | { readonly kind: 'foeColour'; readonly clan: ClanId; readonly bonus: number }
  /** Deer: others of a clan in the own squad (VH-135). */
  | {
      readonly kind: 'ownColour'
      readonly clan: ClanId
      readonly bonus1: number
      readonly bonus2: number
    }
  /** Deer: different clans in the own squad (VH-137). */
  | { readonly kind: 'ownClans'; readonly three: number; readonly four: number }

/** Traits that act at once when their warrior is activated; `phases/activate.ts` has the handlers. */
export type ActivationTrait =
  /** Frost Giants take a die from the defender (VH-136). */
  | { readonly kind: 'giantDie' }
  /** Dwarves: block a warrior (VH-75), take a tactic (VH-77), a card for strength (VH-78). */
  | { readonly kind: 'blockFoe' }
  | { readonly kind: 'forceDiscardTactic' }
  | { readonly kind: 'discardForStrength'; readonly bonus: number }

/** A Dwarf that keeps a warrior from Valhalla after the battle (VH-76); asked in `phases/after.ts`. */
export type AfterTrait = { readonly kind: 'denyValhalla' }

export type Trait = StrengthTrait | ActivationTrait | AfterTrait

/** Extra glory by who leaves with a chosen warrior (VH-65); paid in `effects/valhalla.ts`. */
export type Favour =
  | { readonly kind: 'perOther' | 'alone'; readonly value: number }
  | { readonly kind: 'withClan'; readonly clan: ClanId; readonly value: number }

/** Conditions that can be told by the table, in a battle or not; see `queries/conditions.ts`. */
export type TableCondition =
  | {
      readonly kind:
        | 'squadAtMost'
        | 'squadAtLeast'
        | 'handAtMost'
        | 'ownShieldsAtMost'
        | 'capturedColoursAtLeast'
      readonly n: number
    }
  | { readonly kind: 'clanInSquadAtLeast'; readonly clan: ClanId; readonly n: number }
  /** No warrior in hand; the hand is shown (Aslaug). */
  | { readonly kind: 'noWarriorInHand' }
  /** Attacked by several since the last turn (Yrsa). */
  | { readonly kind: 'angry' }

/** Conditions that speak of a battle: outside of one they do not hold. */
export type BattleCondition =
  | {
      readonly kind: 'activatedAtLeast' | 'missesRolledAtLeast' | 'wonByAtLeast' | 'lostByAtMost'
      readonly n: number
    }
  | {
      readonly kind: 'activatedClanAtLeast' | 'clanSentAtLeast'
      readonly clan: ClanId
      readonly n: number
    }
  /** A warrior of a clan activated in a role (Thord). */
  | { readonly kind: 'activatedClanAs'; readonly clan: ClanId; readonly role: Role }
  | {
      readonly kind:
        | 'fewerWarriorsThanFoe'
        | 'lostBattle'
        | 'othersAttackerLost'
        | 'foeHasMostCaptured'
        | 'noBasicReroll'
    }

/** What a condition on a tactic, Jarl or mission asks. */
export type Condition = TableCondition | BattleCondition

/** What a tactic does when it is played in a phase: `phases/tactics.ts` has one handler for each. */
export type TacticEffect =
  | {
      readonly kind: 'strength'
      readonly value: number
      readonly condition?: Condition
      /** The die that must be discarded for it. */
      readonly cost?: Weapon | 'any'
    }
  | { readonly kind: 'rollExtraKeep'; readonly roll: number; readonly keep: number }
  | { readonly kind: 'freeReroll'; readonly count: number }
  | { readonly kind: 'turnMisses' | 'cancelFoeJarl' | 'roadToValhalla' | 'callFromDiscard' }
  | { readonly kind: 'asDie'; readonly face: Weapon }
  | { readonly kind: 'strengthPerWarrior'; readonly value: number }
  | { readonly kind: 'strengthByActivated'; readonly table: readonly number[] }

/** What Thor's Support does for a fighter: `phases/support.ts` has one handler for each. */
export type ThorEffect =
  | { readonly kind: 'draw' | 'freeReroll' | 'extraDie' | 'stealRandom'; readonly count: number }
  | { readonly kind: 'strength'; readonly value: number }

/** What a Tyr card does for the warrior above it (VH-82): strength, or a symbol less. */
export type TyrEffect =
  | { readonly kind: 'foeColourStrength'; readonly clan: ClanId; readonly value: number }
  | { readonly kind: 'dropSymbol'; readonly face: Weapon }
  | { readonly kind: 'strength'; readonly value: number }

/**
 * What a Jarl can do. An ability is never stored: `abilities(state, seat, side, kind)` of
 * `queries/jarl.ts` is asked at the step of the rulebook that each kind names.
 */
export type JarlEffect =
  // A battle: `queries/jarl.ts`.
  | {
      readonly kind: 'strength'
      readonly value: number
      readonly role?: Role
      /** Torstein: only against one with more captured shields; his other ability too (VH-R55). */
      readonly versus?: 'moreCaptured'
    }
  | { readonly kind: 'extraDie'; readonly count: number; readonly role?: Role }
  | { readonly kind: 'clanStrength'; readonly clan: ClanId; readonly value: number }
  | { readonly kind: 'winTies'; readonly role: Role }
  // The first roll and the dice: `phases/phase.ts`, `legal/phase.ts`.
  | { readonly kind: 'freeReroll'; readonly count: number; readonly role?: Role }
  | { readonly kind: 'turnMisses'; readonly count: number; readonly role?: Role }
  | { readonly kind: 'wildDie'; readonly count: number }
  | { readonly kind: 'swapFaces'; readonly a: Weapon; readonly b: Weapon }
  /** Tactics that add a fixed strength add more: `phases/tactics.ts`. */
  | { readonly kind: 'tacticStrength'; readonly value: number }
  /** A giant activated in this role brings a grey die, once: `phases/activate.ts`. */
  | { readonly kind: 'dieForGiant'; readonly count: number; readonly role: Role }
  // Traits of warriors: `queries/strength.ts`.
  | { readonly kind: 'boarsAlways' }
  | { readonly kind: 'deerAtLeast'; readonly value: number }
  // The squad and the turn: `queries/squad.ts`, `legal/turn.ts`, `phases/turn.ts`.
  | { readonly kind: 'squadLimit'; readonly value: number }
  | { readonly kind: 'playAnyTwo' }
  | {
      readonly kind: 'drawMore'
      readonly part: 'B' | 'A4'
      readonly draw: number
      readonly keep: number
      /** Yrsa: only if a battle was lost as defender since the last turn. */
      readonly ifDefeated?: true
    }
  // Before a battle: `phases/battle.ts`.
  | { readonly kind: 'cancelFoeJarl'; readonly part: 'extended' | 'all' }
  | { readonly kind: 'wager'; readonly draw: number; readonly discard: number }
  // After a battle: `phases/after.ts`.
  | { readonly kind: 'stealRandom'; readonly count: number }
  | { readonly kind: 'stealChosen' }
  | { readonly kind: 'returnTactic' }
  | { readonly kind: 'sendOnLoss'; readonly count: number; readonly role?: Role }
  | { readonly kind: 'drawDiscard'; readonly draw: number; readonly discard: number }
  | { readonly kind: 'gloryForNewColour'; readonly value: number }
  /** Warriors that went to Valhalla bring more: `effects/valhalla.ts`; alone cards instead. */
  | { readonly kind: 'gloryForSent'; readonly value: number; readonly soloDraw: number }

/** What a line of a Loki card gives: `phases/loki.ts` has one handler for each. */
export type LokiBonus =
  | { readonly kind: 'sendActivated'; readonly count: number | 'all' }
  | {
      readonly kind: 'stealRandom' | 'draw' | 'playWarrior' | 'foeDiscardsRandom'
      readonly count: number
    }
  | { readonly kind: 'takeTopTactic' | 'returnTactic' }
  | { readonly kind: 'gloryFromDiscard'; readonly value: number }
  | { readonly kind: 'drawKeep'; readonly draw: number; readonly keep: number }

/** The special trait of a monster card, with its rule; each is asked for where the rule acts. */
export type MonsterTrait =
  | {
      readonly kind: /** VH-109: `phases/turn.ts`. */
        | 'burnDeck'
        /** VH-111, VH-118: before the battle, `phases/solo.ts`. */
        | 'discardHandBefore'
        | 'discardWarriorBefore'
        /** VH-112: `phases/phase.ts`. */
        | 'loseDie'
        /** VH-113, VH-119, VH-121: after the battle, `phases/solo.ts`. */
        | 'randomDiscardAfter'
        | 'loseGloryAfterLoss'
        | 'loseGloryAlways'
        /** VH-114, VH-116, VH-120: `queries/monster.ts`. */
        | 'maxTwoTactics'
        | 'noTactics'
        | 'banPushExchange'
        /** VH-115: `queries/monster.ts`. */
        | 'blockJarl'
        /** VH-117: `queries/squad.ts`. */
        | 'squadMinusOne'
    }
  /** VH-110: `queries/strength.ts`, `phases/activate.ts`. */
  | { readonly kind: 'muteClan'; readonly clan: ClanId }
