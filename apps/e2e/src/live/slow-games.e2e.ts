import type { PushPlace } from '@meadhall/protocol'
import { pushBrowser, receiver } from '@meadhall/server/push-testing'
import type { Page, Worker } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { HANGS_MS } from '../support/browser.ts'
import { asked, chooser, clickOne, signs } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { restOf } from './calling.ts'
import { begunTable, useServer } from './support.ts'

const server = useServer({ MEADHALL_NOTICES_TO: 'anywhere', SOAK_CLOCK: 'told' })
const TWO_MINUTES = 120_000
const choose = chooser(7)

/** Fulfilled once so many games wait for somebody, as the server counts. */
async function turnsAre(page: Page, count: number): Promise<null> {
  await vi.waitFor(async () => {
    expect(await restOf(page).call('GET /me/turns')).toMatchObject({ count })
  }, HANGS_MS)
  return null
}

/** Somebody answers whatever they are asked until something is so. */
async function answerUntil(page: Page, isSo: Promise<null>): Promise<void> {
  for (;;) {
    const come = asked(page)
    // Who is not asked any more hears of it when the page closes.
    come.catch(() => undefined)
    if ((await Promise.race([isSo, come])) === null) return
    await clickOne(page, choose)
  }
}

/**
 * What a browser without a window does not have: a push service, in whose place another stands, and a
 * system that asks whether notices may be shown.
 */
function subscribeAt(place: PushPlace): void {
  let permission = 'default'
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = () => {
    permission = 'granted'
    return Promise.resolve('granted')
  }
  const made = { toJSON: () => place, unsubscribe: () => Promise.resolve(true) }
  let kept: typeof made | null = null
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      kept = made
      return Promise.resolve(made)
    },
    getSubscription: () => Promise.resolve(kept),
  })
}

/** Hands a message to the page's own worker, as a push service would have the browser do. */
async function deliver(page: Page, payload: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: server.address,
    registrationId: await registered,
    data: JSON.stringify(payload),
  })
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers()
  if (worker === undefined) throw new Error('the page has no worker')
  return worker
}

/** Takes down what the worker has the system show: there is none that would. */
async function watchNotices(page: Page): Promise<void> {
  await workerOf(page).evaluate(`
    self.shown = []
    registration.showNotification = async (title, options) => void shown.push({ title, ...options })
  `)
}

function noticesOf(page: Page): Promise<unknown[]> {
  return workerOf(page).evaluate('shown')
}

/** Somebody clicks on the last notice: the system tells the worker. */
async function clickNotice(page: Page): Promise<void> {
  await workerOf(page).evaluate(`{
    const event = new Event('notificationclick')
    event.notification = { ...shown.at(-1), close() {} }
    event.waitUntil = (work) => work.catch(() => undefined)
    dispatchEvent(event)
  }`)
}

/** The browser has to be told somewhere else from now on: it says so to the worker alone. */
async function moveDevice(page: Page, place: PushPlace): Promise<void> {
  await workerOf(page).evaluate((place) => {
    const newSubscription = { toJSON: () => place }
    const event = new Event('pushsubscriptionchange')
    return new Promise((waitUntil) => {
      dispatchEvent(Object.assign(event, { newSubscription, waitUntil }))
    })
  }, place)
}

