import {
  type BloodRageEvent,
  bonusLines,
  type CardId,
  type ClanFigures,
  type ClanId,
  type FigureId,
  type PlaceId,
  placeOf,
  Retelling,
  type StrengthLine,
  strengthLines,
} from '@meadhall/game-blood-rage'
import type { Told } from '../stories/story.ts'

type EventOf<T extends BloodRageEvent['type']> = Extract<BloodRageEvent, { type: T }>
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

export interface PlayedCard {
  readonly card: CardId
  readonly bonus: number
  /** A white circle, laid after the reveal. */
  readonly isAdded: boolean
  readonly isVoided: boolean
}

export interface Fallen {
  readonly figure: FigureId
  readonly fate: 'destroyed' | 'protected' | 'fled'
}

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

/** Finds all battles of a story. `clans` in the order of the seats. */
export function battlesOf(
  told: readonly Told[],
  clans: readonly ClanId[],
  start: readonly ClanFigures[] = [],
): BattleStory[] {
  const teller = new Teller(clans, start)
  for (const one of told) teller.hear(one)
  return teller.finish()
}

interface Draft {
  readonly id: number
  until: number
  readonly place: PlaceId
  readonly pillager: ClanId
  readonly calls: Call[]
  isFought: boolean
  readonly swept: CardId[]
  turnedAt: number | null
  result: BattleStory['result']
  winner: ClanId | null
  isOver: boolean
  readonly sides: Map<ClanId, SideDraft>
}

interface SideDraft {
  lines: readonly StrengthLine[] | null
  cards: { card: CardId; isAdded: boolean; isVoided: boolean }[]
  questBonus: number
  hasNoCard: boolean
  total: EventOf<'total'> | null
  readonly fallen: Fallen[]
  readonly gains: Gain[]
}

/** After these a pillage is over, whatever is still told. */
const ENDS: readonly string[] = ['turn-began', 'phase-began', 'game-ended']

class Teller {
  private readonly clans: readonly ClanId[]
  private readonly figures: Retelling
  private readonly done: BattleStory[] = []
  private now: Draft | null = null

  constructor(clans: readonly ClanId[], start: readonly ClanFigures[]) {
    this.clans = clans
    this.figures = new Retelling(start)
  }

  hear({ step, event }: Told): void {
    if (ENDS.includes(event.type)) this.close(true)
    if (event.type === 'pillage-began') {
      this.close(true)
      this.now = drafted(step, event)
    }
    // Totals are told before the losers fall: the lines are those of that moment.
    if (this.now !== null) this.tell(this.now, step, event)
    this.figures.hear(event)
  }

  finish(): BattleStory[] {
    this.close(false)
    return this.done
  }

  private close(isOver: boolean): void {
    if (this.now === null) return
    this.now.isOver = isOver
    this.done.push(this.told(this.now))
    this.now = null
  }

  private tell(now: Draft, step: number, event: BloodRageEvent): void {
    now.until = step
    if (event.type === 'card-revealed') now.turnedAt = step
    if (isGain(event)) sideOf(now, event.clan).gains.push(event)
    switch (event.type) {
      case 'joined':
        return void now.calls.push({ clan: event.clan, figure: event.figure })
      case 'call-declined':
        return void now.calls.push({ clan: event.clan, figure: null })
      case 'battle-began':
        return this.begin(now)
      case 'total':
        return this.total(now, event)
      case 'battle-won':
        now.result = 'won'
        now.winner = event.clan
        return
      case 'battle-tied':
        now.result = 'tied'
        return
      case 'pillaged':
        if (!now.isFought) now.result = 'unopposed'
        return
      default:
        return tellCards(now, event)
    }
  }

  /** Who has a figure there when the battle begins takes part, whatever happens to it (BR-6.7). */
  private begin(now: Draft): void {
    now.isFought = true
    for (const clan of this.clans) if (this.linesOf(now, clan).length > 0) sideOf(now, clan)
  }

  private total(now: Draft, event: EventOf<'total'>): void {
    const side = sideOf(now, event.clan)
    side.total = event
    side.lines = this.linesOf(now, event.clan)
  }

  private linesOf({ place }: Draft, clan: ClanId): StrengthLine[] {
    return strengthLines(this.figures.clan(clan), placeOf(place))
  }

  private told(now: Draft): BattleStory {
    const order = this.inOrder(now)
    const sides = order.map((clan) => sideOf(now, clan))
    const bonuses = bonusLines({
      played: sides.map(({ cards }) => cards.map(({ card }) => card)),
      questBonus: sides.map(({ questBonus }) => questBonus),
    })
    return {
      ...now,
      sides: order.map((clan, index) => {
        const side = sideOf(now, clan)
        return {
          ...side,
          clan,
          isPillager: clan === now.pillager,
          lines: side.lines ?? this.linesOf(now, clan),
          cards: side.cards.map((one, at) => ({ ...one, bonus: bonuses[index]?.[at] ?? 0 })),
        }
      }),
    }
  }

  /** From the pillager clockwise; before the battle everybody who has a figure there. */
  private inOrder(now: Draft): ClanId[] {
    const first = this.clans.indexOf(now.pillager)
    const round = this.clans.map((_, index) => this.clans[(first + index) % this.clans.length])
    return round.filter(
      (clan): clan is ClanId =>
        clan !== undefined &&
        (clan === now.pillager ||
          (now.isFought ? now.sides.has(clan) : this.linesOf(now, clan).length > 0)),
    )
  }
}

function drafted(id: number, { place, clan }: EventOf<'pillage-began'>): Draft {
  return {
    id,
    until: id,
    place,
    pillager: clan,
    calls: [],
    isFought: false,
    swept: [],
    turnedAt: null,
    result: null,
    winner: null,
    isOver: false,
    sides: new Map(),
  }
}

function sideOf({ sides }: Draft, clan: ClanId): SideDraft {
  const side = sides.get(clan) ?? {
    lines: null,
    cards: [],
    questBonus: 0,
    hasNoCard: false,
    total: null,
    fallen: [],
    gains: [],
  }
  sides.set(clan, side)
  return side
}

function isGain(event: BloodRageEvent): event is Gain {
  return (GAINS as readonly string[]).includes(event.type)
}

/** What is played and who falls. */
function tellCards(now: Draft, event: BloodRageEvent): void {
  switch (event.type) {
    case 'card-revealed':
    case 'card-added': {
      const isAdded = event.type === 'card-added'
      sideOf(now, event.clan).cards.push({ card: event.card, isAdded, isVoided: false })
      return
    }
    case 'no-card':
      sideOf(now, event.clan).hasNoCard = true
      return
    case 'quest-counted':
      sideOf(now, event.clan).questBonus = event.bonus
      return
    case 'text-voided':
      for (const card of sideOf(now, event.clan).cards) card.isVoided = true
      return
    case 'cards-swept':
      return sweep(now)
    case 'destroyed':
    case 'protected':
    case 'fled':
      if (now.isFought)
        sideOf(now, event.clan).fallen.push({ figure: event.figure, fate: event.type })
      return
    default:
      return
  }
}

function sweep(now: Draft): void {
  for (const side of now.sides.values()) {
    now.swept.push(...side.cards.splice(0).map(({ card }) => card))
    side.questBonus = 0
    side.hasNoCard = false
  }
}
