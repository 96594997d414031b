import type { Bots } from '@meadhall/bots'
import { at } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { Match, memoryStore, RECORD_VERSION } from '@meadhall/match'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { seatedTable } from '../tables/testing/documents.ts'
import { OrderStore } from './order-store.ts'
import { TableOrders } from './table-orders.ts'

const NO_BOTS = {} as Bots
const STOP = { kind: 'standing', order: 'stop' } as const

/** A match of two people whose orders are answered when the test lets them. */
async function ordered() {
  const database = await openTestDatabase()
  onTestFinished(() => database.close())
  const store = new OrderStore(database.queries)
  const failures: unknown[] = []
  const fail = (error: unknown) => void failures.push(error)
  const person = { name: '', plays: 'person' } as const
  const match = await Match.begin(
    { rules: toy, bots: NO_BOTS, store: memoryStore(), fail, mustAsk: () => true },
    {
      version: RECORD_VERSION,
      id: 't',
      game: toy.id,
      rulesVersion: toy.version,
      options: { rounds: 3 },
      seats: [person, person],
      seed: 'orders',
      undo: 'sealed',
    },
  )
  const pauses: (() => void)[] = []
  const pause = () => new Promise<void>((resolve) => void pauses.push(resolve))
  const doc = seatedTable('pp', { phase: 'playing' })
  const table = { id: 't', doc, match, connections: new Set<never>(), now: () => 0 }
  const orders = new TableOrders({ store, pause, fail }, table)
  const givers: unknown[] = []
  match.follow(({ entry }) => {
    if (entry.kind === 'act') givers.push(entry.by)
    orders.settled()
  })
  return { match, orders, store, pauses, givers, failures }
}

/** Plays a card for both: whoever has the higher one is asked for the stake. */
async function playCards(match: Match): Promise<number> {
  for (const seat of [0, 1]) {
    const question = match.position.question(seat)
    if (question === undefined) throw new Error('both are to play a card')
    await match.answer(seat, {
      question: question.number,
      key: null,
      action: at(question.legal, 0),
    })
  }
  return at(match.position.questions, 0).decision.seat
}

describe('a standing order', () => {
  it('answers what it speaks of after the pause, and is stored as what it is', async () => {
    const { match, orders, pauses, givers, failures } = await ordered()
    for (const seat of [0, 1]) await orders.give(seat, STOP)
    await playCards(match)
    await expect.poll(() => pauses.length).toBe(1)
    expect(givers).toEqual(['person', 'person'])
    pauses[0]?.()
    await expect.poll(() => givers).toEqual(['person', 'person', 'order'])
    expect(failures).toEqual([])
  })

  it('is dropped with what it took for granted, here the round', async () => {
    const { match, orders, store, pauses, givers } = await ordered()
    for (const seat of [0, 1]) await orders.give(seat, STOP)
    await playCards(match)
    await expect.poll(() => pauses.length).toBe(1)
    pauses[0]?.()
    await expect.poll(() => givers.length).toBe(3)
    await expect.poll(() => store.of('t')).toEqual([])
  })

  it('that was taken back during the pause answers nothing', async () => {
    const { match, orders, store, pauses, givers } = await ordered()
    for (const seat of [0, 1]) await orders.give(seat, STOP)
    const asked = await playCards(match)
    await expect.poll(() => pauses.length).toBe(1)
    const mine = (await store.of('t')).find(({ seat }) => seat === asked)
    await orders.cancel(asked, mine?.id ?? '')
    pauses[0]?.()
    const question = match.position.question(asked)
    if (question === undefined) throw new Error('the stake is still to be answered')
    const action = at(question.legal, 0)
    await match.answer(asked, { question: question.number, key: null, action })
    expect(givers).toEqual(['person', 'person', 'person'])
  })
})
