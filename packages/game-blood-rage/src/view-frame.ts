import { type FrameViews, type Seen, viewOfFrame } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import type { BattleFrame, BloodRageFrame, DiscardFrame, DraftFrame } from './frames.ts'

/** Cards of which a viewer may know only the number. */
export type Cards = readonly CardId[] | number

export interface DraftView {
  readonly at: 'draft'
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
  age: ({ at, next }) => ({ at, next }),
  draft: ({ at, round, packets }) => ({
    at,
    round,
    packets: packets.map((packet) => packet.length),
    sights: null,
  }),
  action: ({ at, turn }) => ({ at, turn }),
  endTurn: ({ at }) => ({ at }),
  march: ({ at, seat, from, to, moved }) => ({ at, seat, from, to, moved }),
  freeInvasion: ({ at, seat, unit, card }) => ({ at, seat, unit, card }),
  invasion: ({ at, seat, unit, place, extra, step }) => ({ at, seat, unit, place, extra, step }),
  extraWarrior: ({ at, seat, place, card, extra }) => ({ at, seat, place, card, extra }),
  pillage: ({ at, seat, province, step, success }) => ({ at, seat, province, step, success }),
  call: ({ at, pillager, province, turn, declined }) => ({
    at,
    pillager,
    province,
    turn,
    declined,
  }),
  battle: sharedBattle,
  reward: ({ at, seat, province, source, taken, fought }) => ({
    at,
    seat,
    province,
    source,
    taken,
    fought,
  }),
  effect: ({ at, seat, card, trigger, place, step }) => ({ at, seat, card, trigger, place, step }),
  destroy: ({ at, owner, province, warriors, singles, cause }) => ({
    at,
    owner,
    province,
    warriors,
    singles: singles.slice(),
    cause,
  }),
  keepOne: ({ at, first, province, cursor }) => ({ at, first, province, cursor }),
  raiseStat: ({ at, seat, card, except }) => ({ at, seat, card, except }),
  moveLeader: ({ at, seat, card }) => ({ at, seat, card }),
  sacrifice: ({ at, seat, card, left }) => ({ at, seat, card, left }),
  discard: ({ at, asked, keeps }) => ({ at, asked, keeps: keeps.map(() => null) }),
  quest: ({ at, cursor, revealed }) => ({ at, cursor, revealed }),
  ragnarok: ({ at, step }) => ({ at, step }),
  release: ({ at }) => ({ at }),
}

/** All of a battle is open but the cards that lie face down (BR-6.3). */
function sharedBattle(battle: Seen<BattleFrame>): BattleView {
  return {
    at: battle.at,
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
