import type { ValhallaTypes } from '@meadhall/game-valhalla'
import { valhallaScenarios } from '@meadhall/game-valhalla/scenarios'
import type { PuzzleGame } from '../puzzle-game.ts'
import { fallsOf } from './chance.ts'
import { GOALS } from './goals.ts'

/** Puzzles of Valhalla: what is left to the dice is counted out. */
export const valhallaPuzzles: PuzzleGame<ValhallaTypes> = {
  scenarios: valhallaScenarios,
  goals: GOALS,
  ends(event, until) {
    switch (until) {
      case 'phase':
        return event.type === 'phase-ended'
      case 'battle':
        return event.type === 'battle-won' || event.type === 'battle-void'
      case 'attack':
        return event.type === 'cards-drawn' || event.type === 'monster-rolled'
      case 'turn':
        return event.type === 'turn-began' || event.type === 'ragnarok-began'
      default:
        return false
    }
  },
  outcomes: fallsOf,
  answers: (state, decision) => valhallaScenarios.rules.legalActions(state, decision),
  table: ({ options, players: { length: seats } }) => ({ options, seats }),
  key({ players, battle, frames, deck, discard, grey, king, monster, ending }) {
    return JSON.stringify([
      players,
      battle,
      frames,
      deck.length,
      discard,
      grey,
      king,
      monster,
      ending,
    ])
  },
  forget(state) {
    state.loaded = []
  },
  hidden(state, seat) {
    const others = state.players.filter((_, other) => other !== seat)
    return JSON.stringify(others.map(({ hand }) => hand.toSorted()))
  },
}
