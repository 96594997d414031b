import { type FrameViews, type Seen, viewOfFrame } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import type { BattleFrame, BloodRageFrame, DiscardFrame, DraftFrame } from './frames.ts'

/** Cards of which a viewer may know only the number. */
export type Cards = readonly CardId[] | number

export interface DraftView {
  readonly kind: 'draft'
  readonly round: number
  readonly packets: readonly Cards[]
  /** For the viewer alone: what lay in front of them in each round so far, before they took. */
  readonly sights: readonly (readonly CardId[])[] | null
}

/** A face-down card: one's own, `null` for none, or the bare fact that a card lies there. */
type FaceDown = CardId | null | 'hidden'

export interface BattleView extends Seen<Omit<BattleFrame, 'chosen'>> {
  readonly chosen: readonly FaceDown[]
}

/** A discard frame keeps its shape: what the others keep is simply not in it. */
export type DiscardView = Seen<DiscardFrame>

export type FrameView =
  | DraftView
  | BattleView
  | DiscardView
  | Seen<Exclude<BloodRageFrame, DraftFrame | BattleFrame | DiscardFrame>>

/** What everybody may see of each kind of frame: field by field, so nothing slips through. */
const SHOWN: FrameViews<BloodRageFrame, FrameView> = {
  age: ({ kind, next }) => ({ kind, next }),
  draft: ({ kind, round, packets }) => ({
    kind,
    round,
    packets: packets.map((packet) => packet.length),
    sights: null,
  }),
  action: ({ kind, turn, passed }) => ({ kind, turn, passed }),
  endTurn: ({ kind }) => ({ kind }),
  march: ({ kind, seat, from, to, moved }) => ({ kind, seat, from, to, moved }),
  freeInvasion: ({ kind, seat, unit, card }) => ({ kind, seat, unit, card }),
  invasion: ({ kind, seat, unit, place, extra, step }) => ({
    kind,
    seat,
    unit,
    place,
    extra,
    step,
  }),
  extraWarrior: ({ kind, seat, place, card, extra }) => ({ kind, seat, place, card, extra }),
  pillage: ({ kind, seat, province, step, success }) => ({ kind, seat, province, step, success }),
  call: ({ kind, pillager, province, turn, declined }) => ({
    kind,
    pillager,
    province,
    turn,
    declined,
  }),
  battle: sharedBattle,
  reward: ({ kind, seat, province, source, taken, fought }) => ({
    kind,
    seat,
    province,
    source,
    taken,
    fought,
  }),
  effect: ({ kind, seat, card, trigger, place, step }) => ({
    kind,
    seat,
    card,
    trigger,
    place,
    step,
  }),
  destroy: ({ kind, owner, province, warriors, singles, cause }) => ({
    kind,
    owner,
    province,
    warriors,
    singles: singles.slice(),
    cause,
  }),
  keepOne: ({ kind, first, province, cursor }) => ({ kind, first, province, cursor }),
  raiseStat: ({ kind, seat, card, except }) => ({ kind, seat, card, except }),
  moveLeader: ({ kind, seat, card }) => ({ kind, seat, card }),
  sacrifice: ({ kind, seat, card, left }) => ({ kind, seat, card, left }),
  discard: ({ kind, asked, keeps }) => ({ kind, asked, keeps: keeps.map(() => null) }),
  quest: ({ kind, cursor, revealed }) => ({ kind, cursor, revealed }),
  ragnarok: ({ kind, step }) => ({ kind, step }),
  release: ({ kind }) => ({ kind }),
}

/** All of a battle is open but the cards that lie face down (BR-6.3). */
function sharedBattle(battle: Seen<BattleFrame>): BattleView {
  return {
    kind: battle.kind,
    pillager: battle.pillager,
    province: battle.province,
    step: battle.step,
    cursor: battle.cursor,
    source: battle.source,
    tookPart: battle.tookPart.slice(),
    chosen: battle.chosen.map((card) => (card === null ? null : 'hidden')),
    played: battle.played.map((cards) => cards.slice()),
    questBonus: battle.questBonus.slice(),
    voided: battle.voided.slice(),
    deaths: battle.deaths.slice(),
    shipDeaths: battle.shipDeaths.slice(),
    declined: battle.declined,
    winner: battle.winner,
    spent: battle.spent.slice(),
  }
}

/** A frame as everybody may see it. */
export function sharedFrame(frame: Seen<BloodRageFrame>): FrameView {
  return viewOfFrame(SHOWN, frame)
}
