import { canonical } from '@meadhall/kernel'
import type { Entry } from '../journal.ts'
import { type MatchRecord, RECORD_VERSION } from '../storing/record.ts'
import type { Appended, Store } from '../storing/store.ts'

/** Something that every store does. It needs no test runner: it runs in a page, too. */
export interface StoreCase {
  readonly name: string
  /** Rejects where the store does otherwise. `store` is empty; `again` opens the same one anew. */
  run(store: Store, again: () => Promise<Store>): Promise<void>
}

function record(id: string): MatchRecord {
  return {
    version: RECORD_VERSION,
    id,
    game: 'toy',
    rulesVersion: 1,
    options: { rounds: 2, list: ['a', 'b'] },
    seats: [
      { name: 'Åse <b>', plays: 'person' },
      { name: '', plays: 'thrall' },
    ],
    seed: 'store',
    undo: 'sealed',
  }
}

function act(seq: number, by = 0): Entry {
  const cited = { question: seq - 1, key: `key-${seq}` }
  return { seq, kind: 'act', action: { type: 'bank', by }, by: 'person', cited }
}

const NOTHING_YET = { steps: 0, result: null, standing: null }

function same(actual: unknown, expected: unknown, what: string): void {
  const [is, should] = [canonical(actual), canonical(expected)]
  if (is !== should) throw new Error(`${what}: ${is}, not ${should}`)
}

async function rejects(deed: Promise<unknown>, what: string): Promise<void> {
  const isRejected = await deed.then(
    () => false,
    () => true,
  )
  if (!isRejected) throw new Error(`${what} is not refused`)
}

async function journal(store: Store, id: string): Promise<readonly Entry[]> {
  return (await store.load(id))?.entries ?? []
}

async function ids(store: Store): Promise<string[]> {
  return (await store.list()).matches.map(({ id }) => id)
}

