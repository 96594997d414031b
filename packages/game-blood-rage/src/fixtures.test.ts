import { readdirSync, readFileSync } from 'node:fs'
import { loadGameFile } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { bloodRage } from './rules.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

for (const name of readdirSync(FOLDER)) {
  it(`the recording ${name} replays to its result, action by action`, () => {
    const { file, game } = loadGameFile(readFileSync(new URL(name, FOLDER), 'utf8'), [bloodRage])
    expect(file.result).not.toBeNull()
    expect(bloodRage.outcome(game.state)).toEqual(file.result)
  })
}

it('there is a recording for every number of players, with and without a first draft', () => {
  expect(readdirSync(FOLDER)).toHaveLength(6)
})
