import { GAME_IDS } from '@meadhall/games'
import { describe, expect, it } from 'vitest'
import { checkWireLeaks, type WireSpec } from './wire-leaks.ts'

const SPEC: Omit<WireSpec, 'game' | 'tempo'> = { games: 2, seed: 'wire', points: 2, moves: 15 }

const TEMPOS = [
  { kind: 'none' },
  { kind: 'live', move: 60, reserve: 600 },
  { kind: 'slow', hours: 24 },
] as const

describe.each(GAME_IDS)('what one client of %s receives', (game) => {
  it.each(TEMPOS)('is the same whatever is hidden from it, at tempo $kind', async (tempo) => {
    const report = await checkWireLeaks({ ...SPEC, game, tempo })
    expect(report.games).toBe(SPEC.games)
    expect(report.hiddenPairs).toBe(report.pairs)
    expect(report.sameMoves).toBeGreaterThan(30)
    expect(report.frames).toMatchObject({
      welcome: expect.any(Number),
      table: expect.any(Number),
      reset: expect.any(Number),
      step: expect.any(Number),
      reply: expect.any(Number),
    })
    const { step = 0, reset = 0 } = report.frames
    expect(report.packed).toBeGreaterThan(0.3 * (step + reset))
    expect(report.packed).toBeLessThan(step + reset)
    expect(report.bytes).toBeGreaterThan(100_000)
  })
})
