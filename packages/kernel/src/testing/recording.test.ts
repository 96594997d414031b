import { expect, it } from 'vitest'
import { at } from '../ids.ts'
import { makeRecording, parseRecordings, printRecordings, replayRecording } from './recording.ts'
import { toy } from './toy.ts'
import type { ToyAction } from './toy-play.ts'

const START = { seats: 3, options: { rounds: 3 }, seed: 'recorded' }

/** A game in which whoever is asked first answers first. */
function played(): ToyAction[] {
  const state = toy.setup(START)
  const actions: ToyAction[] = []
  for (let open = toy.decisions(state)[0]; open; open = toy.decisions(state)[0]) {
    const action = at(toy.legalActions(state, open), 0)
    toy.apply(state, action)
    actions.push(action)
  }
  return actions
}

const recording = makeRecording(toy, { ...START, actions: played() }, 'the first answer')
const { result, fingerprint } = recording

it('a recording leads to its end again, through its file too', () => {
  expect(replayRecording(toy, recording)).toEqual({ result, fingerprint })
  const read = parseRecordings(printRecordings([recording, recording]))
  expect(read).toEqual([recording, recording])
  expect(replayRecording(toy, at(read, 1))).toEqual({ result, fingerprint })
})

it('another seed, another end', () => {
  expect(() => {
    const other = replayRecording(toy, { ...recording, seed: 'other' })
    expect(other.fingerprint).toBe(fingerprint)
  }).toThrow()
})

it('an action that rules no longer allow is found', () => {
  const legalActions: typeof toy.legalActions = (state, decision, into) => {
    const legal = toy.legalActions(state, decision, into)
    legal.shift()
    return legal
  }
  expect(() => replayRecording({ ...toy, legalActions }, recording)).toThrow()
})

it('a recording that is cut short is found', () => {
  const actions = recording.actions.split('; ').slice(0, -1).join('; ')
  expect(() => replayRecording(toy, { ...recording, actions })).toThrow(/before the game is over/)
})

it('a recording that goes on after the end is found', () => {
  const actions = `${recording.actions}; ${recording.actions.split('; ')[0]}`
  expect(() => replayRecording(toy, { ...recording, actions })).toThrow(/nobody is asked/)
})
