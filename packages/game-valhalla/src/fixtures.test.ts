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

it.each(['2-players.json', '3-players-hand-draft.json', '4-players-all-modules.json'])(
  'VH-51 the merits of %s add up to the points of each player',
  (name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    const { file, game } = loadGameFile(text, [valhalla])
    const sums = valhalla.merits(game.state, []).map(({ sources }) => {
      return Object.values(sources).reduce((sum, amount) => sum + amount, 0)
    })
    expect(sums).toEqual(file.result?.scores)
  },
)

it('there are recordings of the solo game, of pairs, of all modules and of a draft', () => {
  expect(readdirSync(FOLDER)).toHaveLength(8)
})
