import type {
  BloodRageEvent,
  CardId,
  ClanId,
  FigureId,
  PlaceId,
  StrengthLine,
} from '@meadhall/game-blood-rage'

/** What is told when something of a kind happens. */
export type EventOf<T extends BloodRageEvent['type']> = Extract<BloodRageEvent, { type: T }>
/** What a clan got or lost by a battle, besides figures. */
export type Gain = EventOf<(typeof GAINS)[number]>

const GAINS = [
  'pillaged',
  'pillage-failed',
  'glory',
  'rage-gained',
  'stat-raised',
  'glory-stolen',
  'rage-stolen',
  'card-taken',
  'card-recovered',
] as const satisfies readonly BloodRageEvent['type'][]

/** A card laid into a battle. */
export interface PlayedCard {
  readonly card: CardId
  readonly bonus: number
  /** A white circle, laid after the reveal. */
  readonly isAdded: boolean
  readonly isVoided: boolean
}

/** What became of a loser's figure. */
export interface Fallen {
  readonly figure: FigureId
  readonly fate: 'destroyed' | 'protected' | 'fled'
}

/** A clan in a battle. */
export interface Side {
  readonly clan: ClanId
  readonly isPillager: boolean
  /** STR by groups of figures: when totals were compared, or now. */
  readonly lines: readonly StrengthLine[]
  readonly cards: readonly PlayedCard[]
  readonly hasNoCard: boolean
  readonly total: EventOf<'total'> | null
  readonly fallen: readonly Fallen[]
  readonly gains: readonly Gain[]
}

/** What a clan answered to the call to battle. */
export interface Call {
  readonly clan: ClanId
  /** `null`: sent nobody. */
  readonly figure: FigureId | null
}

/** A pillage from its call to battle to what came of it. */
export interface BattleStory {
  /** The action that began it: no two begin with the same. */
  readonly id: number
  readonly until: number
  readonly place: PlaceId
  readonly pillager: ClanId
  readonly calls: readonly Call[]
  readonly isFought: boolean
  readonly sides: readonly Side[]
  /** Cards that Heimdall's Watch threw away before the last reveal. */
  readonly swept: readonly CardId[]
  /** The action at which cards were turned over last. */
  readonly turnedAt: number | null
  readonly result: 'won' | 'tied' | 'unopposed' | null
  readonly winner: ClanId | null
  /** Whether the turn went on. */
  readonly isOver: boolean
}

/** Whether a clan got or lost something by it. */
export function isGain(event: BloodRageEvent): event is Gain {
  return (GAINS as readonly string[]).includes(event.type)
}
