import type { CardId, ClanId, JarlId, MonsterId, Role, Weapon } from '../ids.ts'

/** Where a fact comes from: the rulebook, a published source, or made up by us. */
export type Provenance = 'rulebook' | 'source' | 'designed'

/** What a warrior needs to be activated: its weapons, or a giant's demand (VH-40, VH-69). */
export type Needs =
  | { readonly kind: 'weapons'; readonly weapons: readonly Weapon[] }
  | {
      readonly kind: 'anyWeapons' | 'sameWeapons' | 'differentWeapons' | 'twoPairs'
      readonly count: number
    }

export type Trait =
  | { readonly kind: 'foeColour'; readonly clan: ClanId; readonly bonus: number }
  | {
      readonly kind: 'ownColour'
      readonly clan: ClanId
      readonly bonus1: number
      readonly bonus2: number
    }
  | { readonly kind: 'ownClans'; readonly three: number; readonly four: number }
  | { readonly kind: 'giantDie' | 'blockFoe' | 'denyValhalla' | 'forceDiscardTactic' }
  | { readonly kind: 'discardForStrength'; readonly bonus: number }

export type Favour =
  | { readonly kind: 'perOther' | 'alone'; readonly value: number }
  | { readonly kind: 'withClan'; readonly clan: ClanId; readonly value: number }

export type Deck = 'base' | 'valkyries' | 'dwarves' | 'thor' | 'tyr'

export interface WarriorCard {
  readonly type: 'warrior'
  readonly id: CardId
  readonly deck: Deck
  readonly name: string
  readonly clan: ClanId
  readonly strength: number
  readonly glory: number
  readonly needs: Needs
  /** Dice it takes, as printed: what action 2 counts (VH-25, VH-R10). */
  readonly slots: number
  readonly trait: Trait | null
  readonly favour: Favour | null
  readonly copies: number
  readonly provenance: Provenance
}

/** What a condition on a tactic, Jarl or mission asks; see `queries/conditions.ts`. */
export type Condition =
  | {
      readonly type:
        | 'squadAtMost'
        | 'squadAtLeast'
        | 'activatedAtLeast'
        | 'ownShieldsAtMost'
        | 'capturedColoursAtLeast'
        | 'missesRolledAtLeast'
        | 'wonByAtLeast'
        | 'lostByAtMost'
        | 'attackedByAtLeast'
      readonly n: number
    }
  | { readonly type: 'handAtMost'; readonly n: number; readonly cardType?: 'warrior' }
  | {
      readonly type: 'activatedClanAtLeast' | 'clanInSquadAtLeast' | 'clanSentAtLeast'
      readonly clan: ClanId
      readonly n: number
    }
  | { readonly type: 'role'; readonly role: Role; readonly activatedClan: ClanId }
  | {
      readonly type:
        | 'fewerWarriorsThanFoe'
        | 'lostBattle'
        | 'othersAttackerLost'
        | 'foeHasMostCaptured'
        | 'noBasicReroll'
    }

export type TacticEffect =
  | {
      readonly kind: 'strength'
      readonly value: number
      readonly condition?: Condition
      readonly cost?: { readonly type: 'discardDie'; readonly face: Weapon | 'any' }
    }
  | { readonly kind: 'rollExtraKeep'; readonly roll: number; readonly keep: number }
  | { readonly kind: 'freeReroll'; readonly count: number }
  | { readonly kind: 'turnMisses'; readonly count: 'any' }
  | { readonly kind: 'cancelFoeJarl' | 'roadToValhalla' | 'callFromDiscard' }
  | { readonly kind: 'asDie'; readonly face: Weapon }
  | { readonly kind: 'strengthPerWarrior'; readonly value: number }
  | { readonly kind: 'strengthByActivated'; readonly table: readonly number[] }

export interface TacticCard {
  readonly type: 'tactic'
  readonly id: CardId
  readonly deck: Deck
  readonly name: string
  readonly copies: number
  readonly timing: 'ownPhase' | 'beforeBattle'
  readonly role: Role | 'any'
  readonly effect: TacticEffect
  readonly provenance: Provenance
}

export type ThorEffect =
  | { readonly kind: 'draw' | 'freeReroll' | 'extraDie' | 'stealRandom'; readonly count: number }
  | { readonly kind: 'strength'; readonly value: number }

/** Thor's Support counts as a tactic, but is played by one who does not fight (VH-58, VH-59). */
export interface ThorCard {
  readonly type: 'thor'
  readonly id: CardId
  readonly deck: Deck
  readonly name: string
  readonly copies: number
  readonly condition: 'fewer' | 'fewerOrEqual'
  readonly effect: ThorEffect
  readonly glory: number
  readonly provenance: Provenance
}

export interface MissionCard {
  readonly type: 'mission'
  readonly id: CardId
  readonly deck: Deck
  readonly name: string
  readonly copies: number
  readonly condition: Condition
  readonly glory: number
  readonly provenance: Provenance
}

export type TyrEffect =
  | { readonly kind: 'foeColourStrength'; readonly clan: ClanId; readonly value: number }
  | { readonly kind: 'dropSymbol'; readonly face: Weapon; readonly count: number }
  | { readonly kind: 'strength'; readonly value: number }

