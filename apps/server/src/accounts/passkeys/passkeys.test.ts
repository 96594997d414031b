import { beforeEach, describe, expect, it } from 'vitest'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { accountOf, guestOf, PASSWORD } from '../testing/arrivals.ts'
import { Browser, ORIGIN, type Shown } from '../testing/browser.ts'
import { type Circumstances, SoftwareAuthenticator } from '../testing/software-authenticator.ts'

const HERE: Circumstances = { origin: ORIGIN }

let server: TestServer
let browser: Browser
let key: SoftwareAuthenticator

beforeEach(async () => {
  server = await testServer()
  browser = (await guestOf(server, 'Helga')).browser
  key = new SoftwareAuthenticator()
})

/** Becomes an account with nothing but a passkey. */
async function join(now: Circumstances = HERE): Promise<Shown> {
  const { body: asked } = await browser.ask('POST', '/passkeys/new', { name: 'Helga' })
  return await browser.ask('POST', '/accounts', { name: 'Helga', passkey: key.make(asked, now) })
}

/** Signs what the server asks for, and enters from another browser. */
async function enter(now: Circumstances = HERE): Promise<Shown> {
  const other = new Browser(server.app)
  const { body: asked } = await other.ask('POST', '/passkeys/question')
  return await other.ask('POST', '/sessions', { passkey: key.sign(asked, now) })
}

