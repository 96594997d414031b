import { readFileSync } from 'node:fs'
import { GAMES } from '@meadhall/games'
import { type AnyRules, parseGameFile, play, startGame } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { loadBoard } from '../../boards/index.ts'
import { publicQuestion } from './public-question.ts'

const FIXTURES = new URL('../../../../../packages/', import.meta.url)

type State = Parameters<AnyRules['view']>[0]

/** Shows every position of a recorded game. */
function replay(rules: AnyRules, file: string, look: (state: State) => void): void {
  const recorded = parseGameFile(readFileSync(new URL(file, FIXTURES), 'utf8'))
  const { options, seed, seats, actions } = recorded
  const game = startGame(rules, { options, seats: seats.length, seed })
  for (const action of actions) {
    look(game.state)
    play(rules, game, action)
  }
}

describe('a question asked aloud', () => {
  it.each([
    ['blood-rage', 'game-blood-rage/fixtures/3-players.json', 'battle-card'],
    ['valhalla', 'game-valhalla/fixtures/4-players-all-modules.json', 'phase'],
  ] as const)('%s: is the one that is asked, or is not told', async (id, file, common) => {
    const rules: AnyRules = await GAMES[id].rules()
    const board = await loadBoard(id)
    const told = new Set<string>()
    replay(rules, file, (state) => {
      const view = rules.view(state, null)
      for (const decision of rules.decisions(state)) {
        const aloud = publicQuestion(rules, board, view, decision)
        if (aloud === null) continue
        told.add(decision.kind)
        expect(aloud).toEqual(board.question(view, decision))
      }
    })
    expect(told).toContain(common)
    expect(told).toContain('turn')
  })
})
