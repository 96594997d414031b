import { describe, expect, it } from 'vitest'
import { makeGameFile } from './game-file/writing.ts'
import { at } from './ids.ts'
import { type Game, play, startGame } from './replay.ts'
import { runScenario } from './scenario.ts'
import { randomPlay } from './testing/index.ts'
import { type ToyTypes, toy } from './testing/toy.ts'
import type { ToyAction } from './testing/toy-play.ts'
import { NAMES, refusal, run, scenario, toyScenarios } from './testing/toy-scenarios.ts'

describe('playing a scenario', () => {
  it('finds nothing where everything comes true', () => {
    expect(run()).toEqual([])
  })

  it('reports what was expected at the end and what is there', () => {
    expect(run({ expect: { scores: [2, 0] } })).toEqual([
      { place: 'expect.scores', expected: '[2,0]', found: '[1,0]' },
    ])
  })

  it('reports what was expected in between and goes on', () => {
    const steps = [{ expect: { asks: [] } }, { ann: 'high' }]
    expect(run({ steps, expect: { scores: [9, 9] } })).toEqual([
      { place: 'steps[0].expect.asks', expected: '[]', found: '["card","card"]' },
      { place: 'expect.scores', expected: '[9,9]', found: '[0,0]' },
    ])
  })

  it('ends at an action that is not legal, with the rule and the question', () => {
    const steps = [{ ann: 'card 8' }, { bob: 'card 8' }]
    expect(run({ steps })).toEqual([
      {
        place: 'steps[0]',
        expected: '"card 8" to be legal',
        found: 'refused by TOY-1 (why.not-in-hand); asked: card',
      },
    ])
  })

  it('says that somebody is not asked at all', () => {
    const [failure] = run({ steps: [{ ann: 'high' }, { ann: 'high' }] })
    expect(failure?.found).toBe('refused by TOY-1 (why.not-asked); not asked anything')
  })

  it('reports an attempt that should have been refused, and goes on', () => {
    const steps = [{ ann: 'high', refused: 'TOY-1' }]
    expect(run({ steps, expect: { scores: [0, 0] } })).toEqual([
      { place: 'steps[0]', expected: '"high" refused by TOY-1', found: 'it is legal' },
    ])
  })

  it('reports an attempt that was refused by another rule', () => {
    const [failure] = run({ steps: [{ ann: 'bank', refused: 'TOY-7' }] })
    expect(failure).toEqual({
      place: 'steps[0]',
      expected: '"bank" refused by TOY-7',
      found: 'refused by TOY-1 (why.not-an-answer)',
    })
  })

  it('leaves the scenario as it was', () => {
    const read = scenario()
    runScenario(toyScenarios, read)
    expect(read).toEqual(scenario())
  })

  it.each([
    ['game', { game: 'chess' }, 'unknown game "chess"'],
    ['given.hands', { given: {} }, 'missing'],
    ['steps[0]', { steps: [{ eve: 'bank' }] }, '"eve" is nobody in this game'],
    ['steps[0]', { steps: [{ ann: 'fly' }] }, '"fly" is no action'],
  ])('refuses at %s: %j', (place, changes, reason) => {
    expect(refusal(() => run(changes))).toEqual({ place, reason })
  })
})

/** A finished game as a file. */
function gameFile(): { file: Record<string, unknown>; actions: readonly ToyAction[] } {
  const spec = { options: { rounds: 2 }, seats: 2, seed: 'replayed' } as const
  const { log } = randomPlay(toy, spec)
  const game: Game<ToyTypes> = startGame(toy, spec)
  for (const action of log.actions) play(toy, game, action)
  return { file: JSON.parse(JSON.stringify(makeGameFile(toy, game))), actions: log.actions }
}

describe('a position taken from a game file', () => {
  it('is that after the given number of actions', () => {
    const { file, actions } = gameFile()
    const start = { given: { replay: file, actions: 1 }, steps: [], expect: {} }
    const first = at(actions, 0)
    const other = NAMES[1 - first.by] ?? ''
    expect(run({ ...start, expect: { asks: ['card'] } })).toEqual([])
    expect(run({ ...start, steps: [{ [other]: 'high' }], expect: { asks: ['stake'] } })).toEqual([])
  })

  it('is the end of the file without a number', () => {
    const { file } = gameFile()
    const { scores } = file['result'] as { scores: number[] }
    const start = { given: { replay: file }, steps: [] }
    expect(run({ ...start, expect: { asks: [], scores } })).toEqual([])
  })

  it.each([
    ['given.replay', { replay: 'game.json' }, /must be an object/],
    ['given.hands', { hands: [] }, /unknown beside "replay"/],
    ['given.actions', { actions: -1 }, /must be a whole number from 0 to \d+, not -1/],
    ['given.actions', { actions: 1000 }, /must be a whole number from 0 to \d+, not 1000/],
    ['given.actions', { actions: '3' }, /not "3"/],
  ])('is refused at %s: %j', (place, changes, reason) => {
    const found = refusal(() => run({ given: { replay: gameFile().file, ...changes } }))
    expect(found.place).toBe(place)
    expect(found.reason).toMatch(reason)
  })

  it.each([
    ['given.replay.version', { version: 9 }],
    ['given.replay.game', { game: 'chess' }],
    ['given.replay.options', { options: { rounds: 99 } }],
    ['given.replay.actions[0]', { actions: [{ type: 'bank', by: 0 }] }],
    ['given.replay.result', { result: null }],
    ['given.replay.checksum', { seats: [{ name: 'Eve' }, { name: 'Bob' }] }],
  ])('is refused at %s where the file is', (place, changes) => {
    const replay = { ...gameFile().file, ...changes }
    expect(refusal(() => run({ given: { replay, actions: 0 } })).place).toBe(place)
  })
})