describe('a passkey', () => {
  it('makes an account and opens it, without a name', async () => {
    const made = await join()
    expect(made).toMatchObject({
      status: 201,
      body: { me: { kind: 'account', ways: [{ id: key.id, kind: 'passkey', used: null }] } },
    })
    expect(await enter()).toMatchObject({ status: 201, body: { me: { id: made.body.me.id } } })
    const { body } = await browser.ask('GET', '/me')
    expect(body.me.ways[0].used).toBeGreaterThan(0)
  })

  it('is asked for so that it is found without a name, and by no name of a person', async () => {
    const { body: asked } = await browser.ask('POST', '/passkeys/new', { name: 'Helga' })
    expect(asked).toMatchObject({
      rp: { id: 'meadhall.test', name: 'Meadhall' },
      user: { name: 'Helga' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const { body: question } = await new Browser(server.app).ask('POST', '/passkeys/question')
    expect(question).toMatchObject({ rpId: 'meadhall.test', userVerification: 'required' })
    expect(question.allowCredentials).toBeUndefined()
  })

  it.each<[string, Partial<Circumstances>]>([
    ['at another site', { origin: 'https://evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['for a challenge of nobody', { challenge: 'A'.repeat(43) }],
    ['without the owner', { isVerified: false }],
  ])('made %s makes no account', async (_, odd) => {
    const made = await join({ ...HERE, ...odd })
    expect(made).toMatchObject({ status: 400, body: { error: { code: 'passkey' } } })
    expect((await browser.ask('GET', '/me')).body.me).toMatchObject({ kind: 'guest', ways: [] })
  })

  it.each<[string, Partial<Circumstances>]>([
    ['at another site', { origin: 'https://evil.test' }],
    ['for another host', { host: 'evil.test' }],
    ['for a challenge of nobody', { challenge: 'A'.repeat(43) }],
    ['without the owner', { isVerified: false }],
  ])('used %s opens nothing', async (_, odd) => {
    await join()
    expect(await enter({ ...HERE, ...odd })).toMatchObject({
      status: 401,
      body: { error: { code: 'wrong-credentials' } },
    })
    expect(await enter()).toMatchObject({ status: 201 })
  })

  it('does not open twice by what it signed once', async () => {
    await join()
    const other = new Browser(server.app)
    const { body: asked } = await other.ask('POST', '/passkeys/question')
    const signed = key.sign(asked, HERE)
    const tries = [1, 2, 3].map(() =>
      new Browser(server.app).ask('POST', '/sessions', { passkey: signed }),
    )
    expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([201, 401, 401])
  })

  it('that counts backwards was copied, and opens nothing', async () => {
    await join()
    expect(await enter({ ...HERE, counter: 7 })).toMatchObject({ status: 201 })
    expect(await enter({ ...HERE, counter: 7 })).toMatchObject({ status: 401 })
    expect(await enter({ ...HERE, counter: 3 })).toMatchObject({ status: 401 })
    expect(await enter({ ...HERE, counter: 8 })).toMatchObject({ status: 201 })
  })

  it('of somebody else, or with another’s signature, opens nothing', async () => {
    await join()
    const stranger = new SoftwareAuthenticator()
    const other = new Browser(server.app)
    const { body: asked } = await other.ask('POST', '/passkeys/question')
    const signed = stranger.sign(asked, HERE)
    const posing = { ...signed, id: key.id, rawId: key.id }
    expect(await other.ask('POST', '/sessions', { passkey: signed })).toMatchObject({ status: 401 })
    expect(await other.ask('POST', '/sessions', { passkey: posing })).toMatchObject({ status: 401 })
  })

  it('cannot be made from what somebody else was asked', async () => {
    const { body: asked } = await browser.ask('POST', '/passkeys/new', { name: 'Helga' })
    const { browser: thief } = await guestOf(server, 'Loki')
    const stolen = { name: 'Loki', passkey: key.make(asked, HERE) }
    expect(await thief.ask('POST', '/accounts', stolen)).toMatchObject({ status: 400 })
  })

  it('cannot be made by signing in, nor the other way round', async () => {
    await join()
    const { body: question } = await browser.ask('POST', '/passkeys/question')
    const second = new SoftwareAuthenticator()
    const proof = { passkey: await freshProof() }
    const made = second.make({ ...question, rp: { id: question.rpId } }, HERE)
    expect(await browser.ask('POST', '/me/passkeys', { passkey: made, proof })).toMatchObject({
      status: 400,
    })
    const { body: asked } = await browser.ask('POST', '/passkeys/new')
    const signed = key.sign({ ...asked, rpId: asked.rp.id }, HERE)
    expect(await browser.ask('POST', '/sessions', { passkey: signed })).toMatchObject({
      status: 401,
    })
  })

  it('is one of several, each with its name', async () => {
    await join()
    const second = new SoftwareAuthenticator()
    const { body: asked } = await browser.ask('POST', '/passkeys/new')
    expect(asked.excludeCredentials).toMatchObject([{ id: key.id }])
    const wish = { passkey: second.make(asked, HERE), label: 'phone' }
    expect(await browser.ask('POST', '/me/passkeys', wish)).toMatchObject({ status: 400 })
    const proof = { passkey: await freshProof() }
    const { body: anew } = await browser.ask('POST', '/passkeys/new')
    const right = { passkey: second.make(anew, HERE), label: 'phone', proof }
    const added = await browser.ask('POST', '/me/passkeys', right)
    expect(added).toMatchObject({ status: 201, body: { me: { ways: [{}, { label: 'phone' }] } } })
    key = second
    expect(await enter()).toMatchObject({ status: 201 })
  })

  it('is removed, but never the last way in', async () => {
    await join()
    const last = await browser.ask('DELETE', `/me/ways/${key.id}`, {
      proof: { passkey: await freshProof() },
    })
    expect(last).toMatchObject({ status: 409 })
    const password = { password: PASSWORD, proof: { passkey: await freshProof() } }
    expect(await browser.ask('PUT', '/me/password', password)).toMatchObject({ status: 200 })
    const unproved = await browser.ask('DELETE', `/me/ways/${key.id}`, {
      proof: { password: 'wrong password' },
    })
    expect(unproved).toMatchObject({ status: 401 })
    const removed = await browser.ask('DELETE', `/me/ways/${key.id}`, {
      proof: { password: PASSWORD },
    })
    expect(removed).toMatchObject({ status: 200, body: { me: { ways: [{ kind: 'password' }] } } })
    expect(await enter()).toMatchObject({ status: 401 })
  })

  it('proves nothing for somebody else', async () => {
    await join()
    const { browser: olaf } = await accountOf(server, 'Olaf')
    const proof = { passkey: await freshProof() }
    expect(await olaf.ask('DELETE', '/me', { proof })).toMatchObject({ status: 401 })
    expect(await olaf.ask('GET', '/me')).toMatchObject({ status: 200 })
  })

  it('belongs to the origin that the operator named', async () => {
    server = await testServer({ MEADHALL_ORIGIN: 'https://hall.example' })
    browser = new Browser(server.app)
    browser.origin = 'https://hall.example'
    await browser.ask('POST', '/guests', { name: 'Helga' })
    expect(await join()).toMatchObject({ status: 400 })
    expect(await join({ origin: 'https://hall.example' })).toMatchObject({ status: 201 })
    expect([...browser.cookies.keys()]).toEqual(['__Host-meadhall'])
  })
})

/** Something just signed by the owner. */
async function freshProof() {
  const { body: asked } = await browser.ask('POST', '/passkeys/question')
  return key.sign(asked, HERE)
}
