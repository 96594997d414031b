import { readdirSync, readFileSync } from 'node:fs'
import { type Bots, Stopped, type Thinking, TimeBudget } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import { at } from '@meadhall/kernel'
import { Match, type MatchRecord, memoryStore, playBots, RECORD_VERSION } from '@meadhall/match'
import { afterEach, describe, expect, it } from 'vitest'
import { type BotPool, botPool, type PoolOptions } from './index.ts'

const ODD = new URL('./testing/odd-worker.ts', import.meta.url)

/** A question that any bot could answer who does not look. */
const ANY = {
  view: null,
  decision: { id: 1, kind: 'any', seat: 0 },
  legal: [{ type: 'a' }, { type: 'b' }],
}

const pools: BotPool[] = []
const said: string[] = []
const log = {
  warn: (_details: object, text: string) => said.push(text),
  error: (_details: object, text: string) => said.push(text),
}

function open(options: Partial<PoolOptions> = {}): BotPool {
  const pool = botPool({ threads: 1, log, ...options })
  pools.push(pool)
  return pool
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
  said.length = 0
})

/** A game with a good bot in every other seat. */
async function played(game: GameId, bots: Bots, seed: string) {
  const rules = await GAMES[game].rules()
  const seats = GAMES[game].usualSeats
  const start = { options: rules.parseOptions({}, seats), seats, seed }
  const actions: unknown[] = []
  const state = await playBots(rules, {
    start,
    bots: Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? bots.warrior : bots.thrall)),
    onAnswer: (_decision, action) => actions.push(action),
  })
  return { actions, outcome: rules.outcome(state) }
}

/** A table of bots in a store of its own, with what went wrong at it. */
async function table(pool: BotPool, game: GameId, seed: string) {
  const rules = await GAMES[game].rules()
  const record: MatchRecord = {
    version: RECORD_VERSION,
    id: seed,
    game,
    rulesVersion: rules.version,
    options: rules.parseOptions({}, 2),
    seats: [
      { name: '', plays: 'warrior' },
      { name: '', plays: 'thrall' },
    ],
    seed,
    undo: 'sealed',
  }
  const failures: unknown[] = []
  const match = await Match.begin(
    { rules, bots: pool.botsOf(game), store: memoryStore(), fail: (error) => failures.push(error) },
    record,
  )
  return { match, failures }
}

/** A question for the odd bots: `legal` are three answers. */
function ask(pool: BotPool, seed: string, more: Partial<Thinking> = {}, tally?: Int32Array) {
  const asked = {
    view: { tally },
    decision: { id: 1, kind: 'odd', seat: 0 },
    legal: ['a', 'b', 'c'],
  }
  return pool.botsOf('valhalla').warrior.choose(asked, { seed, ...more })
}

function sharedTally(): Int32Array<SharedArrayBuffer> {
  return new Int32Array(new SharedArrayBuffer(8))
}

describe.each(GAME_IDS)('in %s', (game) => {
  it('bots in threads choose what they choose in this one, over whole games', async () => {
    const pool = open({ threads: 2 })
    const seeds = ['one', 'two']
    const here = await Promise.all(
      seeds.map(async (seed) => played(game, await GAMES[game].bots(weightsFromDisk), seed)),
    )
    const there = await Promise.all(seeds.map((seed) => played(game, pool.botsOf(game), seed)))
    expect(there).toEqual(here)
    expect(pool.stats()).toMatchObject({ spared: 0, replaced: 0, thinking: 0, waiting: 0 })
    expect(pool.stats().answered).toBeGreaterThan(100)
  })

  it('many tables share one thread and one place in the queue, and all come to their end', async () => {
    const pool = open({ queue: 1 })
    const tables = await Promise.all(
      Array.from({ length: 6 }, (_, number) => table(pool, game, `table/${number}`)),
    )
    for (const { match } of tables) match.start()
    await Promise.all(tables.map(({ match }) => match.atRest()))
    for (const { match, failures } of tables) {
      expect(failures).toEqual([])
      expect(match.position.outcome).not.toBeNull()
    }
    expect(said).toEqual(['the queue of the bots is full: their tables wait'])
    expect(pool.stats().spared).toBe(0)
  })
})

it('gives back the very answer that it was offered, and the only one without a thought', async () => {
  const pool = open()
  const { thrall } = pool.botsOf('blood-rage')
  const rules = await GAMES['blood-rage'].rules()
  const state = rules.setup({ options: rules.parseOptions({}, 2), seats: 2, seed: 'first' })
  const decision = at(rules.decisions(state), 0)
  const legal = rules.legalActions(state, decision)
  const asked = { view: rules.view(state, decision.seat), decision, legal }
  expect(legal).toContain(await thrall.choose(asked, { seed: 'x' }))
  expect(await thrall.choose({ ...asked, legal: legal.slice(1, 2) }, { seed: 'x' })).toBe(legal[1])
  expect(pool.stats().answered).toBe(1)
})

