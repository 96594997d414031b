import { GAME_IDS, GAMES } from '@meadhall/games'
import { type AnyRules, at } from '@meadhall/kernel'
import { HOSTILE, toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../journal.ts'
import { Match } from '../match.ts'
import { startOf } from '../position.ts'
import { everyLevel } from '../testing/every-level.ts'
import { randomJournal } from '../testing/random-journal.ts'
import { toyRecord } from '../testing/toy-match.ts'
import { wholly } from '../testing/wholly.ts'
import { KEPT_FORMAT, type Kept, keptOf } from './kept.ts'
import { memoryStore } from './memory-store.ts'
import type { MatchRecord } from './record.ts'

/** A copy as a store would give it. */
function stored<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

/** Opens a match from its journal and a snapshot. */
async function openWith(
  rules: AnyRules,
  record: MatchRecord,
  entries: readonly Entry[],
  kept?: unknown,
): Promise<Match> {
  const store = memoryStore()
  await store.create(record, { steps: 0, result: null, standing: null }, stored(entries))
  const loaded = await store.load(record.id)
  if (loaded === null) throw new Error('no match lies here')
  const bot = { name: 'none', choose: () => Promise.reject(new Error('no bot plays here')) }
  const needs = { rules, bots: everyLevel(bot), store, fail: () => undefined }
  return await Match.open(needs, { ...loaded, kept })
}

/** The toy with a count of the actions that it carries out. */
function counting() {
  const done = { actions: 0 }
  const apply: typeof toy.apply = (...args) => {
    done.actions += 1
    toy.apply(...args)
  }
  return { rules: { ...toy, apply }, done }
}

const record = toyRecord('ppp')
const { entries, positions } = randomJournal(toy, startOf(record), 0)
const HALF = Math.floor(entries.length / 2)
const keptHalfWay = stored(keptOf(record, entries.slice(0, HALF), at(positions, HALF)))

describe('a snapshot', () => {
  it('spares the way to where it was taken', async () => {
    const { rules, done } = counting()
    await openWith(rules, record, entries.slice(0, HALF), keptHalfWay)
    expect(done.actions).toBe(0)
  })

  it('is what a match gives of itself, wherever it stands', async () => {
    const match = await openWith(toy, record, entries.slice(0, HALF))
    expect(stored(match.kept())).toEqual(keptHalfWay)
    expect((await openWith(toy, record, entries, match.kept())).kept().seq).toBe(entries.length)
  })

  it('is used whatever order a store gives the parts of an entry in', async () => {
    const turned = entries
      .slice(0, HALF)
      .map((entry) => Object.fromEntries(Object.entries(entry).reverse()) as unknown as Entry)
      .map((entry) => (entry.kind === 'act' ? { ...entry, action: reversed(entry.action) } : entry))
    const { rules, done } = counting()
    await openWith(rules, record, turned, keptHalfWay)
    expect(done.actions).toBe(0)
  })
})

function reversed<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).reverse()) as T
}

describe.each(GAME_IDS)('a match of %s', (game) => {
  it('opened from a snapshot is the same as opened by its journal', async () => {
    const rules = await GAMES[game].rules()
    const seats = Array.from({ length: 4 }, () => ({ name: '', plays: 'person' as const }))
    const options = rules.parseOptions({}, 4)
    const own = { game, options, seats, seed: `kept/${game}`, rulesVersion: rules.version }
    const real = { ...record, ...own }
    const journal = randomJournal(rules, startOf(real), 0)
    const { length } = journal.entries
    const whole = wholly((await openWith(rules, real, journal.entries)).position)
    for (let seq = length; seq >= 0; seq -= Math.ceil(length / 12)) {
      const kept = keptOf(real, journal.entries.slice(0, seq), at(journal.positions, seq))
      const { position } = await openWith(rules, real, journal.entries, stored(kept))
      expect(wholly(position)).toEqual(whole)
    }
  })
})

describe('a snapshot that does not fit', () => {
  /** Where the journal leads, and how many actions that takes: the snapshot is as good as none. */
  async function expectIgnored(kept: unknown, journal = entries, of = record): Promise<void> {
    const without = counting()
    const whole = wholly((await openWith(without.rules, of, journal)).position)
    const { rules, done } = counting()
    expect(wholly((await openWith(rules, of, journal, kept)).position)).toEqual(whole)
    expect(done.actions).toBe(without.done.actions)
  }

  it.each<[string, Partial<Record<keyof Kept, unknown>>]>([
    ['of another format', { format: KEPT_FORMAT + 1 }],
    ['by other rules', { rules: toy.version - 1 }],
    ['taken later than the journal goes', { seq: entries.length + 1 }],
    ['with another number', { seq: HALF + 1 }],
    ['with no number', { seq: '3' }],
    ['with a number that is none', { seq: -1 }],
    ['with another sum', { sum: keptHalfWay.sum + 1 }],
    ['without a text', { text: undefined }],
    ['with a text that ends early', { text: keptHalfWay.text.slice(0, -20) }],
  ])('is not used: one %s', async (_what, changes) => {
    await expectIgnored({ ...keptHalfWay, ...changes })
  })

  it('is not used: one with a single letter changed, wherever', async () => {
    const { text } = keptHalfWay
    for (let place = 0; place < text.length; place += 97) {
      const other = text[place] === '1' ? '2' : '1'
      const damaged = `${text.slice(0, place)}${other}${text.slice(place + 1)}`
      await expectIgnored({ ...keptHalfWay, text: damaged })
    }
  })

  it('is not used: one of another match, or of a journal that went another way', async () => {
    await expectIgnored(keptHalfWay, entries, { ...record, id: 'other' })
    const other = randomJournal(toy, { ...startOf(record), version: 1 }, 1)
    const keys = entries.map((entry) =>
      entry.kind === 'act'
        ? { ...entry, cited: { question: 0, key: `other-${entry.seq}` } }
        : entry,
    )
    await expectIgnored(keptHalfWay, keys)
    await expectIgnored(keptHalfWay, other.entries, { ...record, rulesVersion: 1 })
  })

  it('is not used: one by a program that laid its state out otherwise', async () => {
    const setup: typeof toy.setup = (...args) => ({ ...toy.setup(...args), extra: 1 })
    const match = await openWith({ ...toy, setup }, record, entries)
    await expectIgnored(match.kept())
  })

  it('is not used: anything that is none', async () => {
    for (const value of HOSTILE) await expectIgnored(value ?? null)
  })
})