/** What every store is held to. */
export const STORE_CASES: readonly StoreCase[] = [
  {
    name: 'knows nothing at first',
    async run(store) {
      same(await store.list(), { matches: [], broken: [] }, 'the list')
      same(await store.load('a'), null, 'a match that is not there')
      same(await store.since('a', 0), [], 'its journal')
      same(await store.append('a', act(1), NOTHING_YET), 'gone', 'an entry for it')
      await store.delete('a')
      same(await store.list(), { matches: [], broken: [] }, 'the list')
    },
  },
  {
    name: 'gives back what a match started from, as it was',
    async run(store) {
      await store.create(record('a'), NOTHING_YET)
      const loaded = await store.load('a')
      const { created = -1, touched = -2 } = loaded?.match ?? {}
      same(loaded?.match, { ...record('a'), ...NOTHING_YET, created, touched, seq: 0 }, 'the match')
      same(created, touched, 'the time it was touched')
      same(loaded?.entries, [], 'the journal')
    },
  },
  {
    name: 'takes no second match with the same id',
    async run(store) {
      await store.create(record('a'), NOTHING_YET)
      await store.append('a', act(1), NOTHING_YET)
      await rejects(store.create({ ...record('a'), seed: 'other' }, NOTHING_YET), 'a second match')
      same((await store.load('a'))?.match.seed, 'store', 'the first one')
      same(await journal(store, 'a'), [act(1)], 'its journal')
    },
  },
  {
    name: 'keeps a match that was brought along with its journal',
    async run(store) {
      const entries = [act(1), act(2), act(3)]
      await store.create(record('a'), { steps: 3, result: null, standing: null }, entries)
      same(await journal(store, 'a'), entries, 'the journal')
      same((await store.load('a'))?.match.seq, 3, 'its length')
      same(await store.append('a', act(4), NOTHING_YET), 'stored', 'the next entry')
    },
  },
  {
    name: 'adds entries of every kind in their order, also past ten and a hundred',
    async run(store) {
      await store.create(record('a'), NOTHING_YET)
      const undo: Entry = { seq: 2, kind: 'undo', seat: 0, back: 1, key: 'u' }
      const entries: Entry[] = [act(1), undo, { seq: 3, kind: 'rules', version: 2 }]
      for (let seq = 4; seq <= 120; seq++) entries.push(act(seq))
      for (const entry of entries) {
        same(await store.append('a', entry, NOTHING_YET), 'stored', `entry ${entry.seq}`)
      }
      same(await journal(store, 'a'), entries, 'the journal')
      same(await store.since('a', 99), entries.slice(99), 'what came after 99')
      same(await store.since('a', 120), [], 'what came after the last')
    },
  },
  {
    name: 'refuses an entry whose number is not the next, and changes nothing',
    async run(store) {
      await store.create(record('a'), NOTHING_YET)
      await store.append('a', act(1), { steps: 1, result: null, standing: null })
      const before = await store.load('a')
      for (const seq of [1, 0, 3, 99]) {
        same(
          await store.append('a', act(seq, 1), { steps: 9, result: null, standing: null }),
          'conflict',
          `${seq}`,
        )
      }
      same(await store.load('a'), before, 'the match')
    },
  },
  {
    name: 'lets only one of two who write at the same time be first',
    async run(store, again) {
      await store.create(record('a'), NOTHING_YET)
      const other = await again()
      const ends: Appended[] = await Promise.all([
        store.append('a', act(1, 0), NOTHING_YET),
        other.append('a', act(1, 1), NOTHING_YET),
        store.append('a', act(1, 0), NOTHING_YET),
      ])
      same(ends.toSorted(), ['conflict', 'conflict', 'stored'], 'how they ended')
      same((await journal(store, 'a')).length, 1, 'the number of entries')
    },
  },
  {
    name: 'keeps what lists show together with the entry, the one touched last first',
    async run(store) {
      for (const id of ['a', 'b', 'c']) await store.create(record(id), NOTHING_YET)
      const result = { scores: [3, 1], winners: [0] }
      await later()
      await store.append('b', act(1), { steps: 1, result, standing: null })
      same((await ids(store))[0], 'b', 'the first of the list')
      const listed = (await store.list()).matches.find(({ id }) => id === 'b')
      same([listed?.steps, listed?.result, listed?.seq], [1, result, 1], 'what it shows')
      same((await store.load('b'))?.match, listed, 'the match itself')
      const standing = { stage: { key: 'stage', params: { age: 'age.2' } }, waits: [1] }
      await store.append('c', act(1), { steps: 1, result: null, standing })
      same((await store.load('c'))?.match.standing, standing, 'where it stands')
    },
  },
  {
    name: 'keeps the journals of matches apart, whatever they are called',
    async run(store) {
      const names = ['a', 'a1', 'A', 'a/1', ' ', '__proto__', '10', '9']
      for (const id of names) await store.create(record(id), NOTHING_YET)
      for (const [index, id] of names.entries()) await store.append(id, act(1, index), NOTHING_YET)
      for (const [index, id] of names.entries()) {
        same(await journal(store, id), [act(1, index)], `the journal of "${id}"`)
      }
      same((await ids(store)).toSorted(), names.toSorted(), 'the list')
    },
  },
  {
    name: 'forgets a match wholly, and takes its id again',
    async run(store) {
      for (const id of ['a', 'b']) await store.create(record(id), NOTHING_YET, [act(1)])
      await store.delete('a')
      same(await ids(store), ['b'], 'the list')
      same(await store.load('a'), null, 'the match')
      same(await store.append('a', act(2), NOTHING_YET), 'gone', 'an entry for it')
      await store.create(record('a'), NOTHING_YET)
      same(await journal(store, 'a'), [], 'the journal of its successor')
      same(await journal(store, 'b'), [act(1)], 'the journal of the other')
    },
  },
  {
    name: 'has everything when it is opened again',
    async run(store, again) {
      await store.create(record('a'), NOTHING_YET)
      await store.append('a', act(1), { steps: 1, result: null, standing: null })
      const before = await store.load('a')
      same(await (await again()).load('a'), before, 'the match')
    },
  },
  {
    name: 'hands out copies: who changes one changes nothing that is kept',
    async run(store) {
      await store.create(record('a'), NOTHING_YET, [act(1)])
      const loaded = await store.load('a')
      ;(loaded?.entries as Entry[]).length = 0
      same(await journal(store, 'a'), [act(1)], 'the journal')
    },
  },
]

/** A store's clock may count whole milliseconds: some are let pass. */
async function later(): Promise<void> {
  for (let turn = 0; turn < 2_000; turn++) await Promise.resolve()
}
