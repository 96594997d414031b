import type { Action } from '@meadhall/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { UnreadableGame, upToDate } from './migrations.ts'
import type { GameStore, StoredGame } from './stored-game.ts'

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame }
  actions: { key: [string, number]; value: Action }
}

const NAME = 'meadhall'
/** Of the database's stores; a game's own shape has its own version. */
const VERSION = 1

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('actions')
    },
  })
}

/** All actions of a game: keys are `[game, number]`. */
function rangeOf(id: string, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY])
}

/** One game that this version cannot read must not hide the others; it stays where it is. */
function readable(stored: StoredGame): StoredGame[] {
  try {
    return [upToDate(stored)]
  } catch (error) {
    if (error instanceof UnreadableGame) return []
    throw error
  }
}

/** Games in the browser's own database. A game's entry and its actions change together or not. */
export async function browserStore(): Promise<GameStore> {
  const db = await open()
  const change = () => db.transaction(['games', 'actions'], 'readwrite')
  return {
    async list() {
      const games = await db.getAll('games')
      return games.flatMap(readable).sort((a, b) => b.touched - a.touched)
    },
    async load(id) {
      const game = await db.get('games', id)
      if (game === undefined) return null
      return { game: upToDate(game), actions: await db.getAll('actions', rangeOf(id)) }
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
      const tx = change()
      void tx.objectStore('games').delete(id)
      void tx.objectStore('actions').delete(rangeOf(id))
      await tx.done
    },
  }
}
