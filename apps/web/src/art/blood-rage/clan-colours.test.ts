import { readFileSync } from 'node:fs'
import { CLANS } from '@meadhall/game-blood-rage'
import { describe, expect, it } from 'vitest'

type Three = readonly [number, number, number]
type Matrix = readonly [Three, Three, Three]

/** How eyes without one kind of cones see light (Machado, Oliveira and Fernandes, 2009). */
const EYES: Readonly<Record<string, Matrix>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const theme = readFileSync(new URL('../../kit/tokens.css', import.meta.url), 'utf8')

/** A colour of both themes, the light one first. */
function coloursOf(clan: string): string[] {
  const [, value = ''] = new RegExp(`--clan-${clan}: ([^;]+);`).exec(theme) ?? []
  return [...value.matchAll(/#([0-9a-f]{6})/g)].map(([, hex = '']) => hex)
}

function light(hex: string): Three {
  const at = (index: number) => {
    const share = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [at(0), at(1), at(2)]
}

const dot = (a: Three, b: Three): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** In CIELAB, where distances are as large as they seem. */
function seen(hex: string, [r, g, b]: Matrix): Three {
  const raw = light(hex)
  const shown = [r, g, b].map((row) => Math.min(1, Math.max(0, dot(row, raw))))
  const [red = 0, green = 0, blue = 0] = shown
  const root = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const PAIRS = CLANS.flatMap((one, index) =>
  CLANS.slice(index + 1).map((other) => [one, other] as const),
)

describe.each(Object.keys(EYES))('to eyes with %s', (eyes) => {
  it.each(PAIRS)('%s and %s have different colours', (one, other) => {
    for (const index of [0, 1]) {
      const [a, b] = [one, other].map((clan) => {
        const hex = coloursOf(clan)[index] ?? ''
        return seen(
          hex,
          EYES[eyes] ?? [
            [0, 0, 0],
            [0, 0, 0],
            [0, 0, 0],
          ],
        )
      }) as [Three, Three]
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(20)
    }
  })
})
