import { type BloodRageTypes, differingBloodRage } from '@meadhall/game-blood-rage'
import { bloodRageScenarios } from '@meadhall/game-blood-rage/scenarios'
import type { PuzzleGame } from '../puzzle-game.ts'
import { GOALS } from './goals.ts'

/** Puzzles of Blood Rage. Nothing in an age is left to chance. */
export const bloodRagePuzzles: PuzzleGame<BloodRageTypes> = {
  scenarios: bloodRageScenarios,
  goals: GOALS,
  ends(event, until) {
    switch (until) {
      case 'draft':
        return event.type === 'phase-began' && event.phase === 'action'
      case 'turn':
        return event.type === 'turn-began' || event.type === 'phase-began'
      case 'quests':
        return event.type === 'phase-began' && event.phase === 'ragnarok'
      case 'ragnarok':
        return event.type === 'phase-began' && event.phase === 'release'
      default:
        return false
    }
  },
  outcomes(state, action, hear) {
    const { rules } = bloodRageScenarios
    const next = rules.clone(state)
    rules.apply(next, action, hear(next))
    return [{ state: next, chance: 1 }]
  },
  answers: (state, decision) => differingBloodRage.legalActions(state, decision),
  table: ({ options, clans: { length: seats } }) => ({ options, seats }),
  key({ age, phase, clans, tokens, pillaged, destroyed, discard, frames }) {
    return JSON.stringify([age, phase, clans, tokens, pillaged, destroyed, discard, frames])
  },
  forget: () => undefined,
  hidden(state, seat) {
    const others = state.clans.filter((_, other) => other !== seat)
    return JSON.stringify(others.map(({ hand, quests }) => [hand.toSorted(), quests.toSorted()]))
  },
}
