import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configFrom } from './config.ts'

describe('the settings', () => {
  it('have a value where the environment says nothing, or nothing but an empty text', () => {
    const config = configFrom({})
    expect(config).toMatchObject({ port: 8080, host: '0.0.0.0', logLevel: 'info', proxies: [] })
    expect(config.data).toBe(resolve('data'))
    expect(config.databaseUrl).toBeUndefined()
    expect(configFrom({ PORT: '', DATABASE_URL: '' })).toEqual(config)
  })

  it('come from the environment', () => {
    const config = configFrom({
      PORT: '0',
      HOST: '::1',
      MEADHALL_DATA: '/srv/meadhall',
      DATABASE_URL: 'postgres://m:secret@db/meadhall',
      MEADHALL_ORIGIN: 'https://meadhall.example/',
      LOG_LEVEL: 'warn',
      MEADHALL_OPERATOR_TOKEN: 'a-long-enough-token',
      MEADHALL_PROXIES: '10.0.0.0/8, ::1',
      MEADHALL_STOP_SECONDS: '5',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      data: '/srv/meadhall',
      databaseUrl: 'postgres://m:secret@db/meadhall',
      origin: 'https://meadhall.example',
      logLevel: 'warn',
      operatorToken: 'a-long-enough-token',
      proxies: ['10.0.0.0/8', '::1'],
      stopWithinMs: 5000,
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['DATABASE_URL', 'mysql://somewhere/else'],
    ['DATABASE_URL', 'meadhall.db'],
    ['MEADHALL_ORIGIN', 'meadhall.example'],
    ['MEADHALL_ORIGIN', 'https://meadhall.example/hall'],
    ['MEADHALL_ORIGIN', 'ftp://meadhall.example'],
    ['MEADHALL_HOSTS', 'https://hall.example'],
    ['MEADHALL_HOSTS', 'hall.example:8080'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['MEADHALL_OPERATOR_TOKEN', 'short'],
    ['MEADHALL_PROXIES', '10.0.0.0/33'],
    ['MEADHALL_PROXIES', 'proxy.example'],
    ['MEADHALL_STOP_SECONDS', '0'],
    ['MEADHALL_CONNECTIONS', '-1'],
    ['MEADHALL_NOTICES_TO', 'me'],
    ['MEADHALL_REQUESTS_PER_MINUTE', 'many'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => configFrom({ [name]: value })).toThrow(new RegExp(`^${name} must `))
  })

  it.each([
    ['PORT', '65536', 'must be a number from 0 to 65535, not "65536"'],
    ['MEADHALL_STOP_SECONDS', 'ten', 'must be a number from 1 to 600, not "ten"'],
    ['MEADHALL_NOTICES_TO', 'me', 'must be one of public, anywhere, not "me"'],
    ['DATABASE_URL', 'mysql://m:secret@db', 'must be an address that begins with postgres://'],
    [
      'MEADHALL_PROXIES',
      '10.0.0.7, proxy',
      'must be addresses such as 10.0.0.7 or 10.0.0.0/8, not "proxy"',
    ],
    ['MEADHALL_HOSTS', 'HALL, a:8', 'must be names such as hall.example, not "a:8"'],
    ['MEADHALL_OPERATOR_TOKEN', 'short', 'must have at least 16 characters'],
  ])('say what %s may be instead of %s', (name, value, words) => {
    expect(() => configFrom({ [name]: value })).toThrow(
      expect.objectContaining({ message: `${name} ${words}` }),
    )
  })

  it('of hosts are lower case, without what is between them', () => {
    expect(configFrom({ MEADHALL_HOSTS: ' HALL.example,, other ' }).hosts).toEqual([
      'hall.example',
      'other',
    ])
  })

  it('of a mail server need a sender and an address for the links in letters', () => {
    const smtp = { SMTP_URL: 'smtps://m:secret@mail.example' }
    expect(() => configFrom(smtp)).toThrow(/^SMTP_URL needs MEADHALL_MAIL_FROM and MEADHALL_ORIGIN/)
    const origin = { MEADHALL_ORIGIN: 'https://meadhall.example' }
    const { notices } = configFrom({ ...smtp, ...origin, MEADHALL_MAIL_FROM: 'hall@example.org' })
    expect(notices).toEqual({
      smtpUrl: 'smtps://m:secret@mail.example',
      mailFrom: 'hall@example.org',
      to: 'public',
    })
  })

  it('name all that is wrong at once, and no secret', () => {
    const bad = {
      PORT: 'x',
      DATABASE_URL: 'mysql://m:secret@db',
      MEADHALL_OPERATOR_TOKEN: 'tiny',
      SMTP_URL: 'http://m:secret@mail.example',
    }
    const refused = () => configFrom(bad)
    expect(refused).toThrow(/PORT.*\nDATABASE_URL.*\nMEADHALL_OPERATOR_TOKEN.*\nSMTP_URL/)
    expect(refused).not.toThrow(/secret|tiny/)
  })
})
