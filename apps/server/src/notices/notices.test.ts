import type { NewNoticeTarget } from '@meadhall/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TestClock } from '../accounts/testing/index.ts'
import type { Database } from '../storage/database.ts'
import { emptied } from '../storage/testing/emptied.ts'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { openTestPostgres } from '../storage/testing/test-postgres.ts'
import { StoreUnavailable } from '../storage/unavailable.ts'
import { webhookChannel } from './channels/webhook.ts'
import { KyselyNotices } from './kysely-notices.ts'
import { USUAL_PREFERENCES } from './notice.ts'
import { Notices, type Turn } from './notices.ts'
import { noticesOfPeople } from './personal-data.ts'
import { GRACE_MS } from './plan.ts'
import { pushKeys } from './push-keys.ts'
import { type Receiver, receiver } from './testing/receiver.ts'

const HOUR = 3_600_000

interface World {
  readonly clock: TestClock
  readonly store: KyselyNotices
  readonly hook: Receiver
  readonly said: string[]
  /** Another process on the same database. */
  process(): Notices
}

let database: Database

async function world(): Promise<World> {
  const clock = new TestClock()
  const store = new KyselyNotices(database.queries)
  const said: string[] = []
  const note = (_details: object, text: string) => said.push(text)
  const process = () =>
    new Notices({
      store,
      channels: { webhook: webhookChannel({ allowPrivate: true, timeoutMs: 30_000 }) },
      linkOf: (table) => `https://meadhall.example/${table ?? ''}`,
      log: { warn: note, error: note },
      now: clock.now,
      retries: [1, 1],
    })
  return { clock, store, hook: await receiver(), said, process }
}

async function subscribe({ store, hook, clock }: World, person = 'anna'): Promise<void> {
  const where: NewNoticeTarget = { channel: 'webhook', place: { url: `${hook.url}/${person}` } }
  await store.addTarget({
    ...where,
    id: `at-${person}`,
    person,
    confirmed: true,
    created: clock.now(),
  })
}

function turn(table: string, since: number, more: Partial<Turn['waits'][number]> = {}): Turn {
  const wait = { person: 'anna', question: 7, since, due: null, isHere: false, ...more }
  return { table, game: 'blood-rage', waits: [wait] }
}

function titles({ received }: Receiver): string[] {
  return received.map(({ body }) => JSON.parse(String(body)).embeds[0].title)
}

async function sweep(notices: Notices): Promise<void> {
  await notices.atRest()
  await notices.sweep()
  await notices.atRest()
}

describe.each([
  ['SQLite', openTestDatabase],
  ['PostgreSQL', openTestPostgres],
])('in %s', (_kind, open) => {
  beforeAll(async () => {
    database = await open()
  })
  afterEach(() => emptied(database.queries))
  afterAll(() => database.close())

  describe('notices', tellPeople)
  describe('what is kept', keepsAndForgets)
})

