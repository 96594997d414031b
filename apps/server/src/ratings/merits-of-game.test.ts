import { GAME_IDS, GAMES } from '@meadhall/games'
import { at } from '@meadhall/kernel'
import { type Entry, memoryStore, type Position, playedThrough, startOf } from '@meadhall/match'
import { TablePlan } from '@meadhall/protocol'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sampleRecord } from '../storage/testing/samples.ts'
import { newTable } from '../table-doc/seating.ts'
import { meritsAt, meritsOfGame } from './merits-of-game.ts'

/** The answer of whoever is asked first; which one of theirs is as good as chance. */
function anyEntry({ seq, questions }: Position): Entry {
  const { legal } = at(questions, 0)
  const action = at(legal, (seq * 7919) % legal.length)
  return { seq: seq + 1, kind: 'act', action, by: 'person', cited: null }
}

it.each(GAME_IDS)('merits of %s are the same at its end and played through', async (id) => {
  const rules = await GAMES[id].rules()
  const plan = v.parse(TablePlan, { game: id, seats: Array(3).fill({ for: 'anyone' }) })
  const founding = { id, host: null, commitment: '0'.repeat(64), now: 0 }
  const { options } = newTable(rules, plan, founding)
  const seats = plan.seats.map((_, seat) => ({ name: `Player ${seat}`, plays: 'person' as const }))
  const record = { ...sampleRecord(id), game: id, rulesVersion: rules.version, options, seats }
  const entries: Entry[] = []
  let position = playedThrough(rules, startOf(record), [])
  expect(meritsAt(position)).toBeNull()
  while (position.outcome === null) {
    const entry = anyEntry(position)
    entries.push(entry)
    position = position.after(entry)
  }
  const store = memoryStore()
  await store.create(record, position.summary, entries)
  const merits = meritsAt(position)
  expect(merits).toHaveLength(seats.length)
  expect(merits).toEqual(await meritsOfGame(store, rules, id))
})
