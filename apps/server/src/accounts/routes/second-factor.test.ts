import { RecoveryCodes, SecondFactorOffer } from '@meadhall/protocol'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { codeAt } from '../testing/app-codes.ts'
import { accountOf, OTHER_PASSWORD, PASSWORD, signIn } from '../testing/arrivals.ts'
import { Browser, ORIGIN, type Shown } from '../testing/browser.ts'
import { TestClock } from '../testing/index.ts'
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts'

const TOKEN = 'operator-token-of-a-test'
const STEP = 30_000

let clock: TestClock
let server: TestServer

beforeEach(async () => {
  clock = new TestClock()
  server = await testServer({ MEADHALL_OPERATOR_TOKEN: TOKEN }, { now: clock.now })
})

/** An account with its app. */
interface Guarded {
  readonly browser: Browser
  readonly id: string
  readonly secret: string
  readonly recovery: readonly string[]
}

/** What the app shows now; each code is of another step of time. */
function next({ secret }: Pick<Guarded, 'secret'>): string {
  clock.pass(STEP)
  return codeAt(secret, clock.now())
}

/** Six digits that the app does not show now, nor a moment before or after. */
function wrong({ secret }: Pick<Guarded, 'secret'>): string {
  const near = [-1, 0, 1].map((steps) => codeAt(secret, clock.now() + steps * STEP))
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
}

async function offered(browser: Browser): Promise<string> {
  const { status, body } = await browser.ask('POST', '/me/second-factor', {
    proof: { password: PASSWORD },
  })
  expect(status).toBe(200)
  return v.parse(SecondFactorOffer, body).secret
}

async function guarded(name = 'Olaf'): Promise<Guarded> {
  const { browser, id } = await accountOf(server, name)
  const secret = await offered(browser)
  const code = codeAt(secret, clock.now())
  const { body } = await browser.ask('PUT', '/me/second-factor', { code })
  return { browser, id, secret, recovery: v.parse(RecoveryCodes, body).recovery }
}

/** The first half of a sign-in. */
async function asked(browser: Browser, name = 'Olaf'): Promise<string> {
  const { status, body } = await signIn(browser, name, PASSWORD)
  expect(status).toBe(202)
  expect(Object.keys(body)).toEqual(['challenge'])
  expect(browser.cookies.size).toBe(0)
  return body.challenge
}

async function withCode(code: string, browser = new Browser(server.app)): Promise<Shown> {
  const challenge = await asked(browser)
  return await browser.ask('POST', '/sessions/code', { challenge, code })
}

function refusal(code: string, status = 401) {
  return { status, body: { error: { code } } }
}

