import type { Bot } from '@meadhall/bots'
import { at, pick, type Seat, seedRng, type Viewer } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import type { Entry } from '../journal.ts'
import { Match } from '../match.ts'
import type { MatchNeeds } from '../needs.ts'
import type { Reply } from '../reply.ts'
import { memoryStore } from '../storing/memory-store.ts'
import {
  type MatchRecord,
  RECORD_VERSION,
  type SeatInfo,
  type StoredMatch,
} from '../storing/record.ts'
import type { Store } from '../storing/store.ts'
import type { Update } from '../telling/story.ts'
import { everyLevel } from './every-level.ts'

const ID = 'toy-match'
const SEATS: Readonly<Record<string, SeatInfo['plays']>> = {
  p: 'person',
  r: 'thrall',
  g: 'warrior',
}

/** A bot that takes any answer. */
const anyAnswer: Bot<unknown, unknown> = {
  name: 'any',
  // biome-ignore lint/suspicious/useAwait: bots are asynchronous
  async choose({ legal }, { seed }) {
    return pick(seedRng(seed), legal)
  },
}

const TOY_BOTS = everyLevel(anyAnswer)

/** A match of the kernel's toy game whose seats are given by letters: `pr` is a person and a bot. */
export function toyRecord(seats: string, more: Partial<MatchRecord> = {}): MatchRecord {
  return {
    version: RECORD_VERSION,
    id: ID,
    game: toy.id,
    rulesVersion: toy.version,
    options: { rounds: 3 },
    seats: [...seats].map((letter) => ({ name: '', plays: SEATS[letter] ?? 'person' })),
    seed: 'match',
    undo: 'sealed',
    ...more,
  }
}

/** The same as it is stored. */
export function storedToy(seats: string): StoredMatch {
  return {
    ...toyRecord(seats),
    steps: 0,
    result: null,
    standing: null,
    created: 0,
    touched: 0,
    seq: 0,
  }
}

/** A match at a table where everything told to some viewers is written down. */
export interface ToyTable {
  readonly match: Match
  readonly store: Store
  readonly told: { readonly viewer: Viewer; readonly update: Update }[]
  readonly failures: unknown[]
}

/** Lays a match out in a store, as a new one. */
export async function laidToy(record: MatchRecord, store: Store = memoryStore()): Promise<Store> {
  await store.create(record, { steps: 0, result: null, standing: null })
  return store
}

/** Opens the match that lies in a store; its bots wait for `start`. */
export async function loadToy(store: Store, more: Partial<MatchNeeds> = {}): Promise<ToyTable> {
  const loaded = await store.load(ID)
  if (loaded === null) throw new Error('no match lies here')
  const failures: unknown[] = []
  const fail = (error: unknown) => failures.push(error)
  const match = await Match.open({ rules: toy, bots: TOY_BOTS, store, fail, ...more }, loaded)
  return { match, store, told: [], failures }
}

/** The same, with all seats and a spectator listening, once its bots have moved. */
export async function openToy(store: Store, more: Partial<MatchNeeds> = {}): Promise<ToyTable> {
  const table = await loadToy(store, more)
  const { match, told } = table
  for (const viewer of [null, ...match.record.seats.keys()]) {
    match.watch(viewer, (update) => told.push({ viewer, update }))
  }
  match.start()
  await match.atRest()
  return table
}

/** A new match, opened. */
export async function newToy(seats: string, more: Partial<MatchNeeds> = {}): Promise<ToyTable> {
  return await openToy(await laidToy(toyRecord(seats)), more)
}

let keys = 0
function freshKey(): string {
  keys += 1
  return `key-${keys}`
}

/** A seat's answer to its question: the one with this place in the list. */
export function answerOf(match: Match, seat: Seat, which = 0, key = freshKey()) {
  const { question, legal } = match.moment(seat)
  return { question, key, action: at(legal, which) }
}

/** Gives it. */
export function give(match: Match, seat: Seat, which = 0): Promise<Reply> {
  return match.answer(seat, answerOf(match, seat, which))
}

export async function journalIn(store: Store): Promise<readonly Entry[]> {
  return (await store.load(ID))?.entries ?? []
}

/** A match of two people in which one has the stake to take, and who that is. */
export async function atStake(): Promise<ToyTable & { readonly seat: Seat }> {
  const table = await newToy('pp')
  await give(table.match, 0)
  await give(table.match, 1)
  return { ...table, seat: at(table.match.position.questions, 0).decision.seat }
}

export const STALE: Reply = { kind: 'refused', code: 'stale', reason: null }
