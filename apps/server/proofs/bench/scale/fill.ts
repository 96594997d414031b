import { at } from '@meadhall/kernel'
import { sourcesText } from '../../../src/ratings/merit-text.ts'
import type { SeatState } from '../../../src/storage/schema.ts'
import type { TableDoc } from '../../../src/table-doc/table-doc.ts'
import { Batches } from './batches.ts'
import { fillAround } from './fill-around.ts'
import type { FillNeeds } from './fill-needs.ts'
import type { Template } from './template.ts'
import {
  anybody,
  endedAt,
  openId,
  personId,
  personName,
  scattered,
  sittersAt,
  tableId,
} from './world.ts'

/** Fills an empty store with people, games that are over, and tables that are open. */
export async function fill(needs: FillNeeds): Promise<void> {
  const { sink, size, progress } = needs
  const batches = new Batches(sink)
  for (let n = 0; n < size.games; n++) {
    finishedGame(batches, needs, n)
    await batches.flushIfFull()
    if ((n + 1) % 100_000 === 0) progress(`${n + 1} games`)
  }
  for (let n = 0; n < size.open; n++) {
    openTable(batches, needs, n)
    await batches.flushIfFull()
  }
  await fillAround(batches, needs)
  await batches.flush()
}

/** What of a table is not in its document. */
interface Stored {
  readonly doc: TableDoc
  readonly touched: number
  readonly state: SeatState
}

function seatedDoc(
  { doc }: Template,
  id: string,
  sitters: readonly number[],
  more: Partial<TableDoc>,
): TableDoc {
  const seats = doc.seats.map((seat, n) => {
    const who = sitters[n]
    const person = who === undefined ? null : { id: personId(who), name: personName(who) }
    return { ...seat, person }
  })
  const host = sitters[0] === undefined ? null : personId(sitters[0])
  return { ...doc, id, host, seats, ...more }
}

function storeTable(batches: Batches, { doc, touched, state }: Stored): void {
  const isPublic = doc.visibility === 'public' ? 1 : 0
  const flags = [isPublic, doc.host, doc.seats.length, doc.tempo.kind, doc.rated ? 1 : 0]
  const settled = doc.phase === 'over' ? 1 : 0
  const text = JSON.stringify(doc)
  batches.add('tables', [doc.id, 6, doc.phase, doc.game, ...flags, text, '', settled, 0, touched])
  for (const [seat, { person }] of doc.seats.entries()) {
    const id = person?.id ?? null
    const started = doc.started === null ? null : id
    const listed = [state, touched, doc.game, isPublic]
    batches.add('seats', [doc.id, seat, id, null, started, null, ...listed])
  }
}

/** Some are rated, some are known by their link alone. */
function finishedGame(batches: Batches, { templates, size, now }: FillNeeds, n: number): void {
  const template = at(templates, n % templates.length)
  const id = tableId(n)
  const ended = endedAt(n, size, now)
  const sitters = sittersAt(n, template.players, size)
  const rated = scattered(n, 10) < 7
  const visibility = scattered(n + 1, 5) === 0 ? 'link' : 'public'
  const times = { created: ended - 5_400_000, started: ended - 5_000_000, ended }
  const doc = seatedDoc(template, id, sitters, { ...times, rated, visibility })
  storeTable(batches, { doc, touched: ended, state: 'finished' })
  const entries = n % size.journals === 0 ? template.entries : []
  storeGame(batches, template, id, entries, ended)
  storeResults(batches, template, { id, sitters, rated, ended })
  if (n % 3 === 0) storeChat(batches, id, sitters[0] ?? 0, ended)
}

function storeGame(
  batches: Batches,
  { record, summary }: Template,
  id: string,
  entries: readonly string[],
  at: number,
): void {
  const text = JSON.stringify({ ...record, id })
  batches.add('games', [id, text, summary, entries.length, null, null, at, at])
  for (const [n, entry] of entries.entries()) batches.add('actions', [id, n + 1, entry, at])
}

interface Ended {
  readonly id: string
  readonly sitters: readonly number[]
  readonly rated: boolean
  readonly ended: number
}

function storeResults(
  batches: Batches,
  { game, players, end, merits }: Template,
  { id, sitters, rated, ended }: Ended,
): void {
  for (const [seat, who] of sitters.entries()) {
    const won = end.outcome?.winners.includes(seat) ? 1 : 0
    const score = end.outcome?.scores[seat] ?? 0
    const merit = merits[seat]
    const told = merit === undefined ? [null, null] : [merit.as, sourcesText(merit)]
    const how = [game, players, won === 1 ? 1 : 2, won, score, rated ? 1 : 0, ended]
    batches.add('results', [id, seat, personId(who), ...how, ...told])
    const mu = 25 + (scattered(who + ended, 100) - 50) / 10
    if (rated) batches.add('rating_changes', [id, seat, mu, 6, mu + won - 0.5, 5.9])
  }
}

function storeChat(batches: Batches, id: string, who: number, at: number): void {
  const name = personName(who)
  batches.add('chat', [id, 1, at, personId(who), 0, name, 'Skål!', null, 'k1'])
}

/** Half wait in the lobby, a quarter by their link, a quarter are being played; some wait too long. */
function openTable(batches: Batches, { templates, size, now }: FillNeeds, n: number): void {
  const template = at(templates, n % templates.length)
  const id = openId(n)
  const isPlaying = n % 4 === 3
  // The star plays at a hundred of them at once.
  const star = isPlaying && n < 400 ? [0] : []
  const others = Array.from({ length: template.players }, (_, turn) => anybody(n * 17 + turn, size))
  const sitters = [...new Set([...star, ...others])].slice(0, isPlaying ? template.players : 1)
  const touched = now - (n % 20 === 0 ? 26 * 3_600_000 : n * 1000)
  const phase = isPlaying ? 'playing' : 'waiting'
  const begun = isPlaying ? {} : { rulesVersion: null }
  const doc = seatedDoc(template, id, sitters, {
    ...begun,
    phase,
    visibility: n % 4 === 1 ? 'link' : 'public',
    created: touched,
    started: isPlaying ? touched : null,
    rated: n % 2 === 0,
  })
  storeTable(batches, { doc, touched, state: isPlaying ? 'running' : 'waiting' })
  if (isPlaying) storeGame(batches, template, id, template.entries.slice(0, 40), touched)
}
