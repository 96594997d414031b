import { GAMES } from '@meadhall/games'
import { type AnyRules, type Seat, sameAction, seedRng } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type Ahead, aheadOf } from './ahead.ts'

const SEATS = 3
/** So many moments of a game are looked at. */
const EVERY = 9

interface Foreseen {
  readonly seat: Seat
  readonly aheads: readonly Ahead[]
}

/** What was foreseen in a random game, and how often the next question was among it. */
function foresight(rules: AnyRules) {
  const options = rules.parseOptions({}, SEATS)
  const counts = { offered: 0, asked: 0, allowed: 0, answers: 0 }
  let waiting: Foreseen | null = null
  randomPlay(
    rules,
    { options, seats: SEATS, seed: 'ahead' },
    ({ index, state, decision, legal }) => {
      if (waiting !== null && decision.seat === waiting.seat) {
        const met = waiting.aheads.find(({ decision: { kind } }) => kind === decision.kind)
        counts.asked += met === undefined ? 0 : 1
        counts.answers += met?.legal.length ?? 0
        counts.allowed +=
          met?.legal.filter((one) => legal.some((may) => sameAction(one, may))).length ?? 0
        waiting = null
      }
      const seat = (decision.seat + 1) % SEATS
      const isAsked = rules.decisions(state).some((one) => one.seat === seat)
      if (waiting !== null || isAsked || index % EVERY !== 0) return
      const aheads = aheadOf(rules, rules.view(state, seat), seat)
      if (aheads.length === 0) return
      counts.offered += 1
      waiting = { seat, aheads }
    },
  )
  return counts
}

describe.each(['blood-rage', 'valhalla'] as const)('what comes next in %s', (game) => {
  it('is mostly what is asked, and most answers are then allowed', async () => {
    const { offered, asked, allowed, answers } = foresight(await GAMES[game].rules())
    expect(offered).toBeGreaterThan(5)
    expect(asked).toBeGreaterThan(offered / 2)
    expect(allowed).toBeGreaterThan(answers / 2)
  })

  it('depends on nothing but what the seat sees', async () => {
    const rules = await GAMES[game].rules()
    const options = rules.parseOptions({}, SEATS)
    const state = rules.setup({ options, seats: SEATS, seed: 'one' })
    const view = rules.view(state, 1)
    const other = rules.determinize(view, seedRng('another world'))
    expect(aheadOf(rules, rules.view(other, 1), 1)).toEqual(aheadOf(rules, view, 1))
  })
})