function tellPeople() {
  it('tell somebody who is away, once, however often the table says so', async () => {
    const all = await world()
    await subscribe(all)
    const notices = all.process()
    const since = all.clock.now()
    notices.turnChanged(turn('one', since))
    await sweep(notices)
    expect(all.hook.received).toEqual([])
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    for (let time = 0; time < 3; time++) {
      all.clock.pass(GRACE_MS)
      // Who takes a table over does not know since when it waits.
      notices.turnChanged(turn('one', since + time))
      notices.forget('one')
      await sweep(notices)
    }
    expect(titles(all.hook)).toEqual(['Blood Rage: your turn'])
    all.clock.pass(HOUR)
    notices.turnChanged(turn('one', all.clock.now(), { question: 9 }))
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(all.hook.received).toHaveLength(2)
  })

  it('tell nobody who is at the table, has moved, or asked for nothing', async () => {
    const all = await world()
    await subscribe(all)
    const notices = all.process()
    const since = all.clock.now()
    notices.turnChanged(turn('one', since, { isHere: true }))
    notices.turnChanged(turn('two', since))
    notices.turnChanged(turn('three', since, { person: 'piotr' }))
    all.clock.pass(GRACE_MS / 2)
    notices.turnChanged({ table: 'two', game: 'valhalla', waits: [] })
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(all.hook.received).toEqual([])
    notices.turnChanged(turn('one', since, { isHere: false }))
    await sweep(notices)
    expect(all.hook.received).toEqual([])
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(titles(all.hook)).toEqual(['Blood Rage: your turn'])
  })

  it('tell what waits already to somebody who asks for it later', async () => {
    const all = await world()
    const notices = all.process()
    notices.turnChanged(turn('one', all.clock.now()))
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    await subscribe(all)
    await sweep(notices)
    expect(titles(all.hook)).toEqual(['Blood Rage: your turn'])
  })

  it('go on in another process, which tells nothing twice', async () => {
    const all = await world()
    await subscribe(all)
    const first = all.process()
    const since = all.clock.now()
    const due = since + 72 * HOUR
    first.turnChanged(turn('one', since, { due }))
    await first.close()
    all.clock.pass(GRACE_MS)
    const others = [all.process(), all.process()]
    await Promise.all(others.map(sweep))
    expect(titles(all.hook)).toEqual(['Blood Rage: your turn'])
    all.clock.pass(60 * HOUR)
    for (const other of others) {
      other.turnChanged(turn('one', since, { due }))
      await other.atRest()
      all.clock.pass(GRACE_MS)
      await sweep(other)
    }
    expect(titles(all.hook)).toEqual(['Blood Rage: your turn', 'Blood Rage: your time runs out'])
  })

  it('speak the language of the person', async () => {
    const all = await world()
    await subscribe(all)
    const wishes = { ...USUAL_PREFERENCES, language: 'pl', zone: 'Europe/Warsaw' } as const
    await all.store.savePreferences('anna', wishes)
    expect(await all.store.preferences('anna')).toEqual(wishes)
    const notices = all.process()
    for (const table of ['one', 'two', 'three', 'four', 'five'])
      notices.turnChanged(turn(table, all.clock.now()))
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(titles(all.hook)).toEqual(['5 stołów czeka na ciebie'])
    expect(String(all.hook.received[0]?.body)).toContain('https://meadhall.example/four')
  })

  it('try again where a place fails, and drop one that is gone', async () => {
    const all = await world()
    await subscribe(all)
    all.hook.answer(500)
    const notices = all.process()
    notices.turnChanged(turn('one', all.clock.now()))
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(all.hook.received).toHaveLength(3)
    expect(all.said).toEqual(['a notice did not get through'])
    all.hook.answer(404)
    notices.turnChanged(turn('two', all.clock.now()))
    all.clock.pass(GRACE_MS)
    await sweep(notices)
    expect(all.hook.received).toHaveLength(4)
    expect(await all.store.targets('anna')).toEqual([])
  })
}

function keepsAndForgets() {
  it('is gone with the person', async () => {
    const all = await world()
    await subscribe(all)
    await all.store.savePreferences('anna', { ...USUAL_PREFERENCES, perHour: 2 })
    const notices = all.process()
    notices.turnChanged(turn('one', all.clock.now()))
    await notices.atRest()
    const people = noticesOfPeople(all.store)
    expect(await people.exported('anna')).toMatchObject({
      preferences: { perHour: 2 },
      targets: [{ id: 'at-anna', channel: 'webhook' }],
    })
    await people.erased('anna')
    expect(await all.store.targets('anna')).toEqual([])
    expect(await all.store.waits('anna')).toEqual([])
    expect(await all.store.preferences('anna')).toEqual(USUAL_PREFERENCES)
  })

  it('goes along when a guest becomes an account that has no wishes yet', async () => {
    const all = await world()
    for (const guest of ['guest', 'other']) {
      await subscribe(all, guest)
      const perHour = guest === 'guest' ? 3 : 4
      await all.store.savePreferences(guest, { ...USUAL_PREFERENCES, perHour })
      await noticesOfPeople(all.store).moved(guest, 'anna')
    }
    expect((await all.store.preferences('anna')).perHour).toBe(3)
    expect((await all.store.targets('anna')).map(({ id }) => id)).toEqual(['at-guest', 'at-other'])
    expect(await all.store.targets('other')).toEqual([])
  })

  it('has the keys of the server, made once', async () => {
    const { store } = await world()
    const [first, second] = await Promise.all([pushKeys(store), pushKeys(store)])
    expect(first).toEqual(second)
    expect(first.publicKey).toMatch(/^[\w-]{87}$/)
  })
}

it('a store that does not answer is a warning, anything else an error', async () => {
  const said: string[] = []
  const failingWith = (error: Error) =>
    new Notices({
      store: { setWaits: () => Promise.reject(error) } as unknown as KyselyNotices,
      channels: {},
      linkOf: () => '',
      log: {
        warn: (_, text) => said.push(`warning: ${text}`),
        error: (_, text) => said.push(`error: ${text}`),
      },
      now: () => 0,
    })
  for (const error of [new StoreUnavailable('away', true), new Error('broken')]) {
    const notices = failingWith(error)
    notices.turnChanged(turn('one', 0))
    await notices.atRest()
  }
  expect(said).toEqual([
    'warning: notices could not be looked after',
    'error: notices could not be looked after',
  ])
})
