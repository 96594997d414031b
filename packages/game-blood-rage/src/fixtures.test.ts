import { readdirSync, readFileSync } from 'node:fs'
import { loadGameFile, replay } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import type { BloodRageEvent } from './events.ts'
import { bloodRage } from './rules.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

for (const name of readdirSync(FOLDER)) {
  it(`the recording ${name} replays to its result, action by action`, () => {
    const { file, game } = loadGameFile(readFileSync(new URL(name, FOLDER), 'utf8'), [bloodRage])
    expect(file.result).not.toBeNull()
    expect(bloodRage.outcome(game.state)).toEqual(file.result)
  })

  it(`BR-10.3 the merits of ${name} add up to each clan's Glory`, () => {
    const { file, game } = loadGameFile(readFileSync(new URL(name, FOLDER), 'utf8'), [bloodRage])
    const told: BloodRageEvent[] = []
    const state = replay(bloodRage, game, (event) => told.push(event))
    const sums = bloodRage.merits(state, told).map(({ sources }) => {
      return Object.values(sources).reduce((sum, amount) => sum + amount, 0)
    })
    expect(sums).toEqual(file.result?.scores)
  })
}

it('there is a recording for every number of players, with and without a first draft', () => {
  expect(readdirSync(FOLDER)).toHaveLength(6)
})
