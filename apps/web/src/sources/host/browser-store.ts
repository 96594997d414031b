import {
  type BrokenMatch,
  type Entry,
  MatchFailure,
  type Store,
  type StoredMatch,
  upToDate,
  wholeJournal,
} from '@meadhall/match'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { HostFailure } from './failure.ts'

interface Schema extends DBSchema {
  games: { key: string; value: StoredMatch }
  entries: { key: [string, number]; value: Entry }
}

const NAME = 'meadhall'
/** Of the database's stores; a game's own shape has its own version. */
const VERSION = 2

type Database = IDBPDatabase<Schema>

/** Rejects with a `HostFailure`. `onOutdated` is told when a newer version wants the database. */
async function open(onOutdated: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        // Nothing was released before version 2.
        for (const name of [...db.objectStoreNames]) db.deleteObjectStore(name)
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('entries')
      },
      // Who holds on to an old database keeps every newer page from opening its own.
      blocking(_current, _wanted, event) {
        const db = event.target as IDBDatabase
        db.close()
        onOutdated()
      },
    })
  } catch (error) {
    const isNewer = error instanceof DOMException && error.name === 'VersionError'
    throw new HostFailure(isNewer ? 'outdated' : 'no-storage', String(error))
  }
}

/** The entries of a game after a number: keys are `[game, number]`. */
function rangeOf(id: string, after = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true)
}

/** One game that cannot be read must not hide the others; it stays where it is. */
function read(record: StoredMatch): StoredMatch | BrokenMatch {
  try {
    return upToDate(record)
  } catch (error) {
    if (error instanceof MatchFailure) return { id: String(record.id), problem: error.problem }
    throw error
  }
}

/** The key of a game by the name it is listed by: what is damaged may have been stored by any key. */
async function keyOf(db: Database, id: string): Promise<string> {
  const keys = await db.getAllKeys('games')
  return keys.find((key) => String(key) === id) ?? id
}

/** Everything that is asked of a transaction, or nothing of it: also where asking itself fails. */
async function together(
  tx: { readonly done: Promise<void>; abort(): void },
  deeds: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const asked: Promise<unknown>[] = [tx.done]
  try {
    for (const deed of deeds) asked.push(deed())
  } catch (error) {
    for (const one of asked) one.catch(() => undefined)
    tx.abort()
    throw error
  }
  await Promise.all(asked)
}

/** A store that can also hand out what it cannot read. */
export interface BrowserStore extends Store {
  /** Whatever lies under a name, unread: what is left of a game that cannot be loaded. */
  remains(id: string): Promise<unknown>
}

/** Games in the browser's own database. A game's record and its entries change together or not. */
export async function browserStore(onOutdated: () => void): Promise<BrowserStore> {
  const db = await open(onOutdated)
  return { ...readingFrom(db), ...writingTo(db) }
}

function readingFrom(db: Database): Pick<BrowserStore, 'list' | 'load' | 'since' | 'remains'> {
  return {
    async list() {
      const kept = (await db.getAll('games')).map(read)
      const matches = kept.filter((one) => 'steps' in one)
      const broken = kept.filter((one) => 'problem' in one)
      return { matches: matches.sort((a, b) => b.touched - a.touched), broken }
    },
    async load(id) {
      const tx = db.transaction(['games', 'entries'])
      const record = await tx.objectStore('games').get(id)
      if (record === undefined) return null
      const match = upToDate(record)
      const numbers = (await tx.objectStore('entries').getAllKeys(rangeOf(id))).map(
        ([, seq]) => seq,
      )
      const entries = await tx.objectStore('entries').getAll(rangeOf(id))
      return { match, entries: wholeJournal(match, numbers, entries) }
    },
    since: (id, seq) => db.getAll('entries', rangeOf(id, seq)),
    async remains(id) {
      const record = await db.get('games', await keyOf(db, id))
      const numbers = await db.getAllKeys('entries', rangeOf(id))
      const entries = await db.getAll('entries', rangeOf(id))
      return { record, entries: entries.map((entry, index) => [numbers[index]?.[1], entry]) }
    },
  }
}

function writingTo(db: Database): Pick<BrowserStore, 'create' | 'append' | 'delete'> {
  const change = () => db.transaction(['games', 'entries'], 'readwrite')
  return {
    async create(record, summary, entries = []) {
      const now = Date.now()
      const tx = change()
      const dates = { created: now, touched: now }
      const match = { ...record, ...summary, ...dates, seq: entries.length }
      await together(tx, [
        () => tx.objectStore('games').add(match),
        ...entries.map((entry) => () => {
          return tx.objectStore('entries').add(entry, [match.id, entry.seq])
        }),
      ])
    },
    async append(id, entry, summary) {
      const tx = change()
      const record = await tx.objectStore('games').get(id)
      if (record === undefined) return 'gone'
      const match = upToDate(record)
      // Were two pages to play the same game, the second one is told here.
      if (entry.seq !== match.seq + 1) return 'conflict'
      const now = { ...match, ...summary, touched: Date.now(), seq: entry.seq }
      await together(tx, [
        () => tx.objectStore('games').put(now),
        () => tx.objectStore('entries').add(entry, [id, entry.seq]),
      ])
      return 'stored'
    },
    async delete(id) {
      const key = await keyOf(db, id)
      const tx = change()
      await together(tx, [
        () => tx.objectStore('games').delete(key),
        () => tx.objectStore('entries').delete(rangeOf(id)),
      ])
    },
  }
}
