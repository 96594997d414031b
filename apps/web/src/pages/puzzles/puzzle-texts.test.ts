import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { GAME_IDS, type GameId } from '@meadhall/games'
import { describe, expect, it } from 'vitest'
import { nameParams } from './name-params.ts'

const ROOT = new URL('../../../../../', import.meta.url).pathname

type Texts = Readonly<Record<string, string>>

function read(path: string): Texts {
  return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))
}

/** The texts of puzzles and of a game in a language. */
function textsIn(language: string, game: GameId): { own: Texts; names: Texts } {
  if (language === 'en') {
    const folder = `packages/game-${game}/src/locales`
    const names = { ...read(`${folder}/en.json`), ...read(`${folder}/en.cards.json`) }
    return { own: read('apps/web/src/i18n/puzzles/en.json'), names }
  }
  const folder = `languages/${language}`
  const names = { ...read(`${folder}/${game}.json`), ...read(`${folder}/${game}.cards.json`) }
  return { own: read(`${folder}/puzzles.json`), names }
}

const LANGUAGES = [
  'en',
  ...readdirSync(`${ROOT}languages`).filter((one) =>
    existsSync(`${ROOT}languages/${one}/puzzles.json`),
  ),
]

function filesOf(game: GameId): { id: string; file: string }[] {
  return globSync(`${ROOT}packages/puzzles/${game}/*.json`).map((path) => ({
    id: path.replace(/^.*\/|\.json$/g, ''),
    file: readFileSync(path, 'utf8'),
  }))
}

/** What an explanation puts in: the names of parameters. */
function partsOf(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name ?? '')
}

describe.each(LANGUAGES)('texts of puzzles in %s', (language) => {
  it.each(GAME_IDS)('%s: each has a title and an explanation that names what is there', (game) => {
    const { own, names } = textsIn(language, game)
    for (const { id, file } of filesOf(game)) {
      const why = own[`puzzle.${game}/${id}.why`]
      expect(own[`puzzle.${game}/${id}.title`], id).toBeTruthy()
      expect(why, id).toBeTruthy()
      const params = nameParams(file, (key) => Object.hasOwn(names, key))
      for (const part of partsOf(why ?? '')) expect(Object.keys(params), id).toContain(part)
    }
  })

  it.each(GAME_IDS)('%s: none is left over', (game) => {
    const ids = filesOf(game).map(({ id }) => id)
    const keys = Object.keys(textsIn(language, game).own)
    const told = keys.flatMap(
      (key) => key.match(`^puzzle\\.${game}/(.+)\\.(?:title|why)$`)?.[1] ?? [],
    )
    expect([...new Set(told)].sort()).toEqual(ids.sort())
  })
})
