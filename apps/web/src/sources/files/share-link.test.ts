import { readFileSync } from 'node:fs'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { type AnyRules, parseGameFile } from '@meadhall/kernel'
import { describe, expect, it, vi } from 'vitest'
import type { Recording } from '../host/protocol.ts'
import { pack } from './packing.ts'
import { LinkError, linkOf, readLink, stepIn } from './share-link.ts'

const RULES: Readonly<Record<string, AnyRules>> = { 'blood-rage': bloodRage, valhalla }

function rulesOf(game: string): Promise<AnyRules> {
  const rules = RULES[game]
  return rules ? Promise.resolve(rules) : Promise.reject(new Error(`unknown game "${game}"`))
}

function fixture(path: string): Recording {
  const url = new URL(`../../../../../packages/${path}.json`, import.meta.url)
  const { game, options, seats, seed, actions } = parseGameFile(readFileSync(url, 'utf8'))
  const named = seats.map(({ name }) => ({ name, plays: 'warrior' as const }))
  // As if it had been raised on its way: a link tells that, too.
  const raises = [{ from: 3, version: 1 }]
  return { game, rulesVersion: 1, raises, options, seats: named, seed, actions }
}

const FIXTURES = [
  'game-blood-rage/fixtures/4-players',
  'game-valhalla/fixtures/2-players',
  'game-valhalla/fixtures/4-players-all-modules',
  'game-valhalla/fixtures/solo-hel',
]

async function refusal(hash: string): Promise<LinkError> {
  const refused = await readLink(hash, rulesOf).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LinkError)
  return refused as LinkError
}

describe('a link to a moment of a game', () => {
  it.each(FIXTURES)('brings %s along', async (path) => {
    const recording = fixture(path)
    const link = await linkOf(await rulesOf(recording.game), recording, 12)
    expect(await readLink(`#${link}`, rulesOf)).toEqual({ recording, step: 12 })
    expect(link.length).toBeLessThan(JSON.stringify(recording).length / 2)
    expect(link).toMatch(/^g=[\w-]+&t=12$/)
  })

  it('brings a game along in which nothing was done yet', async () => {
    const recording = { ...fixture('game-blood-rage/fixtures/2-players'), actions: [] }
    const link = await linkOf(bloodRage, recording, 0)
    expect(await readLink(link, rulesOf)).toEqual({ recording, step: 0 })
  })

  it('of the time when levels had other names brings bots of the same strength', async () => {
    const names = ['Ola', 'Ulf', 'Yrsa']
    const clans = { clans: ['wolf', 'bear', 'serpent'] }
    const old = [1, 'blood-rage', [[0, 1]], clans, names, '012', 'link', '']
    const linked = await readLink(`g=${await pack(JSON.stringify(old))}&t=0`, rulesOf)
    const plays = linked?.recording.seats.map((seat) => seat.plays)
    expect(plays).toEqual(['person', 'thrall', 'warrior'])
  })

  it('keeps who plays and every name', async () => {
    const recording = fixture('game-blood-rage/fixtures/2-players')
    const seats = [
      { name: 'Zażółć "&#', plays: 'person' },
      { name: '', plays: 'thrall' },
    ] as const
    const link = await linkOf(bloodRage, { ...recording, seats }, 3)
    expect((await readLink(link, rulesOf))?.recording.seats).toEqual(seats)
  })

  it.each(['', '#', '#t=4', '#x=1'])('is none in %j', async (hash) => {
    expect(await readLink(hash, rulesOf)).toBeNull()
  })

  it.each([
    ['#g=x&t=4', 4],
    ['#t=x', 0],
    ['#t=-3', 0],
    ['#t=1.5', 0],
    ['', 0],
  ])('names its step: %s', (hash, step) => {
    expect(stepIn(hash)).toBe(step)
  })
})

/** Counts what the browser's own inflating gives from now on. */
function countUnfolded(): () => number {
  const Real = DecompressionStream
  let bytes = 0
  const construct = (_stream: unknown, [format]: [CompressionFormat]) => {
    const { writable, readable } = new Real(format)
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        controller.enqueue(chunk)
      },
    })
    return { writable, readable: readable.pipeThrough(counter) }
  }
  vi.stubGlobal('DecompressionStream', new Proxy(Real, { construct }))
  return () => bytes
}

