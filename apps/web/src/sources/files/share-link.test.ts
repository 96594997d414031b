import { readFileSync } from 'node:fs'
import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { type AnyRules, parseGameFile } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
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
  const named = seats.map(({ name }) => ({ name, plays: 'greedy' as const }))
  return { game, options, seats: named, seed, actions }
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

  it('keeps who plays and every name', async () => {
    const recording = fixture('game-blood-rage/fixtures/2-players')
    const seats = [
      { name: 'Zażółć "&#', plays: 'person' },
      { name: '', plays: 'random' },
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
    ['another version', [2, 'blood-rage', 1, {}, ['a', 'b'], '00', 's', '']],
    ['an unknown game', [1, 'chess', 1, {}, ['a', 'b'], '00', 's', '']],
    ['no names', [1, 'blood-rage', 1, {}, null, '00', 's', '']],
    ['names that are none', [1, 'blood-rage', 1, {}, [1, 2], '00', 's', '']],
    ['too many seats', [1, 'blood-rage', 1, {}, Array(9).fill('a'), '', 's', '']],
    ['unknown options', [1, 'blood-rage', 1, { x: 1 }, ['a', 'b'], '00', 's', '']],
    ['words that are no action', [1, 'blood-rage', 1, {}, ['a', 'b'], '00', 's', '0 dance']],
  ])('%s', async (_name, carried) => {
    const link = await pack(JSON.stringify(carried))
    expect((await refusal(`#g=${link}`)).failure).toBe('damaged')
  })

  it('one by other rules says so', async () => {
    const link = await pack(JSON.stringify([1, 'blood-rage', 99, {}, ['a', 'b'], '00', 's', '']))
    expect((await refusal(`#g=${link}`)).failure).toBe('other-rules')
  })
})
