import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { identify } from '../accounts/identify.ts'
import { People } from '../accounts/people.ts'
import { SessionCookie } from '../accounts/session-cookie.ts'
import { Sessions } from '../accounts/sessions.ts'
import { emptyDatabase, TestClock } from '../accounts/testing/index.ts'
import { configFrom } from '../config.ts'
import { testApp } from '../testing/test-app.ts'
import { USUAL_PREFERENCES } from './notice.ts'
import { type OpenNotices, openNotices } from './open.ts'
import { GRACE_MS } from './plan.ts'
import { pushBrowser } from './testing/push-browser.ts'
import { receiver } from './testing/receiver.ts'
import { type SmtpSink, smtpSink } from './testing/smtp-sink.ts'

const ORIGIN = 'https://meadhall.example'
const HOOK = { channel: 'webhook', place: { url: 'https://example.org/hook/secret' } }
const MAIL = { channel: 'email', place: { address: 'anna@example.org' } }

interface Site extends OpenNotices {
  readonly app: FastifyInstance
  readonly clock: TestClock
  readonly sink: SmtpSink
  /** Somebody's token. */
  somebody(kind: 'guest' | 'account'): Promise<{ readonly id: string; readonly token: string }>
}

/** The routes of notices as the server has them, with a mail server beside it. */
async function site(to: 'public' | 'anywhere' = 'public'): Promise<Site> {
  const clock = new TestClock()
  const database = await emptyDatabase(clock)
  const { queries } = database
  const sink = await smtpSink()
  const env = {
    MEADHALL_ORIGIN: ORIGIN,
    SMTP_URL: sink.url,
    MEADHALL_MAIL_FROM: 'Meadhall <hall@meadhall.example>',
    MEADHALL_NOTICES_TO: to,
  }
  const log = { warn: () => undefined, error: () => undefined }
  const open = await openNotices({ config: configFrom(env), database, log, now: clock.now })
  onTestFinished(() => open.close())
  const sessions = new Sessions(queries, clock.now)
  const people = new People(queries, clock.now)
  const app = await testApp({
    env,
    routes: [
      async (scope) => {
        identify(scope, { sessions, cookie: new SessionCookie(ORIGIN), now: clock.now })
        await open.routes()(scope)
      },
    ],
  })
  const somebody = async (kind: 'guest' | 'account') => {
    const person = await people.guest('Anna')
    await queries.updateTable('people').set({ kind }).where('id', '=', person.id).execute()
    return { id: person.id, token: await sessions.open({ ...person, kind }, 'token', 'test') }
  }
  return { ...open, app, clock, sink, somebody }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

async function call({ app }: Site, method: Method, path: string, token?: string, payload?: object) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const url = `/api/v1/notices${path}`
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: reply.statusCode, body: reply.body === '' ? null : reply.json() }
}

/** The link in the last letter, without the server's name. */
function linkIn({ letters }: SmtpSink): string {
  const [link = ''] = /https:\S+token=\S+/.exec(letters.at(-1)?.text ?? '') ?? []
  expect(link).toContain(ORIGIN)
  return link.slice(ORIGIN.length)
}

