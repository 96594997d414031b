import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { type AnyRules, at, type Merit } from '@meadhall/kernel'
import {
  type Entry,
  type MatchRecord,
  type Position,
  playedThrough,
  RECORD_VERSION,
  startOf,
} from '@meadhall/match'
import { TablePlan } from '@meadhall/protocol'
import * as v from 'valibot'
import { meritsAt } from '../../../src/ratings/merits-of-game.ts'
import { newTable } from '../../../src/table-doc/seating.ts'
import type { TableDoc } from '../../../src/table-doc/table-doc.ts'

/** A real game that was played to its end, to be stored under any number of ids. */
export interface Template {
  readonly game: GameId
  readonly players: number
  readonly doc: TableDoc
  readonly record: MatchRecord
  /** The journal, line by line, as it is stored. */
  readonly entries: readonly string[]
  readonly summary: string
  readonly end: Position
  readonly merits: readonly Merit[]
}

const PLAYERS = [2, 3, 4]

/** One game of each kind and number of players, by answers as good as chance. */
export async function playTemplates(): Promise<Template[]> {
  const played: Template[] = []
  for (const game of GAME_IDS) {
    const rules = await GAMES[game].rules()
    for (const players of PLAYERS) played.push(playedOut(game, rules, players))
  }
  return played
}

function playedOut(game: GameId, rules: AnyRules, players: number): Template {
  const seats = Array.from({ length: players }, () => ({ for: 'anyone' as const }))
  const plan = v.parse(TablePlan, { game, seats, visibility: 'public' })
  const founding = { id: 'template', host: null, commitment: '0'.repeat(64), now: 0 }
  const doc = newTable(rules, plan, founding)
  const record = recordOf(doc, rules)
  const entries: Entry[] = []
  let position = playedThrough(rules, startOf(record), [])
  while (position.outcome === null) {
    const entry = anyEntry(position)
    entries.push(entry)
    position = position.after(entry)
  }
  return {
    game,
    players,
    doc: { ...doc, rulesVersion: rules.version, phase: 'over', version: 6 },
    record,
    entries: entries.map((entry) => JSON.stringify(entry)),
    summary: JSON.stringify(position.summary),
    end: position,
    merits: meritsAt(position) ?? [],
  }
}

function recordOf({ game, options, seats }: TableDoc, rules: AnyRules): MatchRecord {
  return {
    version: RECORD_VERSION,
    id: 'template',
    game,
    rulesVersion: rules.version,
    options,
    seats: seats.map((_, seat) => ({ name: `Player ${seat + 1}`, plays: 'person' })),
    seed: 'scale',
    undo: 'sealed',
  }
}

/** The answer of whoever is asked first. */
function anyEntry({ seq, questions }: Position): Entry {
  const { legal } = at(questions, 0)
  const action = at(legal, (seq * 7919) % legal.length)
  return { seq: seq + 1, kind: 'act', action, by: 'person', cited: null }
}
