import { readFileSync } from 'node:fs'
import { CLANS } from '@meadhall/game-valhalla'
import { describe, expect, it } from 'vitest'

type Colour = readonly [red: number, green: number, blue: number]

function sheet(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8')
}

/** The colours of a theme by their names. */
function coloursOf(theme: 'light' | 'dark'): (name: string) => Colour {
  const sheets = [sheet('../../kit/tokens.css'), sheet('./colours.css')]
  const entries = sheets.flatMap((text) => [...text.matchAll(/(--[\w-]+): ([^;]+);/g)])
  const values = new Map(entries.map(([, name, value = '']) => [name, shownIn(theme, value)]))
  const find = (name: string): Colour => {
    const value = values.get(name) ?? ''
    const other = /^var\((.+)\)$/.exec(value)?.[1]
    return other === undefined ? linear(value) : find(other)
  }
  return find
}

/** Which of the two a `light-dark()` comes to; any other value is the same in both. */
function shownIn(theme: 'light' | 'dark', value: string): string {
  const [, light, dark] = /^light-dark\(([^,]+), ([^)]+)\)$/.exec(value) ?? []
  return (theme === 'light' ? light : dark) ?? value
}

/** "#rrggbb" as amounts of light. */
function linear(hex: string): Colour {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  const [red, green, blue] = parts.map((part) =>
    part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return [red ?? 0, green ?? 0, blue ?? 0]
}

function light([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

/** How far two colours are apart to the eye, in CIELAB. */
function apart(one: Colour, other: Colour): number {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))
}

function lab([red, green, blue]: Colour): number[] {
  const x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47
  const z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83
  const [fx, fy, fz] = [x, light([red, green, blue]), z].map((part) =>
    part > 0.008_856 ? Math.cbrt(part) : 7.787 * part + 16 / 116,
  ) as [number, number, number]
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)]
}

const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `--seat-${seat}`)
const CLAN_COLOURS = CLANS.map((clan) => `--vh-${clan}`)
/** What is seen as another colour at a glance. */
const CLEARLY_APART = 24

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const colour = coloursOf(theme)

  it.each(CLANS)('have an ink that is read on the %s', (clan) => {
    expect(contrast(colour(`--vh-${clan}`), colour(`--vh-on-${clan}`))).toBeGreaterThan(4.5)
  })

  it.each(SEATS)('have an ink that is read on %s', (seat) => {
    expect(contrast(colour(seat), colour('--on-clan'))).toBeGreaterThan(4.5)
  })

  it('tell all clans and all players apart', () => {
    const names = [...SEATS, ...CLAN_COLOURS]
    const close = names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter((other) => apart(colour(one), colour(other)) < CLEARLY_APART)
        .map((other) => `${one} ${other}`),
    )
    expect(close).toEqual([])
  })
})
