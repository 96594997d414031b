import { describe, expect, it } from 'vitest'
import { onTheBeat, usualBeatMs } from './beat.ts'

/** When a bot's answer is told, by how long it thought. */
async function answeredAfter(level: 'warrior' | 'norn' | null, thoughtMs: number): Promise<number> {
  const time = { now: 5000 }
  const wait = (ms: number) => {
    time.now += ms
    return Promise.resolve()
  }
  const untilBeat = onTheBeat(usualBeatMs, { now: () => time.now, wait })(level)
  time.now += thoughtMs
  await untilBeat()
  return time.now - 5000
}

describe('the moment of a bot’s answer', () => {
  it.each(['warrior', 'norn', null] as const)(
    'does not tell how long a %s thought within a beat',
    async (level) => {
      const beat = usualBeatMs(level)
      for (const thought of [0, 1, beat / 2, beat])
        expect(await answeredAfter(level, thought)).toBe(beat)
    },
  )

  it('is a whole number of beats later where it thought for longer', async () => {
    expect(await answeredAfter('warrior', 601)).toBe(1200)
    expect(await answeredAfter('warrior', 1200)).toBe(1200)
    expect(await answeredAfter('norn', 4000)).toBe(4500)
  })

  it('is at once where nothing is to wait', async () => {
    const waited: number[] = []
    const wait = (ms: number) => Promise.resolve(waited.push(ms))
    await onTheBeat(() => 0, { now: () => 0, wait })('norn')()
    expect(waited).toEqual([])
  })
})
