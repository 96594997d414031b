import {
  type BloodRageAction,
  type BloodRageDecision,
  bloodRage,
  DECISION_KINDS,
  type DecisionKind,
  type State,
  type View,
} from '@meadhall/game-blood-rage'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  type Answerable,
  assembled,
  NOTHING,
  openTargets,
  pick,
  type Target,
} from '../../../table/assembly.ts'
import { undrawn } from '../../../table/pace/undrawn.ts'
import { attemptOf } from './attempt.ts'
import { drawnIn } from './drawn.ts'
import { partsOf } from './parts.ts'

const GAMES = 1200
const PER_TEST = 400
/** Putting every answer together at every moment takes long: it is done in some of the games. */
const ASSEMBLED_EVERY = 40

const board = {
  drawn: (view: unknown, decision: unknown) => drawnIn(view as View, decision as BloodRageDecision),
}

interface Asked {
  readonly view: View
  readonly decision: BloodRageDecision
  readonly answers: readonly Answerable[]
}

function asked(
  state: State,
  decision: BloodRageDecision,
  legal: readonly BloodRageAction[],
): Asked {
  const view = bloodRage.view(state, decision.seat)
  const answers = legal.map((action) => ({ action, parts: partsOf(view, action) }))
  return { view, decision, answers }
}

/** Visits what every seat is asked at every moment of random games. */
function visitGames(from: number, to: number, visit: (asked: Asked, game: number) => void): void {
  for (let game = from; game < to; game++) {
    const seats = 2 + (game % 3)
    const options = bloodRage.parseOptions({ firstGame: game % 7 === 0 }, seats)
    const seed = `board/${game}`
    randomPlay(bloodRage, { options, seats, seed, byType: game % 2 === 0 }, (turn) =>
      visit(asked(turn.state, turn.decision as BloodRageDecision, turn.legal), game),
    )
  }
}

/** Points at the parts one by one, only ever at what is open. */
function pointAll(answers: readonly Answerable[], parts: readonly Target[]): Answerable | null {
  let so = NOTHING
  for (const part of parts) {
    if (!openTargets(answers, so).has(part)) return null
    so = pick(answers, so, part)
  }
  return assembled(answers, so)
}

/** The answers that cannot be put together by pointing, or that lead to another answer. */
function unreachable({ answers }: Asked): BloodRageAction[] {
  return answers
    .filter((answer) => pointAll(answers, answer.parts) !== answer)
    .map(({ action }) => action as BloodRageAction)
}

/** Whether each thing that is open at the start leads on to some answer. */
function deadEnds({ answers }: Asked): Target[] {
  return [...openTargets(answers, NOTHING)].filter((target) => {
    const so = pick(answers, NOTHING, target)
    return (
      so === NOTHING || (assembled(answers, so) === null && openTargets(answers, so).size === 0)
    )
  })
}

/** Pointing at anything drawn, after any first pick, asks for a reason and never fails. */
function tryAll({ view, decision, answers }: Asked): void {
  const first = answers.at(-1)?.parts.slice(0, -1) ?? []
  for (const target of drawnIn(view, decision)) {
    attemptOf(view, decision, [], target)
    attemptOf(view, decision, first, target)
  }
}

describe('every decision has a control on the board', () => {
  const met = new Set<DecisionKind>()

  for (let from = 0; from < GAMES; from += PER_TEST) {
    it(`the raw list is never reached in games ${from} to ${from + PER_TEST - 1}`, () => {
      visitGames(from, from + PER_TEST, (one, game) => {
        const { view, decision, answers } = one
        met.add(decision.kind)
        const raw = undrawn(board, view, decision, answers)
        if (raw.length > 0) expect({ decision, raw }).toEqual({ decision, raw: [] })
        if (game % ASSEMBLED_EVERY !== 0) return
        expect([...unreachable(one), ...deadEnds(one)]).toEqual([])
        tryAll(one)
      })
    })
  }

  it('every kind of decision was met', () => {
    expect([...met].sort()).toEqual([...DECISION_KINDS].sort())
  })
})

describe('why not?', () => {
  const turn = (): Asked => {
    let found: Asked | null = null
    visitGames(1, 2, (one) => {
      if (one.decision.kind === 'turn') found ??= one
    })
    if (found === null) throw new Error('no turn in this game')
    return found
  }

  it('a place that was pointed at first is tried to be pillaged', () => {
    const { view, decision } = turn()
    const attempt = attemptOf(view, decision, [], 'place:gimle')
    expect(attempt).toEqual({ type: 'pillage', by: decision.seat, place: 'gimle' })
  })

  it('what was picked says what a place was meant for', () => {
    const { view, decision } = turn()
    const by = decision.seat
    const tried = (target: Target, ...picked: Target[]) => attemptOf(view, decision, picked, target)
    expect(tried('place:gimle', 'do:invade', 'figure:ship@reserve')).toEqual({
      type: 'invade',
      by,
      figure: 'ship',
      place: 'gimle',
    })
    expect(tried('place:gimle', 'do:march', 'place:utgard')).toEqual({
      type: 'march',
      by,
      from: 'utgard',
      to: 'gimle',
    })
    expect(tried('place:gimle', 'do:challenge')).toEqual({ type: 'challenge', by, place: 'gimle' })
    expect(tried('card:a1-tyrs-smite')).toMatchObject({ type: 'upgrade', card: 'a1-tyrs-smite' })
    expect(tried('slot:3', 'do:upgrade', 'card:a1-troll')).toMatchObject({ slot: 3 })
    expect(tried('nonsense')).toBeNull()
  })
})