describe('a second factor', () => {
  it('is turned on with the password and a code of the app, and ends all other sessions', async () => {
    const { browser, id } = await accountOf(server, 'Olaf')
    const other = new Browser(server.app)
    await signIn(other, 'Olaf', PASSWORD)
    const unproven = { proof: { password: OTHER_PASSWORD } }
    expect(await browser.ask('POST', '/me/second-factor', unproven)).toMatchObject(
      refusal('wrong-credentials'),
    )
    const secret = await offered(browser)
    expect((await browser.ask('GET', '/me')).body.me.secondFactor).toBeNull()
    expect(
      await browser.ask('PUT', '/me/second-factor', { code: wrong({ secret }) }),
    ).toMatchObject(refusal('wrong-code'))
    const stale = browser.copy()
    const code = codeAt(secret, clock.now())
    const { body } = await browser.ask('PUT', '/me/second-factor', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    })
    const { me, recovery } = v.parse(RecoveryCodes, body)
    expect(me.secondFactor).toEqual({ since: clock.now(), recoveryLeft: 10 })
    expect(new Set(recovery).size).toBe(10)
    for (const one of [other, stale])
      expect(await one.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await browser.ask('GET', '/me')).toMatchObject({ status: 200 })
    const deeds = await server.database.queries.selectFrom('audit').selectAll().execute()
    expect(deeds).toContainEqual(expect.objectContaining({ what: 'second-factor-on', about: id }))
    const stored = await server.database.queries
      .selectFrom('recovery_codes')
      .select('hash')
      .execute()
    for (const { hash } of stored) expect(recovery).not.toContain(hash)
    expect(JSON.stringify(deeds)).not.toContain(secret)
  })

  it('is asked for after the right password alone, and lets in with the code', async () => {
    const olaf = await guarded()
    const other = new Browser(server.app)
    for (const [name, password] of [
      ['Olaf', OTHER_PASSWORD],
      ['Nobody', PASSWORD],
    ] as const)
      expect(await signIn(other, name, password)).toMatchObject(refusal('wrong-credentials'))
    const { status, body } = await withCode(next(olaf), other)
    expect(status).toBe(201)
    expect(body.me).toMatchObject({ id: olaf.id })
    expect(await other.ask('GET', '/me')).toMatchObject({ status: 200 })
  })

  it('lets a program in with a token', async () => {
    const olaf = await guarded()
    const program = new Browser(server.app)
    const challenge = await asked(program)
    const wish = { challenge, code: next(olaf), as: 'program', label: 'my bot' }
    const { body } = await program.ask('POST', '/sessions/code', wish)
    expect(await server.api('GET', '/me', body.token)).toMatchObject({ status: 200 })
  })

  it('takes no wrong code, none that was used, and none of long ago or of times to come', async () => {
    const olaf = await guarded()
    const code = next(olaf)
    expect(await withCode(wrong(olaf))).toMatchObject(refusal('wrong-code'))
    expect(await withCode(code)).toMatchObject({ status: 201 })
    expect(await withCode(code)).toMatchObject(refusal('wrong-code'))
    for (const steps of [-2, -1, 2])
      expect(await withCode(codeAt(olaf.secret, clock.now() + steps * STEP))).toMatchObject(
        refusal('wrong-code'),
      )
    expect(await withCode(codeAt(olaf.secret, clock.now() + STEP))).toMatchObject({ status: 201 })
  })

  it('asks by a challenge that is good once, for five minutes, and for this alone', async () => {
    const olaf = await guarded()
    const other = new Browser(server.app)
    const send = (challenge: string, code: string) =>
      other.ask('POST', '/sessions/code', { challenge, code })
    const used = await asked(other)
    expect(await send(used, wrong(olaf))).toMatchObject(refusal('wrong-code'))
    expect(await send(used, next(olaf))).toMatchObject(refusal('code-expired'))
    const late = await asked(other)
    clock.pass(5 * 60 * 1000)
    expect(await send(late, next(olaf))).toMatchObject(refusal('code-expired'))
    const { challenge } = (await other.ask('POST', '/passkeys/question', {})).body
    expect(await send(challenge, next(olaf))).toMatchObject(refusal('code-expired'))
    expect(await send('x', next(olaf))).toMatchObject(refusal('code-expired'))
  })

  it('takes each recovery code once, however it is typed, and none of another account', async () => {
    const { recovery, id } = await guarded()
    const helga = await guarded('Helga')
    const [one = '', two = ''] = recovery
    expect(await withCode(one)).toMatchObject({ status: 201 })
    expect(await withCode(one)).toMatchObject(refusal('wrong-code'))
    expect(await withCode(helga.recovery[0] ?? '')).toMatchObject(refusal('wrong-code'))
    const typed = ` ${two.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')}`
    const { body } = await withCode(typed)
    expect(body.me.secondFactor).toMatchObject({ recoveryLeft: 8 })
    const { queries } = server.database
    const deeds = await queries.selectFrom('audit').select('what').where('about', '=', id).execute()
    expect(deeds.filter(({ what }) => what === 'recovery-code-used')).toHaveLength(2)
  })

  it('slows down one who guesses codes, though the password is right each time', async () => {
    const olaf = await guarded()
    const thief = new Browser(server.app)
    thief.address = '198.51.100.7'
    for (let n = 0; n < 5; n += 1)
      expect(await withCode(wrong(olaf), thief)).toMatchObject(refusal('wrong-code'))
    const slowed = await withCode(wrong(olaf), thief)
    expect(slowed).toMatchObject({ status: 429 })
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0)
    expect(await withCode(next(olaf))).toMatchObject({ status: 201 })
  })

  it('is part of every proof by the password; a passkey is both factors at once', async () => {
    const olaf = await guarded()
    const { browser } = olaf
    const change = (proof: object) =>
      browser.ask('PUT', '/me/password', { password: OTHER_PASSWORD, proof })
    expect(await change({ password: PASSWORD })).toMatchObject(refusal('code-needed'))
    expect(await change({ password: PASSWORD, code: wrong(olaf) })).toMatchObject(
      refusal('wrong-code'),
    )
    const key = new SoftwareAuthenticator()
    const wish = (await browser.ask('POST', '/passkeys/new', {})).body
    const proof = { password: PASSWORD, code: next(olaf) }
    const passkey = key.make(wish, { origin: ORIGIN })
    expect(await browser.ask('POST', '/me/passkeys', { passkey, proof })).toMatchObject({
      status: 201,
    })
    const signed = async () =>
      key.sign((await browser.ask('POST', '/passkeys/question', {})).body, { origin: ORIGIN })
    const other = new Browser(server.app)
    expect(await other.ask('POST', '/sessions', { passkey: await signed() })).toMatchObject({
      status: 201,
    })
    expect(await change({ passkey: await signed() })).toMatchObject({ status: 200 })
  })

  it('is turned off with password and code, and others’ sessions end', async () => {
    const olaf = await guarded()
    const off = (proof: object) => olaf.browser.ask('DELETE', '/me/second-factor', { proof })
    const other = new Browser(server.app)
    await withCode(next(olaf), other)
    expect(await off({ password: PASSWORD })).toMatchObject(refusal('code-needed'))
    const { body } = await off({ password: PASSWORD, code: next(olaf) })
    expect(body.me.secondFactor).toBeNull()
    expect(await other.ask('GET', '/me')).toMatchObject({ status: 401 })
    expect(await off({ password: PASSWORD })).toMatchObject({ status: 409 })
    expect(await signIn(new Browser(server.app), 'Olaf', PASSWORD)).toMatchObject({ status: 201 })
    const { queries } = server.database
    expect(await queries.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  })

  it('gets ten new recovery codes, and those before open nothing', async () => {
    const olaf = await guarded()
    const proof = { password: PASSWORD, code: next(olaf) }
    const { body } = await olaf.browser.ask('POST', '/me/second-factor/recovery', { proof })
    const { recovery } = v.parse(RecoveryCodes, body)
    expect(recovery).toHaveLength(10)
    expect(await withCode(olaf.recovery[0] ?? '')).toMatchObject(refusal('wrong-code'))
    expect(await withCode(recovery[0] ?? '')).toMatchObject({ status: 201 })
  })

  it('is named in an export without its secret, and goes with the account', async () => {
    const olaf = await guarded()
    const { body } = await olaf.browser.ask('GET', '/me/export')
    expect(body.secondFactor).toEqual({ since: clock.now(), recoveryLeft: 10 })
    for (const secret of [olaf.secret, ...olaf.recovery])
      expect(JSON.stringify(body)).not.toContain(secret)
    const gone = { proof: { password: PASSWORD, code: next(olaf) } }
    expect(await olaf.browser.ask('DELETE', '/me', gone)).toMatchObject({ status: 204 })
    const { queries } = server.database
    expect(await queries.selectFrom('second_factors').selectAll().execute()).toEqual([])
    expect(await queries.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
  })

  it('is not for guests, and is not offered twice', async () => {
    const guest = new Browser(server.app)
    await guest.ask('POST', '/guests', { name: 'Bo' })
    const proof = { password: PASSWORD }
    expect(await guest.ask('POST', '/me/second-factor', { proof })).toMatchObject({ status: 403 })
    const olaf = await guarded()
    const again = { proof: { ...proof, code: next(olaf) } }
    expect(await olaf.browser.ask('POST', '/me/second-factor', again)).toMatchObject({
      status: 409,
    })
  })
})

