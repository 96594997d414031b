import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const TOKENS = 'kit/tokens.css'

interface Said {
  readonly file: string
  readonly value: string
}

/** Every size of letters that a sheet names, also those that a card hands on to its parts. */
function sizesOf(file: string): Said[] {
  const sheet = readFileSync(join(SRC, file), 'utf8')
  const said = sheet.matchAll(/(?:font-size|--card-text|--vh-least|\bfont): ([^;]+);/g)
  return [...said].map(([, value = '']) => ({ file, value }))
}

const sheets = globSync('**/*.css', { cwd: SRC })
const said = sheets.filter((file) => file !== TOKENS).flatMap(sizesOf)

/** Texts of drawings, in the units of the drawing. */
const DRAWN = [
  'boards/blood-rage/ages/age-scene.css',
  'boards/blood-rage/map/figures.css',
  'boards/blood-rage/map/marks.css',
  'pages/profile/profile.css',
]
/** How large one rem is: by the window, from the visitor's own size up. */
const ROOTS = ['app/base.css', 'table/layout.css', 'pages/big-screen/big-screen.css']
/** The unit of a card that is a low tile, of which all its parts are shares. */
const TILES = ['boards/valhalla/cards/card-shapes.css', 'boards/valhalla/cards/need-dice.css']

function isOfTheScale({ file, value }: Said): boolean {
  if (value.includes('px')) return DRAWN.includes(file)
  if (value.includes('%')) return ROOTS.includes(file)
  if (/[\d.]rem/.test(value)) return TILES.includes(file)
  return true
}

describe('the scale of type', () => {
  it('has at most ten sizes', () => {
    const scale = readFileSync(join(SRC, TOKENS), 'utf8').match(/--type-[\w-]+:/g) ?? []
    expect(scale.length).toBeGreaterThan(0)
    expect(scale.length).toBeLessThanOrEqual(10)
  })

  it('is what every sheet takes its sizes from, but for shares of what is drawn', () => {
    expect(said.length).toBeGreaterThan(100)
    expect(said.filter((one) => !isOfTheScale(one))).toEqual([])
  })
})