it('asks once more when a thread dies, and says so', async () => {
  const pool = open({ worker: ODD })
  expect(await ask(pool, 'dies once', {}, sharedTally())).toBe('b')
  expect(pool.stats()).toMatchObject({ answered: 1, spared: 0, replaced: 1 })
  expect(said).toEqual(['a thread of bots died and is replaced'])
})

it.each(['dies', 'throws', 'cheats', 'hangs'])(
  'a bot that %s twice is answered for at random, and the next question is answered well',
  async (seed) => {
    const pool = open({ worker: ODD, hangsAfter: 200 })
    expect(['a', 'b', 'c']).toContain(await ask(pool, seed))
    expect(said).toContain('a bot has no answer: another answers for it at random')
    expect(await ask(pool, 'well')).toBe('a')
    expect(pool.stats()).toMatchObject({ spared: 1, answered: 1, threads: 1 })
  },
)

it('a bot whose threads cannot even start is answered for at random', async () => {
  const pool = open({ worker: new URL('./testing/no-such-file.ts', import.meta.url) })
  expect(['a', 'b', 'c']).toContain(await ask(pool, 'well'))
})

it('a question that cannot be copied to a thread is answered at random', async () => {
  const pool = open()
  const asked = { view: () => 0, decision: { id: 1, kind: 'odd', seat: 0 }, legal: ['a', 'b', 'c'] }
  const answer = await pool.botsOf('valhalla').warrior.choose(asked, { seed: 'x' })
  expect(asked.legal).toContain(answer)
})

it('a table does not wait for ever for a thread', async () => {
  const pool = open({ worker: ODD, patience: 100 })
  const signal = { aborted: false }
  const hanging = ask(pool, 'waits for the signal', { signal })
  expect(['a', 'b', 'c']).toContain(await ask(pool, 'well'))
  signal.aborted = true
  await expect(hanging).rejects.toBeInstanceOf(Stopped)
})

it('a bot hears that nobody waits any more, and its thread is free again', async () => {
  const pool = open({ worker: ODD })
  const [tally, signal] = [sharedTally(), { aborted: false }]
  const stopped = expect(ask(pool, 'waits for the signal', { signal }, tally)).rejects
  await Atomics.waitAsync(tally, 0, 0).value
  const waiting = ask(pool, 'well')
  signal.aborted = true
  await stopped.toBeInstanceOf(Stopped)
  expect(await waiting).toBe('a')
  expect(Atomics.load(tally, 1)).toBe(1)
  expect(pool.stats()).toMatchObject({ stopped: 1, replaced: 0 })
})

it('drops the questions of tables that are gone before a thread gets to them', async () => {
  const pool = open({ worker: ODD, queue: 1 })
  const signals = Array.from({ length: 3 }, () => ({ aborted: false }))
  const jobs = signals.map((signal) => ask(pool, 'waits for the signal', { signal }))
  const done = Promise.allSettled(jobs)
  expect(pool.stats()).toMatchObject({ thinking: 1, waiting: 1, atDoor: 1 })
  for (const signal of signals.slice(1)) signal.aborted = true
  await expect(jobs[2]).rejects.toBeInstanceOf(Stopped)
  expect(pool.stats()).toMatchObject({ thinking: 1, waiting: 0, atDoor: 0, stopped: 2 })
  for (const signal of signals) signal.aborted = true
  expect((await done).every(({ status }) => status === 'rejected')).toBe(true)
})

it('budgets cross: iterations as they are, time by the clock of the thread', async () => {
  const pool = open({ worker: ODD })
  expect(await ask(pool, 'well', { budget: { iterations: 2 } })).toBe('c')
  expect(await ask(pool, 'waits for its time', { budget: new TimeBudget(5, () => 0) })).toBe('b')
  await expect(ask(pool, 'well', { budget: { isOver: () => true } })).rejects.toThrow('TimeBudget')
})

it('whoever waits when the pool is closed is told', async () => {
  const pool = open({ worker: ODD })
  const jobs = [ask(pool, 'hangs'), ask(pool, 'well')]
  const done = Promise.allSettled(jobs)
  await pool.close()
  for (const one of await done) expect(one).toMatchObject({ reason: expect.any(Stopped) })
  await expect(ask(pool, 'well')).rejects.toBeInstanceOf(Stopped)
})

it('threads of bots come after the one that serves people, where threads have a rank', async () => {
  const pool = open({ threads: 2 })
  await Promise.all(
    ['x', 'y', 'z'].map((seed) => pool.botsOf('valhalla').thrall.choose(ANY, { seed })),
  )
  const nicer = threads().filter(
    (thread) => niceness(thread) === Math.min(19, niceness(`${process.pid}`) + 10),
  )
  expect(nicer).toHaveLength(process.platform === 'linux' ? 2 : 0)
})

function threads(): string[] {
  return process.platform === 'linux' ? readdirSync('/proc/self/task') : []
}

/** The 19th field, counted after the name. */
function niceness(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
}
