import { readdirSync, readFileSync } from 'node:fs'
import { loadGameFile } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { valhalla } from './rules.ts'

const FOLDER = new URL('../fixtures/', import.meta.url)

for (const name of readdirSync(FOLDER)) {
  it(`the recording ${name} replays to its result, action by action`, () => {
    const { file, game } = loadGameFile(readFileSync(new URL(name, FOLDER), 'utf8'), [valhalla])
    expect(file.result).not.toBeNull()
    expect(valhalla.outcome(game.state)).toEqual(file.result)
  })
}

it('there are recordings of the solo game, of pairs, of all modules and of a draft', () => {
  expect(readdirSync(FOLDER)).toHaveLength(8)
})
