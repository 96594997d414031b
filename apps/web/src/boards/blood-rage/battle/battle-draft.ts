import type {
  BloodRageEvent,
  CardId,
  ClanId,
  PlaceId,
  StrengthLine,
} from '@meadhall/game-blood-rage'
import type { BattleStory, Call, EventOf, Fallen, Gain } from './battle-parts.ts'

/** A battle while it is being told. */
export interface Draft {
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

/** One clan in it. */
export interface SideDraft {
  lines: readonly StrengthLine[] | null
  cards: { card: CardId; isAdded: boolean; isVoided: boolean }[]
  questBonus: number
  hasNoCard: boolean
  total: EventOf<'total'> | null
  readonly fallen: Fallen[]
  readonly gains: Gain[]
}

/** A pillage that begins. */
export function drafted(id: number, { place, clan }: EventOf<'pillage-began'>): Draft {
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

/** A clan that takes part from now on, if it did not before. */
export function sideOf({ sides }: Draft, clan: ClanId): SideDraft {
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

/** What is played and who falls. */
export function tellCards(now: Draft, event: BloodRageEvent): void {
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
