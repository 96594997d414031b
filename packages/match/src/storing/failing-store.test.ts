import { pick, type Seat, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { Entry } from '../journal.ts'
import type { Match } from '../match.ts'
import type { Reply } from '../reply.ts'
import { failingStore, type Luck } from '../testing/failing-store.ts'
import { laidToy, openToy, type ToyTable, toyRecord } from '../testing/toy-match.ts'
import { memoryStore } from './memory-store.ts'

const ID = 'toy-match'
/** Enough for any game of the toy with all that is taken back in it. */
const LIMIT = 400

/** Who is asked, of the people. */
function askedPerson(match: Match): Seat | null {
  const seats = [...match.record.seats.keys()].filter((seat) => match.isPerson(seat))
  return seats.find((seat) => match.moment(seat).decision !== null) ?? null
}

function whoMayUndo(match: Match): Seat | null {
  const seats = [...match.record.seats.keys()]
  return seats.find((seat) => match.isPerson(seat) && match.moment(seat).canUndo) ?? null
}

/** Does one thing again and again until the store lets it be; each time it fails nothing changes. */
async function insist({ match, told }: ToyTable, deed: () => Promise<Reply>): Promise<Reply> {
  for (let tries = 0; tries < LIMIT; tries++) {
    const before = { position: match.position, told: told.length }
    try {
      return await deed()
    } catch {
      expect(match.position).toBe(before.position)
      expect(told.length).toBe(before.told)
    }
  }
  throw new Error('the store never let it be')
}

/** Bots and the table, whose move was refused, try again once somebody says so. */
async function letBotsMove({ match }: ToyTable): Promise<void> {
  for (let tries = 0; tries < LIMIT; tries++) {
    await match.atRest()
    const { questions } = match.position
    const isTheirs = questions.every(
      (question) => match.isPerson(question.decision.seat) && !match.isGivenByTable(question),
    )
    if (isTheirs) return
    match.start()
  }
  throw new Error('the bots never moved')
}

/** Plays a whole game with a choice taken back now and then; the same calls, whatever the store does. */
async function playThrough(table: ToyTable): Promise<void> {
  const { match } = table
  for (let turn = 0; turn < LIMIT; turn++) {
    await letBotsMove(table)
    const seat = askedPerson(match)
    if (seat === null) return
    const undoing = turn % 4 === 1 ? whoMayUndo(match) : null
    const key = `key-${turn}`
    if (undoing !== null) {
      const { revision } = match.moment(undoing)
      const reply = await insist(table, () => match.undo(undoing, { revision, key }))
      expect(reply).toEqual({ kind: 'taken', seq: revision + 1 })
      continue
    }
    const { question, legal } = match.moment(seat)
    const action = legal[turn % legal.length]
    const reply = await insist(table, () => match.answer(seat, { question, key, action }))
    expect(reply.kind).toBe('taken')
  }
  throw new Error('the game does not end')
}

interface Played {
  readonly entries: readonly Entry[]
  readonly told: ToyTable['told']
  readonly state: unknown
  readonly uses: number
}

async function played(luck: (use: number) => Luck): Promise<Played> {
  const real = memoryStore()
  await laidToy(toyRecord('ppr'), real)
  let uses = 0
  const store = failingStore(real, (use) => {
    uses = use
    // The first use is loading; without it there is no match yet.
    return use === 1 ? 'good' : luck(use)
  })
  const table = await openToy(store)
  await playThrough(table)
  const { entries = [] } = (await real.load(ID)) ?? {}
  return { entries, told: table.told, state: table.match.position.game.state, uses }
}

const undisturbed = await played(() => 'good')

describe('stored before it counts', () => {
  it('the game played here has bots, choices of two people and undo in it', () => {
    const kinds = undisturbed.entries.map((entry) => (entry.kind === 'act' ? entry.by : entry.kind))
    expect(new Set(kinds)).toEqual(new Set(['person', 'bot', 'table', 'undo']))
    expect(undisturbed.uses).toBe(undisturbed.entries.length + 1)
  })

  it.each(['refused', 'reply-lost'] as const)(
    'a store that fails once (%s), at whichever moment, changes nothing of the game',
    async (how) => {
      for (let bad = 2; bad <= undisturbed.uses; bad++) {
        const again = await played((use) => (use === bad ? how : 'good'))
        expect(again.entries).toEqual(undisturbed.entries)
        expect(again.state).toEqual(undisturbed.state)
        expect(again.told).toEqual(undisturbed.told)
      }
    },
  )

  it.each(['a', 'b', 'c', 'd'])(
    'a store that fails three times of four (%s) only takes longer',
    async (seed) => {
      const rng = seedRng(seed)
      const luck = (): Luck => pick(rng, ['good', 'refused', 'reply-lost', 'refused'])
      const again = await played(luck)
      expect(again.uses).toBeGreaterThan(undisturbed.uses)
      expect(again.entries).toEqual(undisturbed.entries)
      expect(again.told).toEqual(undisturbed.told)
    },
  )

  it('nobody hears of anything before it is stored', async () => {
    const real = await laidToy(toyRecord('ppr'))
    let stored = 0
    const store = {
      ...real,
      append: async (...args: Parameters<typeof real.append>) => {
        const appended = await real.append(...args)
        stored = args[1].seq
        return appended
      },
    }
    const table = await openToy(store)
    for (const viewer of [0, 1, 2, null]) {
      table.match.watch(viewer, ({ moment }) => expect(moment.revision).toBe(stored))
    }
    await playThrough(table)
    expect(table.failures).toEqual([])
    expect(stored).toBe(undisturbed.entries.length)
  })
})
