import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SOUNDS } from './sounds.ts'
import { FakeAudio } from './testing/fake-audio.ts'

let audio: FakeAudio

beforeEach(() => {
  vi.resetModules()
  audio = new FakeAudio()
  for (const [name, node] of Object.entries(audio.globals)) vi.stubGlobal(name, node)
})
afterEach(() => vi.unstubAllGlobals())

/** The longest a sound may last, in seconds. */
const LONGEST = 2
const LOUDEST_VOICE = 0.6

describe.each(Object.entries(SOUNDS))('the sound %s', (name, voices) => {
  async function played() {
    const { playSound } = await import('./sounds.ts')
    playSound(name as keyof typeof SOUNDS)
    return audio.heard()
  }

  it('is played voice by voice, and a browser takes every one', async () => {
    const heard = await played()
    expect(heard).toEqual(
      voices.map(({ kind, at, lasts, swell, loud, from, to }) => ({
        kind,
        starts: expect.closeTo(FakeAudio.NOW + at, 9),
        ends: expect.closeTo(FakeAudio.NOW + at + lasts, 9),
        loudest: loud,
        loudestAt: expect.closeTo(FakeAudio.NOW + at + swell, 9),
        from,
        to,
      })),
    )
    expect(heard.length).toBeGreaterThan(0)
  })

  it('swells before it fades, is short, and no voice of it shouts', async () => {
    const heard = await played()
    for (const { starts, loudestAt, ends, loudest } of heard) {
      expect(starts).toBeGreaterThanOrEqual(FakeAudio.NOW)
      expect(loudestAt).toBeGreaterThan(starts)
      expect(loudestAt).toBeLessThan(ends)
      expect(ends - FakeAudio.NOW).toBeLessThanOrEqual(LONGEST)
      expect(loudest).toBeGreaterThan(0)
      expect(loudest).toBeLessThanOrEqual(LOUDEST_VOICE)
    }
  })
})

it('no two sounds are the same', () => {
  const all = Object.values(SOUNDS).map((voices) => JSON.stringify(voices))
  expect(all.length).toBeGreaterThan(1)
  expect(new Set(all).size).toBe(all.length)
})
