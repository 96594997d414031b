import { describe, expect, it } from 'vitest'
import { at } from './ids.ts'
import {
  canUndo,
  type Game,
  IllegalAction,
  play,
  replay,
  sameAction,
  startGame,
  undo,
} from './replay.ts'
import { randomPlay } from './testing/index.ts'
import { type ToyTypes, toy } from './testing/toy.ts'
import type { ToyAction, ToyEvent, ToyState } from './testing/toy-play.ts'

type ToyGame = Game<ToyTypes>

function newGame(seed = 'replay'): ToyGame {
  return startGame(toy, { options: { rounds: 2 }, seats: 2, seed })
}

/** The first card of a seat's hand. */
function card(game: ToyGame, by: number): ToyAction {
  return { type: 'card', by, card: at(at(game.state.hands, by), 0) }
}

/** A game in which the stake is to be taken, and by whom. */
function stakeGame(): { game: ToyGame; by: number } {
  const game = newGame()
  play(toy, game, card(game, 0))
  play(toy, game, card(game, 1))
  return { game, by: at(game.state.open, 0).seat }
}

/** What throws, as the error itself. */
function refusal(run: () => void): IllegalAction {
  try {
    run()
  } catch (error) {
    if (error instanceof IllegalAction) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('play', () => {
  it('carries out a legal action, logs it and tells the events', () => {
    const game = newGame()
    const events: ToyEvent[] = []
    const action = card(game, 0)
    play(toy, game, action, (event) => events.push(event))
    expect(game.actions).toEqual([action])
    expect(events).toEqual([{ type: 'chosen', seat: 0, card: at(at(game.state.hands, 0), 0) }])
    expect(replay(toy, game)).toEqual(game.state)
  })

  it('replaces the state: whoever holds the old one still has it', () => {
    const game = newGame()
    const before = game.state
    const text = JSON.stringify(before)
    play(toy, game, card(game, 0))
    expect(game.state).not.toBe(before)
    expect(JSON.stringify(before)).toBe(text)
  })

  it('accepts an action with its keys in another order', () => {
    const game = newGame()
    const { by, type } = card(game, 0)
    const number = at(at(game.state.hands, 0), 0)
    play(toy, game, JSON.parse(JSON.stringify({ card: number, by, type })))
    expect(game.actions).toHaveLength(1)
  })

  it('refuses an illegal action with the rule, and changes nothing', () => {
    const game = newGame()
    const before = JSON.stringify(game)
    const error = refusal(() => play(toy, game, { type: 'card', by: 0, card: 99 }))
    expect(error.refusal.key).toBe('why.not-in-hand')
    expect(error.message).toBe('{"type":"card","by":0,"card":99}: forbidden by TOY-1')
    expect(JSON.stringify(game)).toBe(before)
  })

  it('refuses a legal action with something added to it', () => {
    const game = newGame()
    const extra = Object.assign(card(game, 0), { note: 'hello' })
    expect(() => play(toy, game, extra)).toThrow(IllegalAction)
  })

  it.each([7, -1])('refuses an action of seat %d, which is not asked', (by) => {
    const game = newGame()
    const error = refusal(() => play(toy, game, { type: 'stop', by }))
    expect(error.message).toContain('it answers no open decision')
    expect(error.refusal).toEqual({ key: 'refused.action.not-asked', params: {} })
  })

  it.each([0.5, Number.NaN, '0', null])('refuses an action of %j, which is no seat', (by) => {
    const error = refusal(() => play(toy, newGame(), { type: 'stop', by: by as number }))
    expect(error.refusal).toEqual({ key: 'refused.action.none', params: {} })
  })

  it('leaves the game as it was where the rules throw in mid-action', () => {
    const game = newGame()
    const before = JSON.stringify(game)
    const broken = {
      ...toy,
      apply: (state: ToyState) => {
        state.round = 99
        throw new Error('broken')
      },
    }
    expect(() => play(broken, game, card(game, 0))).toThrow('broken')
    expect(JSON.stringify(game)).toBe(before)
  })
})

describe('undo', () => {
  it('takes back action by action up to the last thing that was shown', () => {
    const { game, by } = stakeGame()
    const start = JSON.stringify(game.state)
    play(toy, game, { type: 'bank', by })
    const middle = JSON.stringify(game.state)
    play(toy, game, { type: 'stop', by })
    expect(canUndo(game, by)).toBe(true)
    undo(toy, game)
    expect(JSON.stringify(game.state)).toBe(middle)
    undo(toy, game)
    expect(JSON.stringify(game.state)).toBe(start)
    expect(canUndo(game, by)).toBe(false)
    expect(() => undo(toy, game)).toThrow('nothing that may be taken back')
    expect(game.actions).toHaveLength(2)
  })

  it("is not for another seat's action", () => {
    const game = newGame()
    play(toy, game, card(game, 0))
    expect(canUndo(game, 0)).toBe(true)
    expect(canUndo(game, 1)).toBe(false)
  })

  it('does not reach across a die roll', () => {
    const { game, by } = stakeGame()
    play(toy, game, { type: 'roll', by })
    expect(canUndo(game, by)).toBe(false)
    expect(() => undo(toy, game)).toThrow('nothing that may be taken back')
  })

  it("does not reach across another seat's action", () => {
    const game = startGame(toy, { options: { rounds: 2 }, seats: 3, seed: 'x' })
    play(toy, game, card(game, 0))
    play(toy, game, card(game, 1))
    expect([0, 1, 2].map((seat) => canUndo(game, seat))).toEqual([false, true, false])
    undo(toy, game)
    expect(game.actions).toHaveLength(1)
    expect([0, 1, 2].map((seat) => canUndo(game, seat))).toEqual([false, false, false])
  })

  it('goes on as if the action had not been', () => {
    const { game, by } = stakeGame()
    play(toy, game, { type: 'stop', by })
    undo(toy, game)
    play(toy, game, { type: 'bank', by })
    expect(canUndo(game, by)).toBe(true)
    expect(replay(toy, game)).toEqual(game.state)
  })

  it('has nothing to take back at the start', () => {
    const game = newGame()
    expect(canUndo(game, 0)).toBe(false)
    expect(() => undo(toy, game)).toThrow('nothing that may be taken back')
  })
})

describe('replay', () => {
  it('gives the state and the events of a log', () => {
    const told: string[] = []
    const { log, state } = randomPlay(toy, {
      options: { rounds: 3 },
      seats: 4,
      seed: 'log',
      emit: ({ type }) => told.push(type),
    })
    const again: string[] = []
    expect(JSON.stringify(replay(toy, log, ({ type }) => again.push(type)))).toBe(
      JSON.stringify(state),
    )
    expect(again).toEqual(told)
  })
})

describe('sameAction', () => {
  it('looks at every part, in any order', () => {
    const action = { type: 'card', by: 1, card: 3 }
    expect(sameAction(action, { card: 3, by: 1, type: 'card' } as typeof action)).toBe(true)
    expect(sameAction(action, { ...action, by: 2 })).toBe(false)
    expect(sameAction(action, { type: 'card', by: 1 })).toBe(false)
    expect(sameAction({ type: 'card', by: 1 }, action)).toBe(false)
  })
})
