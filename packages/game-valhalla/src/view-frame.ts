import { type FrameViews, type Seen, viewOfFrame } from '@meadhall/kernel'
import type { JarlId } from './cards/printed.ts'
import type { DrawFrame, ValhallaFrame } from './frames.ts'
import type { Cards } from './table.ts'

type FrameKind = ValhallaFrame['kind']
type FrameAt<At extends FrameKind> = Extract<ValhallaFrame, { kind: At }>

/** A face-down choice: one's own, `null` for none yet, or the bare fact that it was made. */
export type FaceDown = JarlId | null | 'hidden'

/** Frames that hold secrets: choices made face down, and cards just drawn. */
interface Veiled {
  jarls: { readonly kind: 'jarls'; readonly chosen: readonly FaceDown[] }
  startDiscard: { readonly kind: 'startDiscard'; readonly thrown: readonly Cards[] }
  swap: { readonly kind: 'swap'; readonly aside: Cards }
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
  setup: ({ kind, step }) => ({ kind, step }),
  jarls: ({ kind, chosen }) => ({
    kind,
    chosen: chosen.map((jarl) => (jarl === null ? null : 'hidden')),
  }),
  pick: ({ kind, offer, turn, left }) => ({ kind, offer: offer.slice(), turn, left }),
  startDiscard: ({ kind, thrown }) => ({ kind, thrown: thrown.map((cards) => cards.length) }),
  swap: ({ kind, aside }) => ({ kind, aside: aside.length }),
  handDraft: ({ kind, pool, turn, passed, lastTurn, filling }) => ({
    kind,
    pool: pool.slice(),
    turn,
    passed: passed.slice(),
    lastTurn,
    filling,
  }),
  rounds: ({ kind, turn, left }) => ({ kind, turn, left }),
  turn: ({ kind, seat, step }) => ({ kind, seat, step }),
  play: ({ kind, seat, cards, placed }) => ({
    kind,
    seat,
    cards: cards.slice(),
    placed: placed.slice(),
  }),
  tyr: ({ kind, seat, spaces }) => ({ kind, seat, spaces: spaces.slice() }),
  draw: ({ kind, seat, drawn, keep }) => ({ kind, seat, drawn: drawn.length, keep }),
  battle: ({ kind }) => ({ kind }),
  phase: ({ kind, side, step }) => ({ kind, side, step }),
  reroll: ({ kind, side, chosen }) => ({ kind, side, chosen: chosen.slice() }),
  newWeapons: ({ kind, side, rolled, keep }) => ({ kind, side, rolled: rolled.slice(), keep }),
  turnMisses: ({ kind, side, left }) => ({ kind, side, left }),
  block: ({ kind, side }) => ({ kind, side }),
  forceDiscard: ({ kind, side }) => ({ kind, side }),
  dwarfCard: ({ kind, side }) => ({ kind, side }),
  road: ({ kind, side }) => ({ kind, side }),
  deny: ({ kind, side }) => ({ kind, side }),
  send: ({ kind, side, left, discardRest, chosen }) => ({
    kind,
    side,
    left,
    discardRest,
    chosen: chosen.map(({ seat, space }) => ({ seat, space })),
  }),
  glory: ({ kind, seat, left }) => ({ kind, seat, left }),
  loki: ({ kind, side }) => ({ kind, side }),
  mission: ({ kind, side }) => ({ kind, side }),
  steal: ({ kind, seat, from }) => ({ kind, seat, from }),
  returnTactic: ({ kind, side }) => ({ kind, side }),
  discardCard: ({ kind, seat, left }) => ({ kind, seat, left }),
  playBonus: ({ kind, seat, left }) => ({ kind, seat, left }),
  loseWarrior: ({ kind, seat }) => ({ kind, seat }),
  ragnarok: ({ kind, next, first }) => ({ kind, next, first }),
}

/** A frame as everybody may see it. */
export function sharedFrame(frame: Seen<ValhallaFrame>): FrameView {
  return viewOfFrame(SHOWN, frame)
}
