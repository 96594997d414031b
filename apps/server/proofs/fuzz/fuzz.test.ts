import { Match } from '@meadhall/match'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CLOSE } from '../../src/socket/live-client.ts'
import { LiveTable } from '../../src/tables/live-table.ts'
import { type FuzzSpec, fuzzWire } from './fuzz.ts'
import { framesIn } from './report.ts'

const SPEC: FuzzSpec = { frames: 4000, seed: 'short', limits: 'lifted', perGame: 2000 }
const { tellTable } = LiveTable.prototype

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a server under attack', () => {
  it.each(['lifted', 'real'] as const)('answers, refuses or closes; limits %s', async (limits) => {
    const report = await fuzzWire({ ...SPEC, limits })
    expect(report.problems).toEqual([])
    expect(framesIn(report)).toBeGreaterThanOrEqual(SPEC.frames)
    expect(report.games).toBeGreaterThanOrEqual(2)
    expect(report.refused).toMatchObject({ malformed: expect.any(Number) })
    const floods = report.closed[CLOSE.flood] ?? 0
    if (limits === 'lifted') {
      expect(report.packed).toBeGreaterThan(0)
      expect(floods).toBe(0)
    } else {
      // A slow machine may send everybody away before they are told anything; but it sends them away.
      expect(floods).toBeGreaterThan(0)
    }
    expect(report.raw).toBeGreaterThan(0)
  })

  it('is found out where it tells a secret', async () => {
    vi.spyOn(LiveTable.prototype, 'tellTable').mockImplementation(function (this: LiveTable) {
      tellTable.call(this)
      for (const connection of this.connections)
        connection.send(JSON.stringify({ type: 'chat', text: this.secret }))
    })
    const { problems } = await fuzzWire({ ...SPEC, frames: 100 })
    expect(problems[0]).toMatch(/^told what is secret: the server's part of the seed/)
  })

  it('is found out where a message makes it fail', async () => {
    vi.spyOn(Match.prototype, 'whyNot').mockImplementation(() => {
      throw new Error('a planted fault')
    })
    const { problems } = await fuzzWire({ ...SPEC, frames: 2000 })
    expect(problems[0]).toMatch(/^logged: .*a planted fault/)
  })
})
