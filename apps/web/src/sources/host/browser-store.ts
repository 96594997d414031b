import type { Action } from '@meadhall/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { HostFailure } from './failure.ts'
import { upToDate } from './migrations.ts'
import type { BrokenGame, GameStore, StoredGame } from './stored-game.ts'
import { wholeLog } from './stored-shape.ts'

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame }
  actions: { key: [string, number]; value: Action }
}

const NAME = 'meadhall'
/** Of the database's stores; a game's own shape has its own version. */
const VERSION = 1

type Database = IDBPDatabase<Schema>

/** Rejects with a `HostFailure`. `onOutdated` is told when a newer version wants the database. */
async function open(onOutdated: () => void): Promise<Database> {
  try {
    return await openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('actions')
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

/** All actions of a game: keys are `[game, number]`. */
function rangeOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])
}

/** One game that cannot be read must not hide the others; it stays where it is. */
function read(record: StoredGame): StoredGame | BrokenGame {
  try {
    return upToDate(record)
  } catch (error) {
    if (error instanceof HostFailure) return { id: String(record.id), failure: error.failure }
    throw error
  }
}

/** The key of a game by the name it is listed by: what is damaged may have been stored by any key. */
async function keyOf(db: Database, id: string): Promise<string> {
  const keys = await db.getAllKeys('games')
  return keys.find((key) => String(key) === id) ?? id
}

/** Games in the browser's own database. A game's entry and its actions change together or not. */
export async function browserStore(onOutdated: () => void): Promise<GameStore> {
  const db = await open(onOutdated)
  const change = () => db.transaction(['games', 'actions'], 'readwrite')
  return {
    async list() {
      const kept = (await db.getAll('games')).map(read)
      const games = kept.filter((one) => 'steps' in one)
      const broken = kept.filter((one) => 'failure' in one)
      return { games: games.sort((a, b) => b.touched - a.touched), broken }
    },
    async load(id) {
      const record = await db.get('games', id)
      if (record === undefined) return null
      const game = upToDate(record)
      const keys = await db.getAllKeys('actions', rangeOf(id))
      const actions = await db.getAll('actions', rangeOf(id))
      const numbers = keys.map(([, number]) => number)
      return { game, actions: wholeLog(game, numbers, actions) }
    },
    async remains(id) {
      const record = await db.get('games', await keyOf(db, id))
      const numbers = await db.getAllKeys('actions', rangeOf(id))
      const actions = await db.getAll('actions', rangeOf(id))
      return { record, actions: actions.map((action, index) => [numbers[index]?.[1], action]) }
    },
    async create(game, actions) {
      const tx = change()
      void tx.objectStore('games').put(game)
      actions.forEach((action, index) => {
        void tx.objectStore('actions').put(action, [game.id, index])
      })
      await tx.done
    },
    async append(game, action) {
      const tx = change()
      void tx.objectStore('games').put(game)
      // `add`, not `put`: were two pages to play the same game, the second one fails here.
      void tx.objectStore('actions').add(action, [game.id, game.steps - 1])
      await tx.done
    },
    async truncate(game) {
      const tx = change()
      void tx.objectStore('games').put(game)
      void tx.objectStore('actions').delete(rangeOf(game.id, game.steps))
      await tx.done
    },
    async remove(id) {
      const key = await keyOf(db, id)
      const tx = change()
      void tx.objectStore('games').delete(key)
      void tx.objectStore('actions').delete(rangeOf(id))
      await tx.done
    },
  }
}
