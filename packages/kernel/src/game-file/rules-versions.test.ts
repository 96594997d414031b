import { describe, expect, it } from 'vitest'
import { at } from '../ids.ts'
import { canUndo, type Game, play, raised, replay, startGame } from '../replay.ts'
import { type ToyTypes, toy } from '../testing/toy.ts'
import { loadGameFile } from './reading.ts'
import { makeGameFile, printGameFile } from './writing.ts'

type ToyGame = Game<ToyTypes>

describe('a game by older rules', () => {
  /** All take their highest card and roll for it: from version 2 on a roll gives one point more. */
  function rolled(until: number, game: ToyGame): ToyGame {
    while (game.actions.length < until) {
      const open = toy.decisions(game.state)[0]
      if (open === undefined) break
      play(toy, game, at(toy.legalActions(game.state, open), -1 + lengthOf(game, open)))
    }
    return game
  }

  function lengthOf(game: ToyGame, open: Parameters<typeof toy.legalActions>[1]): number {
    return toy.legalActions(game.state, open).length
  }

  const START = { options: { rounds: 3 }, seats: 2, seed: 'versions' }

  /** A game by version 1 that was raised to version 2 after so many actions. */
  function raisedAfter(count: number): ToyGame {
    const first = rolled(count, startGame(toy, { ...START, version: 1 }))
    return rolled(99, raised(toy, first, 2))
  }

  it('starts under one version and ends under the next, and its file says so', () => {
    const file = makeGameFile(toy, raisedAfter(4))
    expect(file.rules).toEqual([
      { from: 0, version: 1 },
      { from: 4, version: 2 },
    ])
    const loaded = loadGameFile(printGameFile(file), [toy])
    expect(loaded.game).toEqual(raisedAfter(4))
    expect(replay(toy, loaded.game)).toEqual(loaded.game.state)
  })

  it.each([0, 1, 2, 3, 5, 9])('is another game when it is raised after %i actions', (count) => {
    const scores = (game: ToyGame): number => game.state.scores.reduce((a, b) => a + b)
    const rolls = raisedAfter(count)
      .actions.slice(count)
      .filter(({ type }) => type === 'roll')
    const old = rolled(99, startGame(toy, { ...START, version: 1 }))
    expect(scores(raisedAfter(count)) - scores(old)).toBe(rolls.length)
    expect(
      loadGameFile(printGameFile(makeGameFile(toy, raisedAfter(count))), [toy]).file.result,
    ).toEqual(makeGameFile(toy, raisedAfter(count)).result)
  })

  it('opens by a newer program, and is refused where the file says other rules', () => {
    const old = rolled(99, startGame(toy, { ...START, version: 1 }))
    expect(loadGameFile(printGameFile(makeGameFile(toy, old)), [toy]).game).toEqual(old)
    const text = printGameFile({ ...makeGameFile(toy, old), rules: [{ from: 0, version: 2 }] })
    expect(() => loadGameFile(text, [toy])).toThrow(/^result: /)
  })

  it('takes nothing back that was done by older rules', () => {
    const game = startGame(toy, { ...START, version: 1 })
    play(toy, game, at(toy.legalActions(game.state, at(game.state.open, 0)), 0))
    expect(canUndo(game, 0)).toBe(true)
    expect(canUndo(raised(toy, game, 2), 0)).toBe(false)
  })
})
