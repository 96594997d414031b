import { describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { Stopping } from './stopping.ts'

const silent = createLog({ level: 'silent', format: 'json' })
const HOUR = 3_600_000

describe('stopping', () => {
  it('stops first what was begun last, one after the other', async () => {
    const stopping = new Stopping(silent, HOUR)
    const done: string[] = []
    stopping.onStop('database', () => void done.push('database'))
    stopping.onStop('hall', async () => {
      await Promise.resolve()
      done.push('hall')
    })
    expect(await stopping.stop()).toBe(true)
    expect(done).toEqual(['hall', 'database'])
  })

  it('does it once, however often it is asked', async () => {
    const stopping = new Stopping(silent, HOUR)
    let times = 0
    stopping.onStop('database', () => void times++)
    await Promise.all([stopping.stop(), stopping.stop()])
    expect(times).toBe(1)
  })

  it('closes the database even if something before it fails', async () => {
    const stopping = new Stopping(silent, HOUR)
    let isClosed = false
    stopping.onStop('database', () => {
      isClosed = true
    })
    stopping.onStop('hall', () => Promise.reject(new Error('no')))
    expect(await stopping.stop()).toBe(false)
    expect(isClosed).toBe(true)
  })

  it('gives up when its time is over', async () => {
    const stopping = new Stopping(silent, 1)
    stopping.onStop('hall', () => new Promise(() => undefined))
    expect(await stopping.stop()).toBe(false)
  })
})