describe('an operator', () => {
  const give = (id: string, role: string, token = TOKEN) =>
    server.api('POST', `/admin/people/${id}/role`, token, { role })

  it('is nobody whom a password alone lets in, and no guest', async () => {
    const { browser, id } = await accountOf(server, 'Olaf')
    const guest = new Browser(server.app)
    const { me } = (await guest.ask('POST', '/guests', { name: 'Bo' })).body
    for (const one of [id, me.id])
      expect(await give(one, 'operator')).toMatchObject(refusal('operator-factor', 403))
    expect((await browser.ask('GET', '/me')).body.me.role).toBe('player')
    expect(await give('nobody', 'operator')).toMatchObject({ status: 404 })
    expect(await give(id, 'jarl')).toMatchObject({ status: 400 })
  })

  it('is one who has a second factor, and keeps it', async () => {
    const olaf = await guarded()
    expect(await give(olaf.id, 'operator')).toMatchObject({
      status: 200,
      body: { person: { role: 'operator' } },
    })
    const off = () =>
      olaf.browser.ask('DELETE', '/me/second-factor', {
        proof: { password: PASSWORD, code: next(olaf) },
      })
    expect(await off()).toMatchObject(refusal('operator-factor', 403))
    expect(await signIn(new Browser(server.app), 'Olaf', PASSWORD)).toMatchObject({ status: 202 })
    expect(await give(olaf.id, 'player')).toMatchObject({ status: 200 })
    expect(await off()).toMatchObject({ status: 200 })
  })

  it('with passkeys alone is one, and adds no password without a second factor', async () => {
    const browser = new Browser(server.app)
    const { me } = (await browser.ask('POST', '/guests', { name: 'Helga' })).body
    const key = new SoftwareAuthenticator()
    const wish = (await browser.ask('POST', '/passkeys/new', { name: 'Helga' })).body
    const passkey = key.make(wish, { origin: ORIGIN })
    await browser.ask('POST', '/accounts', { name: 'Helga', passkey })
    expect(await give(me.id, 'operator')).toMatchObject({ status: 200 })
    const question = (await browser.ask('POST', '/passkeys/question', {})).body
    const proof = { passkey: key.sign(question, { origin: ORIGIN }) }
    expect(await browser.ask('PUT', '/me/password', { password: PASSWORD, proof })).toMatchObject(
      refusal('operator-factor', 403),
    )
  })
})
