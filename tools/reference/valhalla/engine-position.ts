import type { PlayerState, State } from '@meadhall/game-valhalla'
import type { Player, Position } from './rules/position.ts'

/** What lies on the engine's table, as the reference writes it down. */
export function positionOf(state: Readonly<State>): Position {
  const { options, players } = state
  return {
    modules: {
      loki: state.loki,
      thor: options.thor,
      valkyries: options.valkyries,
      dwarves: options.dwarves,
      tyr: options.tyr,
      king: options.king,
      pairs: options.pairs === 'none' ? null : options.pairs,
    },
    start: state.first,
    players: players.map(playerOf),
    deck: state.deck.toReversed(),
    discard: [...state.discard],
    grey: state.grey,
    kings: kingsOf(state),
    ending: state.ending,
  }
}

function playerOf(player: PlayerState): Player {
  const bits = player.captured.map((_, seat) => seat)
  return {
    jarl: player.jarl,
    hand: [...player.hand],
    shown: [...player.shown],
    squad: player.squad.flatMap((fighter) => (fighter === null ? [] : [{ ...fighter }])),
    valhalla: [...player.valhalla],
    shields: player.shields,
    captured: [...player.captured],
    attackedBy: bits.filter((seat) => (player.attackedBy & (1 << seat)) !== 0),
    defeated: player.defeated,
    angry: player.angry,
  }
}

function kingsOf({ king }: Readonly<State>): Position['kings'] {
  const held = king?.holders.map((seat, at) => [seat, king.levels[at] ?? 0] as const) ?? []
  return Object.fromEntries(held.filter(([seat]) => seat >= 0))
}
