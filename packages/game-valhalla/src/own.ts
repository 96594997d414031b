import { at, type Seat } from '@meadhall/kernel'
import type { CardId, JarlId } from './cards/printed.ts'
import type { State } from './state.ts'
import type { BattleSeen, PlayerSeen } from './table.ts'
import type { View } from './view.ts'
import type { FrameView } from './view-frame.ts'

/** What one seat knows beyond what everybody knows; what there is none of is left out. */
export interface Own {
  readonly seat: Seat
  readonly hand: readonly CardId[]
  readonly valhalla: readonly CardId[]
  /** Jarls to choose from. */
  readonly offered?: readonly JarlId[]
  /** Cards face down beside the own dwarfs (VH-78). */
  readonly aside?: readonly CardId[]
  /** The own secret in a frame: what was chosen face down, or drawn. */
  readonly frame?: OwnFrame
  /** The hand of another, while it is looked at (astrid). */
  readonly looked?: Looked
}

interface Looked {
  readonly seat: Seat
  readonly hand: readonly CardId[]
}

type OwnFrame =
  | { readonly kind: 'jarls'; readonly chosen: JarlId }
  | { readonly kind: 'startDiscard'; readonly thrown: readonly CardId[] }
  | { readonly kind: 'swap'; readonly aside: readonly CardId[] }
  | { readonly kind: 'draw'; readonly drawn: readonly CardId[] }

export function own(state: Readonly<State>, seat: Seat): Own {
  const { hand, offered, valhalla } = at(state.players, seat)
  const aside = state.battle?.sides.find((side) => side.seat === seat)?.aside ?? []
  const frame = ownFrame(state, seat)
  const looked = lookedAt(state, seat)
  return {
    seat,
    hand: hand.slice(),
    valhalla: valhalla.slice(),
    ...(offered.length > 0 ? { offered: offered.slice() } : {}),
    ...(aside.length > 0 ? { aside: aside.slice() } : {}),
    ...(frame === null ? {} : { frame }),
    ...(looked === null ? {} : { looked }),
  }
}

/** Secrets lie in the top frame, which asks for them. */
function ownFrame({ frames }: Readonly<State>, seat: Seat): OwnFrame | null {
  const top = frames[frames.length - 1]
  switch (top?.kind) {
    case 'jarls': {
      const chosen = at(top.chosen, seat)
      return chosen === null ? null : { kind: 'jarls', chosen }
    }
    case 'startDiscard':
      return { kind: 'startDiscard', thrown: at(top.thrown, seat).slice() }
    case 'swap':
      return { kind: 'swap', aside: top.aside.slice() }
    case 'draw':
      return top.seat === seat ? { kind: 'draw', drawn: top.drawn.slice() } : null
    default:
      return null
  }
}

/** Astrid looks at the hand from which she takes a card (astrid). */
function lookedAt({ frames, players }: Readonly<State>, seat: Seat): Looked | null {
  const top = frames[frames.length - 1]
  if (top?.kind !== 'steal' || top.seat !== seat) return null
  return { seat: top.from, hand: at(players, top.from).hand.slice() }
}

/** A seat's view: its own part laid over what all share, which stays as it is and is not copied. */
export function join(shared: View, own: Own): View {
  return {
    ...shared,
    viewer: own.seat,
    players: joinPlayers(shared.players, own),
    battle: shared.battle && joinBattle(shared.battle, own),
    frames: joinFrames(shared.frames, own),
  }
}

function joinPlayers(players: readonly PlayerSeen[], own: Own): readonly PlayerSeen[] {
  const { seat, hand, valhalla, looked } = own
  const player = at(players, seat)
  const { offered = player.offered } = own
  const joined = players.with(seat, { ...player, hand, valhalla, offered })
  if (looked !== undefined) joined[looked.seat] = { ...at(players, looked.seat), hand: looked.hand }
  return joined
}

function joinBattle(battle: BattleSeen, { seat, aside }: Own): BattleSeen {
  if (aside === undefined) return battle
  const sides = battle.sides.map((side) => (side.seat === seat ? { ...side, aside } : side))
  return { ...battle, sides }
}

function joinFrames(frames: readonly FrameView[], { seat, frame }: Own): readonly FrameView[] {
  const top = frames[frames.length - 1]
  if (frame === undefined || top === undefined) return frames
  return frames.with(-1, joinFrame(top, seat, frame))
}

function joinFrame(top: FrameView, seat: Seat, own: OwnFrame): FrameView {
  if (top.kind === 'jarls' && own.kind === 'jarls')
    return { kind: top.kind, chosen: top.chosen.with(seat, own.chosen) }
  if (top.kind === 'startDiscard' && own.kind === 'startDiscard')
    return { kind: top.kind, thrown: top.thrown.with(seat, own.thrown) }
  if (top.kind === 'swap' && own.kind === 'swap') return { kind: top.kind, aside: own.aside }
  if (top.kind === 'draw' && own.kind === 'draw') return { ...top, drawn: own.drawn }
  throw new Error(`a secret of "${own.kind}" is no part of "${top.kind}"`)
}
