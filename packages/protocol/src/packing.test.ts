import { below, pick, type RngState, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Json } from './delta.ts'
import { MOST_WORDS, Packing } from './packing.ts'

/** Words that are hard to tell from codes, from JSON's own words and from what surrounds them. */
const WORDS = [
  'type',
  'a1-troll',
  'true',
  'A',
  'AB',
  'e5',
  '0',
  '1e5',
  '',
  'axe bow',
  'Żółw',
  '"',
  '\\',
]
const OTHERS = ['B', 'null', '\\"', 'x"type"y', '{"type":A}', ',', ':', '\n', '🛡️', '\u2028', 'a1']
const TEXTS = [...WORDS, ...OTHERS]
const PLAIN: readonly Json[] = [null, true, false, 0, -1, 0.5, 1e21, -2.5e-7, 12345]
const packing = new Packing(WORDS)

function anyText(rng: RngState): string {
  return Array.from({ length: below(rng, 3) }, () => pick(rng, TEXTS)).join('')
}

function anyJson(rng: RngState, depth = 4): Json {
  const kind = below(rng, depth === 0 ? 3 : 5)
  if (kind === 0) return pick(rng, PLAIN)
  if (kind <= 2) return kind === 1 ? pick(rng, TEXTS) : anyText(rng)
  const items = Array.from({ length: below(rng, 4) }, () => anyJson(rng, depth - 1))
  return kind === 3 ? items : Object.fromEntries(items.map((item) => [anyText(rng), item]))
}

describe('what is packed', () => {
  it('is any JSON again, to the letter', () => {
    const rng = seedRng('any JSON')
    for (let turn = 0; turn < 20_000; turn++) {
      const json = JSON.stringify(anyJson(rng))
      expect(packing.unpack(packing.pack(json))).toBe(json)
      expect(packing.unpack(json)).toBe(json)
    }
  })

  it('has a code for each of the words, whether a name or a value, and leaves the rest', () => {
    const letters = new Packing(['type', 'step', 'troll'])
    expect(letters.pack('{"type":"step","a":["troll","elf","x\\"type"],"troll":1e5}')).toBe(
      '{A:B,"a":[C,"elf","x\\"type"],C:1e5}',
    )
    expect(letters.pack(',"step":"{\\"type\\":1}"')).toBe(',B:"{\\"type\\":1}"')
  })

  it.each(['', '"', 'step', '"step', '1,"type', '"a\\"type'])(
    'may be no JSON at all: %s',
    (text) => {
      expect(new Packing(['type', 'step']).pack(text)).toBe(text)
    },
  )

  it('has codes of one letter first, then of two signs, as many as there are', () => {
    const words = Array.from({ length: MOST_WORDS + 1 }, (_, index) => `w${index}`)
    const many = new Packing(words)
    const codes = [0, 25, 26, 51, 52, 113, 114, MOST_WORDS - 1, MOST_WORDS]
    expect(codes.map((index) => many.pack(`"w${index}"`))).toEqual([
      'A',
      'Z',
      'a',
      'z',
      'AA',
      'A9',
      'BA',
      'z9',
      `"w${MOST_WORDS}"`,
    ])
    expect(new Set(words.map((word) => many.pack(`"${word}"`))).size).toBe(words.length)
  })
})
