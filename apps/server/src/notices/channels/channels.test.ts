import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import type { TargetOf, Worded } from '../channel.ts'
import { pushBrowser } from '../testing/push-browser.ts'
import { receiver } from '../testing/receiver.ts'
import { smtpSink } from '../testing/smtp-sink.ts'
import { emailChannel, mailer } from './email.ts'
import { pushChannel } from './push.ts'
import { webhookChannel } from './webhook.ts'

const POLICY = { allowPrivate: true, timeoutMs: 30_000 }
const NOTICE: Worded = {
  title: 'Blood Rage: twoja kolej',
  text: 'Twoja kolej w Blood Rage – grasz dalej?',
  link: 'https://meadhall.example/t/one',
  note: 'Aby nie dostawać więcej:',
  tag: 'one',
  isUrgent: false,
}
const OWNED = { id: 'place', person: 'anna', confirmed: true, created: 0 }

describe('a webhook', () => {
  it('gets a message that Discord takes and that pings nobody', async () => {
    const { url, received } = await receiver()
    const target: TargetOf<'webhook'> = {
      ...OWNED,
      channel: 'webhook',
      place: { url: `${url}/hook/secret` },
    }
    expect(await webhookChannel(POLICY).send(NOTICE, target)).toBe('sent')
    const [got] = received
    expect(got).toMatchObject({
      path: '/hook/secret',
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(String(got?.body))).toEqual({
      content: `${NOTICE.title}\n${NOTICE.link}`,
      embeds: [{ title: NOTICE.title, description: NOTICE.text, url: NOTICE.link }],
      allowed_mentions: { parse: [] },
    })
  })

  it.each([
    [200, 'sent'],
    [302, 'failed'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
  ])('that answers %i: %s, and nobody is followed anywhere', async (status, sent) => {
    const hook = await receiver()
    const other = await receiver()
    hook.answer(status, { location: other.url })
    const target: TargetOf<'webhook'> = { ...OWNED, channel: 'webhook', place: { url: hook.url } }
    expect(await webhookChannel(POLICY).send(NOTICE, target)).toBe(sent)
    expect(other.received).toEqual([])
  })
})

describe('web push', () => {
  it('can be read by the browser alone, and says who sends it', async () => {
    const service = await receiver()
    const keys = webPush.generateVAPIDKeys()
    const browser = pushBrowser(`${service.url}/push/abc`)
    const channel = pushChannel({ keys, subject: 'https://meadhall.example', policy: POLICY })
    const target: TargetOf<'push'> = { ...OWNED, channel: 'push', place: browser.place }
    expect(await channel.send({ ...NOTICE, isUrgent: true }, target)).toBe('sent')
    const [got] = service.received
    if (got === undefined) throw new Error('nothing came')
    expect(String(got.body)).not.toContain('kolej')
    expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(got.headers['topic']).toMatch(/^[\w-]{32}$/)
    const { payload, claims, serverKey } = browser.open(got)
    expect(payload).toEqual({
      title: NOTICE.title,
      body: NOTICE.text,
      url: NOTICE.link,
      tag: 'one',
    })
    expect(claims).toMatchObject({ aud: service.url, sub: 'https://meadhall.example' })
    expect(serverKey).toBe(keys.publicKey)
  })

  it('to a subscription that expired is gone', async () => {
    const service = await receiver()
    service.answer(410)
    const channel = pushChannel({
      keys: webPush.generateVAPIDKeys(),
      subject: 'https://meadhall.example',
      policy: POLICY,
    })
    const { place } = pushBrowser(service.url)
    expect(await channel.send(NOTICE, { ...OWNED, channel: 'push', place })).toBe('gone')
  })
})

describe('mail', () => {
  const place = { address: 'anna@example.org' }
  const target: TargetOf<'email'> = { ...OWNED, channel: 'email', place }
  const link = (id: string) => `https://meadhall.example/end/${id}`

  it('is plain, and says how to end it', async () => {
    const { url, letters } = await smtpSink()
    const post = await mailer({ smtpUrl: url, from: 'Meadhall <hall@meadhall.example>' })
    expect(await emailChannel(post, link).send(NOTICE, target)).toBe('sent')
    const [letter] = letters
    expect(letter).toMatchObject({ from: 'hall@meadhall.example', to: 'anna@example.org' })
    expect(letter?.headers.get('content-type')).toContain('text/plain')
    expect(letter?.headers.get('list-unsubscribe')).toBe('<https://meadhall.example/end/place>')
    expect(letter?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const { text, note } = NOTICE
    const lines = [text, '', NOTICE.link, '', '-- ', note, 'https://meadhall.example/end/place']
    expect(letter?.text.trim()).toBe(lines.join('\n'))
  })

  it('to a box that does not exist is gone; without a server it failed', async () => {
    const { url } = await smtpSink(['anna@example.org'])
    const post = await mailer({ smtpUrl: url, from: 'hall@meadhall.example' })
    expect(await emailChannel(post, link).send(NOTICE, target)).toBe('gone')
    const nowhere = await mailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'hall@meadhall.example' })
    expect(await emailChannel(nowhere, link).send(NOTICE, target)).toBe('failed')
  })

  it('no address smuggles in another, or a header', async () => {
    const { url, letters } = await smtpSink()
    const post = await mailer({ smtpUrl: url, from: 'hall@meadhall.example' })
    const address = 'anna@example.org, eve@example.org\r\nBcc: eve@example.org'
    await post.mail({ to: address, subject: 'a\r\nBcc: eve@example.org', text: '.\n..\nend' })
    for (const { to, headers } of letters) {
      expect(to).not.toBe('eve@example.org')
      expect(headers.has('bcc')).toBe(false)
    }
  })
})
