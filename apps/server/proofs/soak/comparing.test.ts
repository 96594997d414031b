import { at } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { type Entry, type LoadedMatch, Match, memoryStore, RECORD_VERSION } from '@meadhall/match'
import { everyLevel } from '@meadhall/match/testing'
import { describe, expect, it } from 'vitest'
import { compare } from './comparing.ts'
import { digestOfPosition } from './seen-digest.ts'
import { Told } from './told.ts'

const RECORD = {
  version: RECORD_VERSION,
  id: 'table',
  game: toy.id,
  rulesVersion: toy.version,
  options: { rounds: 3 },
  seats: [
    { name: '', plays: 'person' },
    { name: '', plays: 'person' },
  ],
  seed: 'compare',
  undo: 'sealed',
} as const

const nobody = { name: 'nobody', choose: () => Promise.reject(new Error('nobody')) }

/** A whole game of two people, with all that a spectator and those people would be told. */
async function played(): Promise<{ told: Told; stored: LoadedMatch }> {
  const store = memoryStore()
  const fail = (error: unknown) => expect(error).toBeNull()
  const needs = { rules: toy, bots: everyLevel(nobody), store, fail }
  const match = await Match.begin({ ...needs, mustAsk: () => true }, RECORD)
  const told = new Told('table')
  const viewers = [null, 0, 1].map((seat) => told.viewer(seat))
  const see = () => {
    for (const viewer of viewers)
      told.sees(viewer, match.position.seq, digestOfPosition(match.position, viewer.seat), 'step')
  }
  for (see(); match.position.outcome === null; see()) {
    const { decision, number, legal } = at(match.position.questions, 0)
    const { seat } = decision
    const key = `k${match.position.seq}`
    const action = at(legal, 0)
    const reply = await match.answer(seat, { question: number, key, action })
    if (reply.kind !== 'taken') throw new Error(reply.code)
    told.takes(at(viewers, seat + 1), { seat, key, action, revision: reply.seq })
  }
  const stored = await store.load('table')
  if (stored === null) throw new Error('nothing is stored')
  return { told, stored }
}

function withKey(entry: Entry, key: string): Entry {
  if (entry.kind !== 'act' || entry.cited === null) throw new Error('not an answer')
  return { ...entry, cited: { ...entry.cited, key } }
}

/** What is found where the journal was tampered with. */
async function found(tamper: (entries: readonly Entry[]) => readonly Entry[]): Promise<string> {
  const { told, stored } = await played()
  const entries = tamper(stored.entries)
  return compare(told, { ...stored, entries }, toy).problems.join('\n')
}

describe('comparing what was told with what is stored', () => {
  it('finds nothing where all is as it was told, and counts what it looked at', async () => {
    const { told, stored } = await played()
    const count = stored.entries.length
    expect(compare(told, stored, toy)).toEqual({
      problems: [],
      entries: count,
      views: 3 * (count + 1),
    })
  })

  it('finds a move that was acknowledged and is lost', async () => {
    expect(await found((entries) => entries.slice(0, -1))).toMatch(/is not entry \d+ of \d+/)
  })

  it('finds that nothing at all is stored', async () => {
    const { told } = await played()
    expect(compare(told, null, toy).problems).not.toEqual([])
  })

  it('finds a key that was written twice', async () => {
    const doubled = await found((entries) => [
      ...entries.slice(0, -1),
      withKey({ ...at(entries, 0), seq: entries.length }, 'k0'),
    ])
    expect(doubled).toContain('k0 is doubled')
  })

  it('finds moves in another order', async () => {
    const swapped = await found(([first, second, ...rest]) => {
      if (first === undefined || second === undefined) throw new Error('too short')
      return [{ ...second, seq: 1 }, { ...first, seq: 2 }, ...rest]
    })
    expect(swapped).toContain('is not entry 1')
  })

  it('finds a move that somebody else is said to have made', async () => {
    expect(
      await found(([first, ...rest]) => [withKey(at([first], 0) as Entry, 'x'), ...rest]),
    ).toContain('is not entry 1')
  })

  it('finds a move that was refused and stored nevertheless', async () => {
    const { told, stored } = await played()
    const seat = told.acknowledged.get('0/k0') === undefined ? 1 : 0
    told.refuses(seat, 'k0')
    expect(compare(told, stored, toy).problems.join()).toContain('was refused and is entry 1')
  })

  it('finds something that was seen and never was', async () => {
    const { told, stored } = await played()
    told.viewers[1]?.seen.set(2, 'something else')
    expect(compare(told, stored, toy).problems).toEqual(['table: seat 0 saw something else at 2'])
  })

  it('finds a client that was told less than before', async () => {
    const { told, stored } = await played()
    const [viewer] = told.viewers
    if (viewer === undefined) throw new Error('nobody watched')
    told.sees(viewer, 1, viewer.seen.get(1) ?? '', 'reset')
    expect(compare(told, stored, toy).problems.join()).toContain('and is told 1')
  })

  it('finds a key that was confirmed at another place', async () => {
    const { told, stored } = await played()
    const [done] = told.acknowledged.values()
    const [viewer] = told.viewers
    if (done === undefined || viewer === undefined) throw new Error('nothing was done')
    told.takes(viewer, { ...done, revision: done.revision + 1 })
    expect(compare(told, stored, toy).problems.join()).toContain('is at 1 and at 2')
  })
})