export interface TyrCard {
  readonly type: 'tyr'
  readonly id: CardId
  readonly deck: Deck
  readonly copies: number
  readonly effect: TyrEffect
  readonly provenance: Provenance
}

export type Card = WarriorCard | TacticCard | ThorCard | MissionCard | TyrCard

/** What a Jarl can do; each kind is handled where the rulebook's step is. */
export type JarlEffect =
  | {
      readonly kind: 'strength'
      readonly value: number
      readonly window: 'battle' | 'nextAttack'
      readonly role?: Role
      readonly versus?: 'moreCaptured'
    }
  | { readonly kind: 'freeReroll'; readonly count: number; readonly role?: Role }
  | {
      readonly kind: 'extraDie'
      readonly count: number
      readonly role?: Role
      readonly window: 'battle' | 'onActivate'
    }
  | {
      readonly kind: 'turnMisses'
      readonly count: number
      readonly role?: Role
      readonly replacesBase?: true
    }
  | {
      readonly kind: 'drawMore'
      readonly part: 'B' | 'A4'
      readonly draw: number
      readonly keep: number
      readonly requires?: 'defeatedSinceLastTurn'
    }
  | { readonly kind: 'clanStrength'; readonly clan: ClanId; readonly value: number }
  | { readonly kind: 'traitAlways'; readonly trait: 'foeColour' }
  | { readonly kind: 'traitMinimum'; readonly trait: 'own'; readonly value: number }
  | { readonly kind: 'squadLimit'; readonly value: number }
  | { readonly kind: 'playWarriorsAction'; readonly count: number }
  | { readonly kind: 'tacticStrength'; readonly value: number }
  | { readonly kind: 'returnTactic'; readonly count: number }
  | { readonly kind: 'swapFaces'; readonly a: Weapon; readonly b: Weapon }
  | { readonly kind: 'wildDie'; readonly count: number }
  | { readonly kind: 'winTies'; readonly role: Role }
  | { readonly kind: 'stealRandom'; readonly count: number }
  | { readonly kind: 'stealChosen'; readonly count: number; readonly replacesBase: true }
  | { readonly kind: 'cancelFoeJarl'; readonly part: 'extended' | 'all'; readonly role: Role }
  | { readonly kind: 'sendOnLoss'; readonly count: number; readonly role: Role | 'any' }
  | {
      readonly kind: 'drawDiscard'
      readonly draw: number
      readonly discard: number
      readonly replacesBase?: true
    }
  | {
      readonly kind: 'gloryFromDiscard'
      readonly value: number
      readonly window?: 'newShieldColour'
      readonly soloEffect?: 'draw1'
    }
  | {
      readonly kind: 'wager'
      readonly reward: { readonly kind: 'draw'; readonly count: number; readonly discard: number }
    }

export interface JarlCard {
  readonly id: JarlId
  readonly name: string
  readonly minPlayers: 2 | 3
  readonly solo: boolean
  readonly beginner: boolean
  /** `both`: the lower ability extends the upper; `either`: only one of the two at a time (VH-7). */
  readonly link: 'both' | 'either'
  readonly base: JarlEffect
  readonly condition: Condition
  readonly extended: JarlEffect
  readonly provenance: Provenance
}

export type LokiBonus =
  | { readonly kind: 'sendActivated'; readonly count: number | 'all' }
  | {
      readonly kind:
        | 'stealRandom'
        | 'draw'
        | 'takeTopTactic'
        | 'returnTactic'
        | 'playWarrior'
        | 'foeDiscardsRandom'
      readonly count: number
    }
  | { readonly kind: 'gloryFromDiscard'; readonly value: number }
  | { readonly kind: 'drawKeep'; readonly draw: number; readonly keep: number }

export interface LokiCard {
  readonly id: CardId
  readonly name: string
  readonly startDiscard: number
  readonly firstGame: boolean
  readonly lines: readonly {
    readonly min: number
    readonly max: number | null
    readonly bonus: LokiBonus
  }[]
  readonly provenance: Provenance
}

export interface KingLevels {
  readonly players: number
  readonly cards: number
  readonly levels: readonly {
    readonly level: number
    readonly kingGlory: number
    readonly attackerDice: number
  }[]
  readonly provenance: Provenance
}

/** The special trait of a monster card (VH-109 to VH-121). */
export type MonsterTrait =
  | {
      readonly kind:
        | 'burnDeck'
        | 'discardHandBefore'
        | 'loseDie'
        | 'randomDiscardAfter'
        | 'maxTwoTactics'
        | 'blockJarl'
        | 'noTactics'
        | 'squadMinusOne'
        | 'discardWarriorBefore'
        | 'loseGloryAfterLoss'
        | 'banPushExchange'
        | 'loseGloryAlways'
    }
  | { readonly kind: 'muteClan'; readonly clan: ClanId }

export interface MonsterSide {
  readonly strength: number
  readonly attackSymbols: readonly Weapon[]
  readonly valhallaLimit: number
  readonly clans: readonly ClanId[]
  readonly warriorSymbols: number
  readonly trait: MonsterTrait | null
}

export interface MonsterCard {
  readonly id: CardId
  readonly monster: MonsterId
  readonly name: string
  readonly order: number
  readonly a: MonsterSide
  readonly b: MonsterSide
  readonly provenance: Provenance
}