describe("one's notices", () => {
  it('are shown, changed, and only one’s own', async () => {
    const here = await site()
    const [anna, eve] = [await here.somebody('account'), await here.somebody('guest')]
    const shown = await call(here, 'GET', '', anna.token)
    expect(shown).toMatchObject({
      status: 200,
      body: { preferences: USUAL_PREFERENCES, targets: [], channels: ['push', 'webhook', 'email'] },
    })
    expect(shown.body.pushKey).toMatch(/^[\w-]{87}$/)
    const preferences = { ...USUAL_PREFERENCES, quiet: { from: '22:00', to: '07:00' } }
    expect(await call(here, 'PUT', '/preferences', anna.token, preferences)).toMatchObject({
      status: 200,
    })
    const { body } = await call(here, 'POST', '/targets', anna.token, HOOK)
    expect(body.target).toMatchObject({ channel: 'webhook', label: 'example.org', confirmed: true })
    const now = await call(here, 'GET', '', anna.token)
    expect(now.body).toMatchObject({ preferences, targets: [body.target] })
    expect(JSON.stringify(now.body)).not.toContain('secret')
    const path = `/targets/${body.target.id}`
    expect(await call(here, 'DELETE', path, eve.token)).toMatchObject({ status: 404 })
    expect(await call(here, 'DELETE', path, anna.token)).toMatchObject({ status: 204 })
    expect((await call(here, 'GET', '', anna.token)).body.targets).toEqual([])
  })

  it('are nobody’s without a session', async () => {
    const here = await site()
    expect((await call(here, 'GET', '')).status).toBe(401)
    expect((await call(here, 'PUT', '/preferences', undefined, USUAL_PREFERENCES)).status).toBe(401)
    expect((await call(here, 'POST', '/targets', undefined, HOOK)).status).toBe(401)
  })

  it.each([
    ['a place inside', { ...HOOK, place: { url: 'https://192.168.0.1/hook' } }, 'public'],
    ['plain HTTP', { ...HOOK, place: { url: 'http://example.org/hook' } }, 'https'],
    ['what is no address', { ...HOOK, place: { url: 'hook' } }, 'place.url'],
    ['no mail address', { ...MAIL, place: { address: 'anna' } }, 'place.address'],
    ['an unknown channel', { ...HOOK, channel: 'pigeon' }, 'channel'],
    [
      'a push service inside',
      { channel: 'push', place: pushBrowser('https://[::1]/').place },
      'public',
    ],
  ])('cannot go to %s', async (_what, target, problem) => {
    const here = await site()
    const { token } = await here.somebody('account')
    const { status, body } = await call(here, 'POST', '/targets', token, target)
    expect(status).toBe(400)
    expect(body.error.message).toContain(problem)
  })

  it.each([
    { ...USUAL_PREFERENCES, zone: 'Middle/Earth' },
    { ...USUAL_PREFERENCES, perHour: 1000 },
    { ...USUAL_PREFERENCES, quiet: { from: '25:00', to: '7' } },
    { ...USUAL_PREFERENCES, language: 'not one' },
  ])('are not changed by what makes no sense (%#)', async (preferences) => {
    const here = await site()
    const { token } = await here.somebody('guest')
    expect((await call(here, 'PUT', '/preferences', token, preferences)).status).toBe(400)
    expect((await call(here, 'GET', '', token)).body.preferences).toEqual(USUAL_PREFERENCES)
  })

  it('go to so many places and no more; the same one is not a second one', async () => {
    const here = await site()
    const { token } = await here.somebody('guest')
    const add = (n: number) =>
      call(here, 'POST', '/targets', token, { ...HOOK, place: { url: `https://example.org/${n}` } })
    for (let n = 0; n < 10; n++) expect((await add(n)).status).toBe(201)
    expect((await add(3)).status).toBe(201)
    expect((await add(10)).status).toBe(409)
    expect((await call(here, 'GET', '', token)).body.targets).toHaveLength(10)
  })

  it('come to a browser from the moment it has subscribed', async () => {
    const here = await site('anywhere')
    const service = await receiver()
    const browser = pushBrowser(`${service.url}/push`)
    const { id, token } = await here.somebody('guest')
    const target = { channel: 'push', place: browser.place }
    expect((await call(here, 'POST', '/targets', token, target)).status).toBe(201)
    const since = here.clock.now()
    const wait = { person: id, question: 1, since, due: null, isHere: false }
    here.notices.turnChanged({ table: 'one', game: 'valhalla', waits: [wait] })
    here.clock.pass(GRACE_MS)
    await here.notices.atRest()
    await here.notices.sweep()
    await here.notices.atRest()
    const [got] = service.received
    if (got === undefined) throw new Error('nothing came')
    const { payload, serverKey } = browser.open(got)
    expect(payload).toMatchObject({ title: 'Valhalla: your turn', url: `${ORIGIN}/tables/one` })
    expect(serverKey).toBe((await call(here, 'GET', '', token)).body.pushKey)
  })
})

describe('letters', () => {
  it('come only after the owner of the address pressed the button, until they press the other', async () => {
    const here = await site()
    const { id, token } = await here.somebody('account')
    const { body } = await call(here, 'POST', '/targets', token, MAIL)
    expect(body.target).toMatchObject({ label: 'anna@example.org', confirmed: false })
    expect(here.sink.letters).toHaveLength(1)
    const confirm = linkIn(here.sink)
    const tell = async (question: number) => {
      const wait = { person: id, question, since: here.clock.now(), due: null, isHere: false }
      here.notices.turnChanged({ table: 'one', game: 'valhalla', waits: [wait] })
      await here.notices.atRest()
      here.clock.pass(GRACE_MS)
      await here.notices.sweep()
      await here.notices.atRest()
    }
    await tell(1)
    const page = await here.app.inject(confirm)
    expect(page.body).toContain('<form method="post">')
    expect(page.headers['referrer-policy']).toBe('same-origin')
    await tell(2)
    expect(here.sink.letters).toHaveLength(1)
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
    expect((await here.app.inject({ method: 'POST', url: confirm, headers })).statusCode).toBe(200)
    await tell(3)
    expect(here.sink.letters).toHaveLength(2)
    const end = linkIn(here.sink)
    const oneClick = await here.app.inject({
      method: 'POST',
      url: end,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.statusCode).toBe(200)
    await tell(4)
    expect(here.sink.letters).toHaveLength(2)
    expect((await here.app.inject(end)).statusCode).toBe(404)
  })

  it('have links that nobody can make up, that do one thing, and that do not last', async () => {
    const here = await site()
    const { token } = await here.somebody('account')
    await call(here, 'POST', '/targets', token, MAIL)
    const confirm = linkIn(here.sink)
    const bad = [
      confirm.replace('/confirm', '/unsubscribe'),
      confirm.slice(0, -1),
      confirm.replace(/token=.*/, 'token=x.y'),
      confirm.replace(/\?.*/, ''),
    ]
    for (const url of bad) expect((await here.app.inject(url)).statusCode).toBe(404)
    here.clock.pass(3 * 24 * 3_600_000)
    expect((await here.app.inject({ method: 'POST', url: confirm })).statusCode).toBe(404)
  })

  it('cannot be sent to others again and again, nor by guests', async () => {
    const here = await site()
    const guest = await here.somebody('guest')
    expect((await call(here, 'POST', '/targets', guest.token, MAIL)).status).toBe(403)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) {
      const { token } = await here.somebody('account')
      statuses.push((await call(here, 'POST', '/targets', token, MAIL)).status)
    }
    expect(statuses).toEqual([201, 201, 201, 429])
    expect(here.sink.letters).toHaveLength(3)
  })
})
