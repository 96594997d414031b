import { type FrameViews, type Seen, viewOfFrame } from '@meadhall/kernel'
import type { JarlId } from './cards/printed.ts'
import type { DrawFrame, ValhallaFrame } from './frames.ts'
import type { Cards } from './table.ts'

type FrameKind = ValhallaFrame['at']
type FrameAt<At extends FrameKind> = Extract<ValhallaFrame, { at: At }>

/** A face-down choice: one's own, `null` for none yet, or the bare fact that it was made. */
export type FaceDown = JarlId | null | 'hidden'

/** Frames that hold secrets: choices made face down, and cards just drawn. */
interface Veiled {
  jarls: { readonly at: 'jarls'; readonly chosen: readonly FaceDown[] }
  startDiscard: { readonly at: 'startDiscard'; readonly thrown: readonly Cards[] }
  swap: { readonly at: 'swap'; readonly aside: Cards }
  draw: Omit<Seen<DrawFrame>, 'drawn'> & { readonly drawn: Cards }
}

type FrameViewAt<At extends FrameKind> = At extends keyof Veiled ? Veiled[At] : Seen<FrameAt<At>>

/** A frame as it may be seen: a union over all kinds. */
export type FrameView = { [At in FrameKind]: FrameViewAt<At> }[FrameKind]

/**
 * What everybody may see of each kind of frame. A new kind, or a new field in one, does not compile
 * until somebody has decided here whether it is public.
 */
const SHOWN: FrameViews<ValhallaFrame, FrameView> = {
  setup: ({ at, step }) => ({ at, step }),
  jarls: ({ at, chosen }) => ({
    at,
    chosen: chosen.map((jarl) => (jarl === null ? null : 'hidden')),
  }),
  pick: ({ at, offer, turn, left }) => ({ at, offer: offer.slice(), turn, left }),
  startDiscard: ({ at, thrown }) => ({ at, thrown: thrown.map((cards) => cards.length) }),
  swap: ({ at, aside }) => ({ at, aside: aside.length }),
  handDraft: ({ at, pool, turn, passed, lastTurn, filling }) => ({
    at,
    pool: pool.slice(),
    turn,
    passed: passed.slice(),
    lastTurn,
    filling,
  }),
  rounds: ({ at, turn, left }) => ({ at, turn, left }),
  turn: ({ at, seat, step }) => ({ at, seat, step }),
  play: ({ at, seat, cards, placed }) => ({
    at,
    seat,
    cards: cards.slice(),
    placed: placed.slice(),
  }),
  tyr: ({ at, seat, spaces }) => ({ at, seat, spaces: spaces.slice() }),
  draw: ({ at, seat, drawn, keep }) => ({ at, seat, drawn: drawn.length, keep }),
  battle: ({ at }) => ({ at }),
  phase: ({ at, side, step }) => ({ at, side, step }),
  reroll: ({ at, side, chosen }) => ({ at, side, chosen: chosen.slice() }),
  newWeapons: ({ at, side, rolled, keep }) => ({ at, side, rolled: rolled.slice(), keep }),
  turnMisses: ({ at, side, left }) => ({ at, side, left }),
  block: ({ at, side }) => ({ at, side }),
  forceDiscard: ({ at, side }) => ({ at, side }),
  dwarfCard: ({ at, side }) => ({ at, side }),
  road: ({ at, side }) => ({ at, side }),
  deny: ({ at, side }) => ({ at, side }),
  send: ({ at, side, left, discardRest, chosen }) => ({
    at,
    side,
    left,
    discardRest,
    chosen: chosen.map(({ seat, space }) => ({ seat, space })),
  }),
  glory: ({ at, seat, left }) => ({ at, seat, left }),
  loki: ({ at, side }) => ({ at, side }),
  mission: ({ at, side }) => ({ at, side }),
  steal: ({ at, seat, from }) => ({ at, seat, from }),
  returnTactic: ({ at, side }) => ({ at, side }),
  discardCard: ({ at, seat, left }) => ({ at, seat, left }),
  playBonus: ({ at, seat, left }) => ({ at, seat, left }),
  loseWarrior: ({ at, seat }) => ({ at, seat }),
  ragnarok: ({ at, next, first }) => ({ at, next, first }),
}

/** A frame as everybody may see it. */
export function sharedFrame(frame: Seen<ValhallaFrame>): FrameView {
  return viewOfFrame(SHOWN, frame)
}
