import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Level } from '@meadhall/bots'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { type Action, type Decision, parseGameFile, play, startGame } from '@meadhall/kernel'
import { type Entry, journalOf, RECORD_VERSION, type UndoPolicy } from '@meadhall/match'
import type { Page } from 'playwright-core'
import { chooser } from './play.ts'

const PACKAGES = join(import.meta.dirname, '../../../../packages')
const RULES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async (id) => [id, await GAMES[id].rules()] as const)),
)

export type Plays = 'person' | Level

export interface LaidGame {
  readonly game: GameId
  readonly seats: readonly Plays[]
  readonly names?: readonly string[]
  readonly options?: object
  readonly seed?: string
  readonly actions?: readonly Action[]
  readonly rulesVersion?: number
  readonly undo?: UndoPolicy
}

/** Puts a game into the browser's store, as if it had been played there; returns its address. */
export async function layGame(page: Page, laid: LaidGame): Promise<string> {
  const { game, seats, names = [], options = {}, seed = 'e2e', actions = [] } = laid
  const rules = RULES[game]
  if (rules === undefined) throw new Error(`no game "${game}"`)
  const id = `${game}-${Math.abs(hash(JSON.stringify(laid)))}`
  const stored = {
    version: RECORD_VERSION,
    id,
    game,
    rulesVersion: laid.rulesVersion ?? rules.version,
    options: rules.parseOptions(options, seats.length),
    seats: seats.map((plays, seat) => ({ plays, name: names[seat] ?? '' })),
    seed,
    undo: laid.undo ?? 'sealed',
    created: 1_790_000_000_000,
    touched: 1_790_000_000_000,
    steps: actions.length,
    result: null,
    standing: null,
    seq: actions.length,
  }
  await page.evaluate(putGame, { stored, entries: journalOf({ actions, raises: [] }) })
  return `/table/${id}`
}

interface PutGame {
  readonly stored: { readonly id: string }
  readonly entries: readonly Entry[]
}

function putGame({ stored, entries }: PutGame) {
  return new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('meadhall', 2)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('games', { keyPath: 'id' })
      opening.result.createObjectStore('entries')
    }
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const tx = db.transaction(['games', 'entries'], 'readwrite')
      tx.objectStore('games').put(stored)
      for (const entry of entries) tx.objectStore('entries').put(entry, [stored.id, entry.seq])
      tx.oncomplete = () => {
        db.close()
        resolve()
      }
      tx.onerror = () => reject(tx.error)
    }
  })
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619), 7)
}

/** A recorded game of a package's fixtures. */
export function recording(game: LaidGame['game'], name: string) {
  const path = join(PACKAGES, `game-${game}`, 'fixtures', name)
  return parseGameFile(readFileSync(path, 'utf8'))
}

/** Plays in the rules alone, with chance answers, until a seat is asked a question of a kind. */
export function playedTo(laid: LaidGame, kind: string, seat = 0, choiceSeed = 1): LaidGame {
  const isThere = (decision: Decision) => decision.kind === kind && decision.seat === seat
  return playedUntil(laid, isThere, choiceSeed)
}

/** The same until a question is open that is as wanted. */
export function playedUntil(
  laid: LaidGame,
  isThere: (decision: Decision, legal: () => readonly Action[], state: unknown) => boolean,
  choiceSeed = 1,
): LaidGame {
  const rules = RULES[laid.game]
  if (rules === undefined) throw new Error(`no game "${laid.game}"`)
  const seats = laid.seats.length
  const options = rules.parseOptions(laid.options ?? {}, seats)
  for (let tries = 0; tries < 200; tries++) {
    const choose = chooser(choiceSeed + tries)
    const seed = `${laid.seed ?? 'e2e'}-${tries}`
    const game = startGame(rules, { options, seats, seed })
    for (let moves = 0; moves < 2_000; moves++) {
      const open = rules.decisions(game.state)
      if (open.some((one) => isThere(one, () => rules.legalActions(game.state, one), game.state))) {
        return { ...laid, seed, actions: game.actions as Action[] }
      }
      const decision = open[choose(open.length)]
      if (decision === undefined) break
      const legal = rules.legalActions(game.state, decision)
      play(rules, game, legal[choose(legal.length)])
    }
  }
  throw new Error(`no game of ${laid.game} came to that`)
}
