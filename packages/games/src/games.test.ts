import { LEVELS } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { describe, expect, it } from 'vitest'
import { GAME_IDS, GAMES, gameOfRule, isGameId } from './index.ts'
import { TRIALS } from './trials.ts'

describe.each(GAME_IDS)('%s', (id) => {
  it('is found under its own name, with bots and scenarios of the same game', async () => {
    const rules = await GAMES[id].rules()
    expect(rules.id).toBe(id)
    expect((await GAMES[id].scenarios()).rules).toBe(rules)
    expect(Object.keys(await GAMES[id].bots(weightsFromDisk))).toEqual([...LEVELS])
  })

  it('has presets of flags, none of them twice', async () => {
    const { options, presets } = await GAMES[id].rules()
    const flags = options.filter(({ kind }) => kind === 'flag').map(({ name }) => name)
    expect(flags).toEqual(expect.arrayContaining(presets.flatMap(({ on }) => on)))
    const sets = presets.map(({ on }) => [...on].sort().join())
    expect(new Set(sets).size).toBe(presets.length)
  })

  it('takes the usual number of players and every set-up of its trials', async () => {
    const rules = await GAMES[id].rules()
    const { setups, setupOf, check } = TRIALS[id]
    const numbered = Array.from({ length: 50 }, (_, number) => setupOf(number))
    for (const { seats, options } of [
      { seats: GAMES[id].usualSeats, options: {} },
      ...setups,
      ...numbered,
    ])
      check(rules.setup({ options: rules.parseOptions(options, seats), seats, seed: 'trial' }))
    const counts = new Set(setups.map(({ seats }) => seats))
    expect(Math.min(...counts)).toBe(rules.seats.min)
    expect(Math.max(...counts)).toBe(rules.seats.max)
  })
})

it('a rule leads to its game', () => {
  expect(gameOfRule('BR-6.4')).toBe('blood-rage')
  expect(gameOfRule('VH-R23')).toBe('valhalla')
  expect(gameOfRule('XX-1')).toBeNull()
})

it('only the games themselves are ids', () => {
  expect(isGameId('valhalla')).toBe(true)
  expect(isGameId('toString')).toBe(false)
})
