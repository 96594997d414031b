import type { Seat, Viewer } from '@meadhall/kernel'
import type { Battle } from './battle.ts'
import { cloneBattle, cloneFighter, cloneFrame } from './clone.ts'
import type { DrawFrame, JarlFrame, StartDiscardFrame, SwapFrame, ValhallaFrame } from './frames.ts'
import type { CardId, JarlId } from './ids.ts'
import type { PlayerState, State, ValhallaDecision } from './state.ts'
import type { BattleSeen, Cards, PlayerSeen, Table } from './table.ts'

/** A face-down choice: one's own, `null` for none yet, or the bare fact that it was made. */
export type FaceDown = JarlId | null | 'hidden'

export type FrameView =
  | { readonly at: 'jarls'; readonly chosen: readonly FaceDown[] }
  | { readonly at: 'startDiscard'; readonly thrown: readonly Cards[] }
  | { readonly at: 'swap'; readonly aside: Cards }
  | (Omit<DrawFrame, 'drawn'> & { readonly drawn: Cards })
  | Exclude<ValhallaFrame, JarlFrame | StartDiscardFrame | SwapFrame | DrawFrame>

/** What one viewer may know of a game. Built from nothing; what is not named here stays secret. */
export interface View extends Table {
  readonly viewer: Viewer
  readonly deck: number
  readonly unused: number
  readonly frames: readonly FrameView[]
  readonly open: readonly ValhallaDecision[]
  readonly nextDecision: number
}

export function view(state: Readonly<State>, viewer: Viewer): View {
  return {
    viewer,
    version: state.version,
    options: state.options,
    players: state.players.map((player, seat) => viewPlayer(state, player, seat, viewer)),
    first: state.first,
    deck: state.deck.length,
    discard: state.discard.slice(),
    unused: state.unused.length,
    loki: state.loki,
    king: state.king && { holders: state.king.holders.slice(), levels: state.king.levels.slice() },
    monster: state.monster && {
      ...state.monster,
      stack: state.monster.stack.slice(),
      covered: state.monster.covered.slice(),
      beside: state.monster.beside.slice(),
    },
    grey: state.grey,
    ending: state.ending,
    over: state.over,
    battle: state.battle && viewBattle(state.battle, viewer),
    frames: state.frames.map((frame) => viewFrame(frame, viewer)),
    open: state.open.map((decision) => ({ ...decision })),
    nextDecision: state.nextDecision,
  }
}

/**
 * Squads, shields and Jarls are open; hands and Valhalla piles are not (VH-R45). The piles are
 * turned up when points are counted. In solo there is nobody to hide them from: the pile is strength
 * (VH-96), and the Jarl is chosen among all.
 */
function viewPlayer(
  state: Readonly<State>,
  player: Readonly<PlayerState>,
  seat: Seat,
  viewer: Viewer,
): PlayerSeen {
  const own = seat === viewer
  return {
    jarl: player.jarl,
    offered: own || state.monster !== null ? player.offered.slice() : player.offered.length,
    hand: cards(player.hand, own || isLookedAt(state, seat, viewer)),
    shown: player.shown.slice(),
    squad: player.squad.map(cloneFighter),
    valhalla: cards(player.valhalla, own || state.over || state.monster !== null),
    shields: player.shields,
    captured: player.captured.slice(),
    attackedBy: player.attackedBy,
    defeated: player.defeated,
    angry: player.angry,
  }
}

/** Astrid looks at the hand from which she takes a card (astrid). */
function isLookedAt(state: Readonly<State>, seat: Seat, viewer: Viewer): boolean {
  const frame = state.frames[state.frames.length - 1]
  return frame?.at === 'steal' && frame.from === seat && frame.seat === viewer
}

function cards(list: readonly CardId[], visible: boolean): Cards {
  return visible ? list.slice() : list.length
}

/** Everything in a battle is open but the cards face down beside dwarfs (VH-78). */
function viewBattle(battle: Readonly<Battle>, viewer: Viewer): BattleSeen {
  const copy = cloneBattle(battle)
  return {
    ...copy,
    sides: copy.sides.map((side) => ({ ...side, aside: cards(side.aside, side.seat === viewer) })),
  }
}

/** Frames are open but for choices made in secret and cards just drawn. */
function viewFrame(frame: Readonly<ValhallaFrame>, viewer: Viewer): FrameView {
  switch (frame.at) {
    case 'jarls':
      return {
        at: frame.at,
        chosen: frame.chosen.map((jarl, seat) => faceDown(jarl, seat === viewer)),
      }
    case 'startDiscard':
      return {
        at: frame.at,
        thrown: frame.thrown.map((thrown, seat) => cards(thrown, seat === viewer)),
      }
    case 'swap':
      return { at: frame.at, aside: cards(frame.aside, viewer === 0) }
    case 'draw':
      return { ...frame, drawn: cards(frame.drawn, frame.seat === viewer) }
    default:
      return cloneFrame(frame) as FrameView
  }
}

function faceDown(jarl: JarlId | null, own: boolean): FaceDown {
  return own || jarl === null ? jarl : 'hidden'
}
