import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { redactedUrl } from './redacted.ts'

const SECRET = 'w8Jt0cZ1uQ4sR7yB2nM5kX9vL3pD6fH8aE1gC4iK7oT'

function logged(format: 'json' | 'text', write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = []
  write(createLog({ level: 'info', format }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

describe('the log', () => {
  it('is one record a line, with time, level and message', () => {
    const record = JSON.parse(logged('json', (log) => log.info({ table: 't1' }, 'opened')))
    expect(record).toMatchObject({ level: 'info', table: 't1', msg: 'opened' })
    expect(new Date(record.time).getTime()).not.toBeNaN()
  })

  it('can be read by people', () => {
    const line = logged('text', (log) => log.warn({ table: 't1' }, 'slow'))
    expect(line).toMatch(/^\d\d:\d\d:\d\d warn {2}slow table="t1"\n$/)
  })

  it.each(['json', 'text'] as const)('hides secrets wherever they stand (%s)', (format) => {
    const text = logged(format, (log) => {
      log.info({ token: SECRET, password: SECRET, account: { password: SECRET, name: 'Sif' } })
      log.info({ headers: { cookie: SECRET, authorization: SECRET, 'set-cookie': [SECRET] } })
      log.info({ req: { method: 'GET', url: `/seat/${SECRET}?token=${SECRET}`, headers: SECRET } })
      log.info({ request: { headers: { cookie: SECRET } } })
    })
    expect(text).toContain('Sif')
    expect(text).not.toContain(SECRET)
  })
})

describe('an address in the log', () => {
  it.each([
    ['/api/v1/tables/0f9c2a4e-8b1d-4c7a-9e35-6d2b1f8a7c90/live', undefined],
    [`/seat/${SECRET}`, '/seat/[hidden]'],
    ['/api/v1/tables?name=Sif&after=7', '/api/v1/tables?[hidden]'],
    ['/rules/blood-rage/BR-6.13', undefined],
  ])('%s', (url, shown = url) => {
    expect(redactedUrl(url)).toBe(shown)
  })
})
