import type { CardId, JarlCard, PlayerState, Ref, Side, State, View } from '@meadhall/game-valhalla'
import { jarlOf } from '@meadhall/game-valhalla'
import { at, nextU32, type RngState, type Seat } from '@meadhall/kernel'

/** Dice for imagined rolls: a small generator, since thousands are rolled for one choice. */
export interface Luck {
  seed: number
}

export function newLuck(rng: RngState): Luck {
  return { seed: nextU32(rng) || 1 }
}

/** A face from 0 to 5 (xorshift). */
export function rollFace(luck: Luck): number {
  let { seed } = luck
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  luck.seed = seed
  return (seed >>> 0) % 6
}

/**
 * The view in the shape of a state, for the rules' questions about strength. What the viewer does
 * not know is left out: no question about the own side asks for it.
 */
export function tableOf(view: View): State {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      offered: [],
      hand: known(player.hand).slice(),
      shown: player.shown.slice(),
      squad: player.squad.slice(),
      valhalla: known(player.valhalla).slice(),
      captured: player.captured.slice(),
    })),
    deck: [],
    discard: view.discard.slice(),
    unused: [],
    battle: view.battle && {
      ...view.battle,
      sides: view.battle.sides.map((side) => ({ ...side, aside: known(side.aside).slice() })),
    },
    frames: [],
    open: [],
    rng: { key: [], counter: 0 },
    loaded: [],
  }
}

export function known(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

export function handSize(view: View, seat: Seat): number {
  const { hand } = at(view.players, seat)
  return typeof hand === 'number' ? hand : hand.length
}

export function partnerOf(view: View, seat: Seat): Seat {
  const count = view.players.length
  return view.options.pairs === 'none' ? -1 : (seat + count / 2) % count
}

export function jarlAt(view: View, seat: Seat): JarlCard | null {
  const jarl = view.players[seat]?.jarl ?? null
  return jarl === null ? null : jarlOf(jarl)
}

/** The side of a seat in the battle that is going on, or undefined. */
export function sideOf(state: Readonly<State>, seat: Seat): Side | undefined {
  return state.battle?.sides.find((side) => side.seat === seat)
}

export function fighterCard(state: Readonly<State>, ref: Ref): CardId {
  return at(state.players, ref.seat).squad[ref.space]?.card ?? ''
}

/** Whether the turn that goes on is this player's last (VH-48). */
export function isLastTurn(view: View): boolean {
  return view.frames.some((frame) => frame.at === 'rounds' && frame.left >= 0)
}

export type Squad = PlayerState['squad']
