import { readFileSync } from 'node:fs'
import { compileCatalog } from '@meadhall/words/catalogs'
import { expect, it } from 'vitest'
import { gameSpeaker, needWords, useWordsStore, wordsNow } from './words.ts'

function textsOf(game: string) {
  const file = `../../../../packages/game-${game}/src/locales/en.json`
  return compileCatalog(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')))
}

it('of two games that name a text alike, the one asked for last is heard', async () => {
  const areas = { 'blood-rage': textsOf('blood-rage'), valhalla: textsOf('valhalla') }
  useWordsStore.setState({ areas })
  const key = 'event.turn-began'
  await needWords('valhalla')
  expect(wordsNow().say({ key, params: { seat: 'somebody' } })).toBe("It is somebody's turn.")
  await needWords('blood-rage')
  expect(wordsNow().say({ key, params: { clan: 'somebody' } })).toBe("It is somebody's turn.")
})

it('on a page of several games each names its own things, whoever plays somewhere', () => {
  const areas = {
    valhalla: compileCatalog({ 'clan.wolf': 'Wolf' }),
    'blood-rage': compileCatalog({ 'clan.wolf': 'Wolf clan' }),
  }
  useWordsStore.setState({ areas, names: { 'clan.wolf': 'Ola' } })
  const wolf = { key: 'clan.wolf' }
  expect(gameSpeaker('blood-rage').say(wolf)).toBe('Wolf clan')
  expect(gameSpeaker('valhalla').say(wolf)).toBe('Wolf')
  expect(gameSpeaker('chess').say(wolf)).toBe('Wolf')
  useWordsStore.setState({ names: {} })
})
