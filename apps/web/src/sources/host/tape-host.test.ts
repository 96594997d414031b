import { bloodRage } from '@meadhall/game-blood-rage'
import { type Action, play, startGame } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Update } from '../source.ts'
import { TapeHost } from './tape-host.ts'

const SEATS = 2
const START = { options: bloodRage.parseOptions({}, SEATS), seats: SEATS, seed: 'tape' }

/** A game in which everybody takes some answer: none is worth more than another here. */
function recorded(length: number): { actions: Action[]; states: object[] } {
  const game = startGame(bloodRage, START)
  const states: object[] = [game.state]
  while (game.actions.length < length) {
    const [decision] = bloodRage.decisions(game.state)
    const legal = decision ? bloodRage.legalActions(game.state, decision) : []
    const action = legal[(game.actions.length * 7) % legal.length]
    if (action === undefined) break
    play(bloodRage, game, action)
    states.push(game.state)
  }
  return { actions: game.actions, states }
}

function watched(length = 80) {
  const { actions, states } = recorded(length)
  const updates: Update[] = []
  const host = new TapeHost({
    ...START,
    rules: bloodRage,
    actions,
    tell: (update) => updates.push(update),
  })
  const moment = () => updates.at(-1)?.moment
  const viewAt = (step: number, viewer: number | null) =>
    bloodRage.view(states[step] as never, viewer)
  return { host, updates, moment, viewAt }
}

describe('a recording', () => {
  it('shows every step as it was, from any seat, in any order', () => {
    const { host, moment, viewAt } = watched()
    host.start(0)
    for (const step of [0, 1, 2, 31, 32, 33, 64, 80, 5, 79]) {
      host.seek(step)
      expect(moment()?.view).toEqual(viewAt(step, 0))
      host.look(1)
      expect(moment()?.view).toEqual(viewAt(step, 1))
      host.look(0)
    }
  })

  it('steps on with what happened, and jumps with the whole story', () => {
    const { host, updates } = watched()
    host.start(0)
    host.seek(1)
    expect(updates.at(-1)).toMatchObject({ is: 'step', entry: { step: 1 } })
    host.seek(40)
    const update = updates.at(-1)
    expect(update?.is).toBe('reset')
    expect(update?.is === 'reset' && update.log.length).toBe(81)
  })

  it('goes neither before its beginning nor past its end', () => {
    const { host, moment } = watched(10)
    host.start(null)
    host.seek(-3)
    expect(moment()?.step).toBe(0)
    host.seek(99)
    expect(moment()?.step).toBe(10)
  })

  it('asks nothing', () => {
    const { host, moment } = watched(3)
    host.start(0)
    expect(moment()).toMatchObject({ decision: null, legal: [], canUndo: false })
  })

  it('can be empty', () => {
    const { host, moment } = watched(0)
    host.start(0)
    expect(moment()?.step).toBe(0)
    expect(host.isOver).toBe(false)
  })
})
