import {
  type BloodRageDecision,
  BOARD,
  type CardId,
  type ClanView,
  type DecisionKind,
  type Group,
  groupsIn,
  PLACES,
  type Place,
  placeId,
  RESERVE,
  SLOTS,
  STATS,
  VALHALLA,
  type View,
} from '@meadhall/game-blood-rage'
import type { Target } from '../../../table/assembly.ts'
import {
  bonusTarget,
  cardTarget,
  figureTarget,
  placeTarget,
  slotTarget,
  statTarget,
} from './targets.ts'

/** The questions that are answered with a card of the hand. */
const BY_HAND: readonly DecisionKind[] = ['turn', 'battle-card', 'white-circle', 'discard']
/** The questions that are answered with a figure on the board. */
const BY_FIGURE: readonly DecisionKind[] = [
  'march',
  'call-to-battle',
  'keep-figure',
  'save-figure',
  'sacrifice',
]
/** What a revealed quest can count for, as far as cards go. */
export const QUEST_BONUSES = [0, 3, 5] as const

export const asksForHand = (kind: DecisionKind): boolean => BY_HAND.includes(kind)
export const asksForFigure = (kind: DecisionKind): boolean => BY_FIGURE.includes(kind)

/** Figures of one kind in one place. */
export interface Standing extends Group {
  readonly place: Place
}

/** A clan's figures on the board. */
export function standingOf(clan: ClanView): Standing[] {
  return Array.from({ length: BOARD }, (_, place) =>
    groupsIn(clan, place).map((group) => ({ ...group, place })),
  ).flat()
}

/** What a clan's owner can count on having in hand; nothing for a hand one does not see. */
export function handOf(clan: ClanView): readonly CardId[] {
  return typeof clan.hand === 'number' ? [] : clan.hand
}

/** The cards in front of a seat in the draft. */
export function packetOf(view: View, seat: number): readonly CardId[] {
  const draft = view.frames.find((frame) => frame.kind === 'draft')
  const packet = draft?.packets[seat]
  return packet === undefined || typeof packet === 'number' ? [] : packet
}

/** The cards the winner of a battle is about to discard. */
export function spentIn(view: View): readonly CardId[] {
  return view.frames.findLast((frame) => frame.kind === 'battle')?.spent ?? []
}

const ALWAYS: readonly Target[] = [
  ...PLACES.slice(0, BOARD).map(placeTarget),
  ...Array.from({ length: SLOTS }, (_, slot) => slotTarget(slot)),
]

/** Everything the board draws as something to point at, besides the buttons of the action bar. */
export function drawnIn(view: View, { kind, seat }: BloodRageDecision): ReadonlySet<Target> {
  const drawn = new Set(ALWAYS)
  const clan = view.clans[seat]
  if (clan === undefined) return drawn
  for (const target of [...cardsFor(view, kind, seat), ...figuresFor(clan, kind)]) drawn.add(target)
  if (kind === 'raise-stat') for (const stat of STATS) drawn.add(statTarget(stat))
  if (kind === 'quest-bonus') for (const bonus of QUEST_BONUSES) drawn.add(bonusTarget(bonus))
  return drawn
}

function cardsFor(view: View, kind: DecisionKind, seat: number): readonly Target[] {
  const clan = view.clans[seat]
  if (kind === 'draft') return packetOf(view, seat).map(cardTarget)
  if (kind === 'recover-card') return spentIn(view).map(cardTarget)
  return clan !== undefined && asksForHand(kind) ? handOf(clan).map(cardTarget) : []
}

function figuresFor(clan: ClanView, kind: DecisionKind): readonly Target[] {
  if (kind === 'turn') return [...targetsIn(clan, RESERVE), ...targetsIn(clan, VALHALLA)]
  if (!asksForFigure(kind)) return []
  return standingOf(clan).map(({ figure, place }) => figureTarget(figure, placeId(place)))
}

function targetsIn(clan: ClanView, place: Place): Target[] {
  return groupsIn(clan, place).map(({ figure }) => figureTarget(figure, placeId(place)))
}
