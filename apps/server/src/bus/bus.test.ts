import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type TestPostgres, testPostgres } from '../storage/testing/test-postgres.ts'
import type { Bus, BusMessage } from './bus.ts'
import { localBus } from './local-bus.ts'
import { PostgresBus } from './postgres-bus.ts'

/** Writes down what is heard, and waits for it. */
class Ear {
  readonly heard: BusMessage[] = []
  #waiting: (() => void) | null = null
  readonly listen = (message: BusMessage): void => {
    this.heard.push(message)
    this.#waiting?.()
  }
  /** Resolves once a message fits. */
  async until(fits: (message: BusMessage) => boolean): Promise<void> {
    while (!this.heard.some(fits)) {
      await new Promise<void>((resolve) => {
        this.#waiting = resolve
      })
    }
  }
}

function earAt(bus: Bus, topic: string): Ear {
  const ear = new Ear()
  bus.subscribe(topic, ear.listen)
  return ear
}

const game = (seq: number) => ({ kind: 'game', seq }) as const
const isGame = (seq: number) => (message: BusMessage) =>
  message.kind === 'game' && message.seq === seq

interface Setting {
  /** Two processes, or one and the same. */
  readonly buses: readonly [Bus, Bus]
  readonly failures: unknown[]
  leave(): Promise<void>
}

function alone(): Promise<Setting> {
  const failures: unknown[] = []
  const bus = localBus((error) => failures.push(error))
  return Promise.resolve({ buses: [bus, bus], failures, leave: () => bus.close() })
}

async function overPostgres(): Promise<Setting> {
  const failures: unknown[] = []
  const { url, drop } = await testPostgres()
  const open = () => PostgresBus.open(url, (error) => failures.push(error))
  const buses = [await open(), await open()] as const
  const leave = async () => {
    for (const bus of buses) await bus.close()
    await drop()
  }
  return { buses, failures, leave }
}

describe.each([
  { name: 'in one process', make: alone },
  { name: 'over PostgreSQL', make: overPostgres },
])('the bus $name', ({ make }) => {
  let setting: Setting
  beforeEach(async () => {
    setting = await make()
  })
  afterEach(() => setting.leave())

  it('carries messages to all who listen to the topic, in order, to each once', async () => {
    const [here, there] = setting.buses
    const ears = [earAt(here, 'a'), earAt(here, 'a'), earAt(there, 'a')]
    for (let seq = 1; seq <= 50; seq++) here.publish('a', game(seq))
    for (const ear of ears) {
      await ear.until(isGame(50))
      expect(ear.heard).toEqual(Array.from({ length: 50 }, (_, index) => game(index + 1)))
    }
  })

  it('carries every kind as it is', async () => {
    const [here, there] = setting.buses
    const messages = [
      { kind: 'table', version: 3 },
      { kind: 'chat', n: 1 },
      { kind: 'presence', process: 'p "1" \u{1F6E1}', seats: [0, 2], watching: 1 },
      game(1),
    ] as const
    const ear = earAt(there, "b'; --")
    for (const message of messages) here.publish("b'; --", message)
    await ear.until(isGame(1))
    expect(ear.heard).toEqual(messages)
  })

  it('keeps topics apart, and tells nobody who has gone', async () => {
    const [here, there] = setting.buses
    const gone = new Ear()
    const leave = there.subscribe('a', gone.listen)
    const other = earAt(there, 'b')
    const ear = earAt(there, 'a')
    leave()
    leave()
    here.publish('a', game(1))
    await ear.until(isGame(1))
    expect([gone.heard, other.heard]).toEqual([[], []])
  })

  it('tells nobody before publishing has ended', () => {
    const [here] = setting.buses
    const ear = earAt(here, 'a')
    here.publish('a', game(1))
    expect(ear.heard).toEqual([])
  })

  it('goes on where a listener fails', async () => {
    const [here, there] = setting.buses
    const fault = new Error('a listener fails')
    there.subscribe('a', () => {
      throw fault
    })
    const ear = earAt(there, 'a')
    here.publish('a', game(1))
    await ear.until(isGame(1))
    expect(setting.failures).toEqual([fault])
  })
})

describe('the bus over PostgreSQL', () => {
  let postgres: TestPostgres
  let admin: pg.Client
  beforeEach(async () => {
    postgres = await testPostgres()
    admin = new pg.Client(postgres.url)
    admin.on('error', () => undefined)
    await admin.connect()
  })
  afterEach(async () => {
    await admin.end()
    await postgres.drop()
  })

  /** The database's sides of all connections but the one that asks. */
  async function connections(): Promise<readonly number[]> {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows.map(({ pid }) => pid)
  }

  async function cut(pids: readonly number[]): Promise<void> {
    await admin.query('select pg_terminate_backend(pid) from unnest($1::integer[]) as pid', [pids])
  }

  it('connects again when it was cut off, says that something may be missing, and goes on', async () => {
    const failures: unknown[] = []
    const bus = await PostgresBus.open(postgres.url, (error) => failures.push(error))
    const [ear, other] = [earAt(bus, 'a'), earAt(bus, 'b')]
    await cut(await connections())
    for (const one of [ear, other]) await one.until(({ kind }) => kind === 'gap')
    expect(failures).not.toEqual([])
    bus.publish('a', game(1))
    await ear.until(isGame(1))
    expect(other.heard).toEqual([{ kind: 'gap' }])
    await bus.close()
  })

  it('sends what was published while it was cut off', async () => {
    const bus = await PostgresBus.open(postgres.url, () => undefined)
    const own = await connections()
    const there = await PostgresBus.open(postgres.url, () => undefined)
    const ear = earAt(there, 'a')
    await cut(own)
    for (let seq = 1; seq <= 20; seq++) bus.publish('a', game(seq))
    for (let seq = 1; seq <= 20; seq++) await ear.until(isGame(seq))
    expect(ear.heard).not.toContainEqual({ kind: 'gap' })
    await bus.close()
    await there.close()
  })

  it('passes over what it does not understand', async () => {
    const bus = await PostgresBus.open(postgres.url, () => undefined)
    const ear = earAt(bus, 'a')
    for (const text of ['', '{', '[]', '["a"]', '["a",{"kind":"later"}]', '["a",{"kind":"game"}]'])
      await admin.query('select pg_notify($1, $2)', ['meadhall', text])
    bus.publish('a', game(1))
    await ear.until(isGame(1))
    expect(ear.heard).toEqual([game(1)])
    await bus.close()
  })

  it('refuses what is too long for it', async () => {
    const bus = await PostgresBus.open(postgres.url, () => undefined)
    expect(() => bus.publish('a'.repeat(9000), game(1))).toThrow('too long')
    await bus.close()
  })

  it('says so where there is no database', async () => {
    await expect(
      PostgresBus.open('postgres://nobody@127.0.0.1:1/none', () => undefined),
    ).rejects.toThrow('the database is not available')
  })
})
