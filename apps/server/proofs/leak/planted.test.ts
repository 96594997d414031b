import type { Viewer } from '@meadhall/kernel'
import { Match } from '@meadhall/match'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LiveTable } from '../../src/tables/live-table.ts'
import { Telling } from '../../src/tables/telling/telling.ts'
import { checkWireLeaks, type WireSpec } from './wire-leaks.ts'

/** Leaks that are put into the real server: each has to be found, or the search finds nothing. */
const SPEC: WireSpec = {
  game: 'blood-rage',
  games: 10,
  seed: 'f',
  points: 3,
  moves: 25,
  tempo: { kind: 'none' },
}

const LIVE = { kind: 'live', move: 60, reserve: 600 } as const

function search(spec: Partial<WireSpec> = {}): Promise<unknown> {
  return checkWireLeaks({ ...SPEC, ...spec })
}

const { reset, resetFor, after } = Telling.prototype
const { whyNot, isGivenByTable } = Match.prototype
const { tellTable, tellClocks } = LiveTable.prototype

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a server that leaks', () => {
  it('is found where it sends one field too much', async () => {
    vi.spyOn(LiveTable.prototype, 'tellTable').mockImplementation(function (this: LiveTable) {
      tellTable.call(this)
      const state = JSON.stringify(this.match?.position.game.state)
      for (const connection of this.connections)
        connection.send(`{"type":"hash","of":${state.length}}`)
    })
    await expect(search()).rejects.toThrow(/learns what is hidden: \/of/)
  })

  it("is found where it sends one seat another's own part", async () => {
    vi.spyOn(Telling.prototype, 'reset').mockImplementation(function (
      this: Telling,
      viewer: Viewer,
    ) {
      const { own } = reset.call(this, 0)
      return { ...reset.call(this, viewer), ...(viewer !== null && { own }) }
    })
    await expect(search()).rejects.toThrow(/seat \d learns what is hidden: \/own/)
  })

  it('is found where a step says more to one who only watches', async () => {
    vi.spyOn(Telling.prototype, 'after').mockImplementation(function (this: Telling, change) {
      const frame = after.call(this, change)
      return frame && ((reader) => frame({ ...reader, seat: reader.seat ?? 0 }))
    })
    await expect(search()).rejects.toThrow(/a spectator learns what is hidden/)
  })

  it('is found where the size of a packed frame depends on what others have', async () => {
    vi.spyOn(Telling.prototype, 'resetFor').mockImplementation(function (this: Telling, reader) {
      const { length } = resetFor.call(this, { seat: 0, isPacked: false })
      return resetFor.call(this, reader) + (reader.isPacked ? ' '.repeat(length % 97) : '')
    })
    await expect(search()).rejects.toThrow(/seat \d learns what is hidden/)
  })

  it('is found where a frame is sent only when somebody has a choice', async () => {
    vi.spyOn(Telling.prototype, 'after').mockImplementation(function (this: Telling, change) {
      const frame = after.call(this, change)
      return change.after.questions.some(({ legal }) => legal.length > 1) ? frame : null
    })
    await expect(search()).rejects.toThrow(/learns what is hidden/)
  })

  it('is found where the table answers for one who has no choice', async () => {
    vi.spyOn(Match.prototype, 'isGivenByTable').mockImplementation(function (
      this: Match,
      question,
    ) {
      const isOnly = question.legal.length === 1 && this.isPerson(question.decision.seat)
      return isGivenByTable.call(this, question) || isOnly
    })
    await expect(search({ game: 'valhalla' })).rejects.toThrow(/learns what is hidden/)
  })

  it('is found where the reason of a refusal has a card of another', async () => {
    vi.spyOn(Match.prototype, 'whyNot').mockImplementation(function (this: Match, seat, attempt) {
      const reason = whyNot.call(this, seat, attempt)
      const { rules, game } = this.position
      const others = this.record.seats.map((_, other) =>
        JSON.stringify(rules.own(game.state, other)),
      )
      return reason && { ...reason, params: { ...reason.params, others: others.join() } }
    })
    await expect(search()).rejects.toThrow(/asking why not .* learns what is hidden: \/why\/params/)
  })

  it('is found where the clocks are told only when somebody has a choice', async () => {
    vi.spyOn(LiveTable.prototype, 'tellClocks').mockImplementation(function (this: LiveTable) {
      const asked = this.match?.position.questions ?? []
      return asked.some(({ legal }) => legal.length > 1) && tellClocks.call(this)
    })
    await expect(search({ tempo: LIVE })).rejects.toThrow(/learns what is hidden/)
  })

  it('is found where a bot answers as soon as it has thought', async () => {
    const spec = { game: 'valhalla', beatMs: () => 0 } as const
    await expect(search(spec)).rejects.toThrow(/a bot's .* learns what is hidden: it answers after/)
  })
})