it('a slow game: asked for notices after the first answer, told by push, back at the question', async () => {
  const service = await receiver()
  const device = pushBrowser(`${service.url}/push`)
  const tempo = { kind: 'slow' as const, hours: 24 }
  const table = await begunTable(server, { game: 'blood-rage', tempo }, [
    ['Astrid', { size: PHONE, isKept: true }],
    ['Bo'],
  ])
  const [astrid, bo] = table.sitters.map(({ page }) => page)
  if (astrid === undefined || bo === undefined) throw new Error('nobody came')
  await astrid.context().addInitScript(subscribeAt, device.place)
  await astrid.reload()
  await asked(astrid)
  const offer = astrid.getByRole('complementary', { name: 'Notices' })
  expect(await offer.count()).toBe(0)
  await answerUntil(astrid, turnsAre(astrid, 0))
  await offer.getByRole('button', { name: 'Tell me' }).click()
  await offer.waitFor({ state: 'detached' })

  // She leaves; he answers, and it is her turn again.
  await astrid.goto('/my-games')
  await astrid.getByText('Others think').waitFor()
  expect(await astrid.title()).toBe('My games · Meadhall')
  await answerUntil(bo, turnsAre(astrid, 1))
  await vi.waitFor(
    () => {
      server.later(TWO_MINUTES)
      expect(service.received).toHaveLength(1)
    },
    { timeout: HANGS_MS, interval: 1_000 },
  )
  const [got] = service.received
  if (got === undefined) throw new Error('no message came')
  const { payload } = device.open(got)
  expect(payload).toMatchObject({ title: expect.stringContaining('Blood Rage'), tag: table.id })

  await watchNotices(astrid)
  await deliver(astrid, payload)
  await vi.waitFor(async () => expect(await noticesOf(astrid)).toHaveLength(1), HANGS_MS)
  expect(await noticesOf(astrid)).toMatchObject([{ data: table.path, tag: table.id }])
  // The page heard of it as well.
  await astrid.getByText('Your turn (1)').waitFor()
  await vi.waitFor(async () => expect(await astrid.title()).toContain('(1)'), HANGS_MS)
  await clickNotice(astrid)
  await astrid.waitForURL(`**${table.path}`)
  expect((await asked(astrid)).decision).not.toBeNull()
  expect((await signs(astrid)).step).toBeGreaterThan(0)

  const targets = async () => (await restOf(astrid).call('GET /notices')).targets
  expect(await targets()).toHaveLength(1)
  await moveDevice(astrid, pushBrowser(`${service.url}/moved`).place)
  expect(await targets()).toHaveLength(2)
})

/** What is kept of somebody from now on is on its way until it may go on. */
async function heldBack(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/v1/me', async (route) => {
    if (route.request().method() === 'PATCH') await gate.promise
    await route.continue()
  })
  return gate.resolve
}

it('my games: a day of ten fits a phone; places, nights and holidays are kept', async () => {
  const tempo = { kind: 'slow' as const, hours: 24 }
  const tables = await begunTable(server, { game: 'valhalla', tempo }, [
    ['Cleo', { size: PHONE }],
    ['Dag'],
  ])
  const [cleo, dag] = tables.sitters.map(({ page }) => page)
  if (cleo === undefined || dag === undefined) throw new Error('nobody came')
  for (let more = 1; more < 10; more++) {
    const seats = [{ for: 'anyone' as const }, { for: 'anyone' as const }]
    const plan = { game: 'valhalla', tempo, seats }
    const laid = await restOf(cleo).call('POST /tables', { body: plan })
    for (const page of [cleo, dag])
      await restOf(page).call('POST /tables/:id/seats', { params: { id: laid.table.id } })
    await restOf(cleo).call('POST /tables/:id/start', { params: { id: laid.table.id } })
  }
  await turnsAre(cleo, 10)
  await cleo.goto('/my-games')
  await cleo.getByText('Your turn (10)').waitFor()
  const last = await cleo.locator('.my-game').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(PHONE.height)

  await cleo.goto('/me')
  const service = await receiver()
  await cleo.getByText('Other places').click()
  await cleo.getByLabel('Webhook').fill(`${service.url}/hook`)
  await cleo.getByLabel('Webhook').press('Enter')
  const { host } = new URL(service.url)
  await cleo.getByText(host).waitFor()
  await cleo.getByRole('button', { name: `Remove ${host}` }).press('Enter')
  await cleo.getByText(host).waitFor({ state: 'detached' })
  const goOn = await heldBack(cleo)
  await cleo.getByLabel('Night hours').check()
  await cleo.getByLabel('From').fill('22:30')
  await cleo.getByLabel('First day').fill('2030-07-01')
  await cleo.getByLabel('Last day').fill('2030-07-14')
  await cleo.getByRole('button', { name: 'Add', exact: true }).last().click()
  goOn()
  await vi.waitFor(async () => {
    const { me } = await restOf(cleo).call('GET /me')
    expect(me.away).toMatchObject({
      night: { from: '22:30', to: '07:00' },
      holidays: [{ from: '2030-07-01', to: '2030-07-14' }],
    })
  }, HANGS_MS)
})