describe('a hostile link', () => {
  it('is given up before it fills the memory', async () => {
    // 109 KB in a link; 80 MB unfolded.
    const bomb = await pack('0'.repeat(80_000_000))
    expect(bomb.length).toBeLessThan(110_000)
    const unfolded = countUnfolded()
    expect((await refusal(`#g=${bomb}`)).message).toContain('unfolds to more than')
    expect(unfolded()).toBeLessThan(4_000_000)
    vi.unstubAllGlobals()
  })

  it('of more letters than any game has is not unpacked at all', async () => {
    expect((await refusal(`#g=${'A'.repeat(300_000)}`)).message).toContain('letters')
  })

  it('is not followed into what it nests', async () => {
    const deep = `[1,"blood-rage",1,${'['.repeat(50_000)}${']'.repeat(50_000)},["a","b"],"00","s",""]`
    expect((await refusal(`#g=${await pack(deep)}`)).message).toContain('nested')
  })

  it('brings names that a table can show', async () => {
    const names = ['x'.repeat(100_000), '\u202eEve\u0000']
    const carried = [1, 'blood-rage', [[0, 1]], {}, names, '00', 's', '']
    const linked = await readLink(`#g=${await pack(JSON.stringify(carried))}`, rulesOf)
    const seats = linked?.recording.seats.map(({ name }) => name)
    expect(seats).toEqual(['x'.repeat(40), 'Eve'])
  })
})

describe('a damaged link is refused', () => {
  const whole = linkOf(bloodRage, fixture('game-blood-rage/fixtures/2-players'), 5)

  it.each([0, 1, 10, 100, 400])('cut off after %i letters', async (length) => {
    const packed = (await whole).slice(2).split('&')[0] ?? ''
    expect((await refusal(`#g=${packed.slice(0, length)}`)).failure).toBe('damaged')
  })

  it.each(['%%%', 'łódź', 'AAAA', '____'])('with %s in place of the game', async (packed) => {
    expect((await refusal(`#g=${encodeURIComponent(packed)}`)).failure).toBe('damaged')
  })

  it.each([
    ['no list', {}],
    ['another version', [2, 'blood-rage', [[0, 1]], {}, ['a', 'b'], '00', 's', '']],
    ['an unknown game', [1, 'chess', [[0, 1]], {}, ['a', 'b'], '00', 's', '']],
    ['no names', [1, 'blood-rage', [[0, 1]], {}, null, '00', 's', '']],
    ['names that are none', [1, 'blood-rage', [[0, 1]], {}, [1, 2], '00', 's', '']],
    ['too many seats', [1, 'blood-rage', [[0, 1]], {}, Array(9).fill('a'), '', 's', '']],
    ['unknown options', [1, 'blood-rage', [[0, 1]], { x: 1 }, ['a', 'b'], '00', 's', '']],
    ['words that are no action', [1, 'blood-rage', [[0, 1]], {}, ['a', 'b'], '00', 's', '0 dance']],
  ])('%s', async (_name, carried) => {
    const link = await pack(JSON.stringify(carried))
    expect((await refusal(`#g=${link}`)).failure).toBe('damaged')
  })

  it.each([1, [], [1], [['0', 1]]])('one whose rules are %j is damaged', async (rules) => {
    const carried = [1, 'blood-rage', rules, {}, ['a', 'b'], '00', 's', '']
    expect((await refusal(`#g=${await pack(JSON.stringify(carried))}`)).failure).toBe('damaged')
  })

  it.each([
    [[[0, 99]]],
    [
      [
        [0, 1],
        [0, 99],
      ],
    ],
  ])('one by newer rules %j says so', async (rules) => {
    const carried = [1, 'blood-rage', rules, {}, ['a', 'b'], '00', 's', '']
    expect((await refusal(`#g=${await pack(JSON.stringify(carried))}`)).failure).toBe('newer-rules')
  })
})
