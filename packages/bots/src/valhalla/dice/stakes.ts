import type { CardId, PlayerSeen, Ref } from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Sight } from '../table.ts'

/** Says what a table is worth to a seat, 0 to 1. */
export type WorthOf = (table: Sight, seat: Seat) => number

/** The table when part A of a turn is over and the next player is about to begin. */
export function afterTurn(table: Sight, turn: Seat, players: readonly PlayerSeen[]): Sight {
  const next = (turn + 1) % players.length
  const ending = table.ending || players.some(({ shields }) => shields === 0)
  const frames = table.frames
    .slice(0, table.frames.findIndex(({ kind }) => kind === 'turn') + 1)
    .map((frame) => (frame.kind === 'turn' ? { ...frame, seat: next, step: 2 } : frame))
  return { ...table, players, frames, battle: null, ending }
}

/** A player whose warriors on some spaces have gone to Valhalla. */
function sent(player: PlayerSeen, spaces: readonly number[]): PlayerSeen {
  const cards = spaces.flatMap((space) => player.squad[space]?.card ?? [])
  const squad = player.squad.map((one, space) => (spaces.includes(space) ? null : one))
  const { valhalla } = player
  const pile = typeof valhalla === 'number' ? valhalla + cards.length : [...valhalla, ...cards]
  return { ...player, squad, valhalla: pile }
}

/** A player with some cards fewer in hand. */
export function without(player: PlayerSeen, spent: readonly CardId[]): PlayerSeen {
  const { hand } = player
  if (typeof hand === 'number') return { ...player, hand: hand - spent.length }
  const left = hand.slice()
  for (const card of spent) left.splice(left.indexOf(card), 1)
  return { ...player, hand: left }
}

/** A shield goes from the defender to the attacker, and the armed attackers to Valhalla. */
function captured(table: Sight, spaces: readonly number[]): PlayerSeen[] {
  const { attacker, defender } = table.battle ?? { attacker: 0, defender: 0 }
  return table.players.map((player, seat) => {
    if (seat === defender) return { ...player, shields: player.shields - 1, defeated: true }
    if (seat !== attacker) return player
    const taken = player.captured.with(defender, at(player.captured, defender) + 1)
    return { ...sent(player, spaces), captured: taken }
  })
}

/** What the end of the battle that goes on is worth to one who fights in it. */
export class Stakes {
  readonly #table: Sight
  readonly #seat: Seat
  readonly #worthOf: WorthOf

  constructor(table: Sight, seat: Seat, worthOf: WorthOf) {
    this.#table = table
    this.#seat = seat
    this.#worthOf = worthOf
  }

  /** An attack won with these warriors, or a defence held after which these leave. */
  won(refs: readonly Ref[]): number {
    const spaces = refs.map(({ space }) => space)
    if (this.#isAttacker()) return this.#judge(captured(this.#table, spaces))
    return this.#judge(this.#withOwn((player) => sent(player, spaces)))
  }

  /** The battle lost, or not fought to its end. */
  lost(spent: readonly CardId[] = []): number {
    const players = this.#withOwn((player) => without(player, spent))
    if (this.#isAttacker()) return this.#judge(players)
    const armed = this.#table.battle?.sides[0]?.armed ?? []
    const table = { ...this.#table, players }
    return this.#judge(
      captured(
        table,
        armed.map(({ space }) => space),
      ),
    )
  }

  #isAttacker(): boolean {
    return this.#table.battle?.attacker === this.#seat
  }

  #withOwn(change: (player: PlayerSeen) => PlayerSeen): PlayerSeen[] {
    return this.#table.players.map((player, seat) =>
      seat === this.#seat ? change(player) : player,
    )
  }

  #judge(players: readonly PlayerSeen[]): number {
    const turn = this.#table.battle?.attacker ?? this.#seat
    return this.#worthOf(afterTurn(this.#table, turn, players), this.#seat)
  }
}
