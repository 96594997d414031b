import {
  DECISION_KINDS,
  monsterSideAt,
  type State,
  type ValhallaAction,
  type ValhallaDecision,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import { trials } from '@meadhall/game-valhalla/testing'
import { below, pick as pickOne, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { type Answerable, assembled, NOTHING, pick } from '../../../table/assembly.ts'
import { undrawn } from '../../../table/pace/undrawn.ts'
import { attemptAt } from './attempt.ts'
import { drawnIn } from './drawn.ts'
import { partsOf } from './parts.ts'

const GAMES = 2000
/** A question that was asked so often is looked at only now and then: there are half a million. */
const OFTEN = 800
const SELDOM = 30
/** A table that the rules accept: every count of players, modules and variants at random. */
function tableFor(number: number): State {
  const { seats, options } = trials.setupOf(number)
  return valhalla.setup({
    options: valhalla.parseOptions(options, seats),
    seats,
    seed: `board/${number}`,
  })
}

/** Random play hardly ever beats a monster's card: some games begin against a later one. */
function skipMonsters({ monster }: State, count: number): void {
  if (monster === null) return
  monster.stack.splice(0, count)
  monster.covered = monsterSideAt(monster, 0)?.attackSymbols.map(() => false) ?? []
}

const board = {
  drawn: (view: unknown, decision: { readonly kind: string }) =>
    drawnIn(view as View, decision.kind as ValhallaDecision['kind']),
}

/** What is wrong with the controls of a decision, in words. */
function faults(
  view: View,
  decision: ValhallaDecision,
  legal: readonly ValhallaAction[],
): string[] {
  const { kind } = decision
  const answers = legal.map((action) => ({ action, parts: partsOf(kind, action) }))
  const hidden = undrawn(board, view, decision, answers)
  return [
    ...hidden.map(({ action }) => `${kind}: ${JSON.stringify(action)} is not drawn`),
    ...answers.flatMap((answer) => unreachable(answers, answer, kind)),
  ]
}

/** Shapes of decisions whose answers were put together already: the same lists come again and again. */
const tried = new Set<string>()

function unreachable(answers: readonly Answerable[], answer: Answerable, kind: string): string[] {
  const name = `${answers.length} ${answer.parts.join(' ')}`
  if (tried.has(name)) return []
  tried.add(name)
  const so = answer.parts.reduce((sum, part) => pick(answers, sum, part), NOTHING)
  return assembled(answers, so) === answer ? [] : [`${kind}: ${name} cannot be put together`]
}

/** Somebody points at everything, at random, before and after the first part. */
function attempts(view: View, decision: ValhallaDecision, parts: readonly string[]): void {
  for (const name of drawnIn(view, decision.kind)) {
    attemptAt(decision.kind, decision.seat, [], name)
    attemptAt(decision.kind, decision.seat, parts.slice(0, 1), name)
  }
}

interface Found {
  readonly faults: Set<string>
  /** How often each kind of question was met. */
  readonly kinds: Map<string, number>
  readonly types: Set<string>
}

function isLookedAt({ kind }: ValhallaDecision, { kinds }: Found): boolean {
  const met = (kinds.get(kind) ?? 0) + 1
  kinds.set(kind, met)
  return met < OFTEN || met % SELDOM === 0
}

function lookAt(
  state: State,
  decision: ValhallaDecision,
  legal: readonly ValhallaAction[],
  action: ValhallaAction,
  found: Found,
): void {
  const view = valhalla.view(state, decision.seat)
  for (const fault of faults(view, decision, legal)) found.faults.add(fault)
  attempts(view, decision, partsOf(decision.kind, action))
  for (const { type } of legal) found.types.add(type)
}

function playThrough(number: number, found: Found): void {
  const rng = seedRng(`parts/${number}`)
  const state = tableFor(number)
  if (number % 12 === 0) skipMonsters(state, below(rng, 6))
  while (state.open.length > 0) {
    const decision = pickOne(rng, state.open)
    const legal = valhalla.legalActions(state, decision)
    const action = pickOne(rng, legal)
    if (isLookedAt(decision, found)) lookAt(state, decision, legal, action, found)
    valhalla.apply(state, action)
  }
}

describe('what one points at', () => {
  it(`gives every answer of ${GAMES} random games, at every number of players`, () => {
    const found: Found = { faults: new Set(), kinds: new Map(), types: new Set() }
    for (let number = 0; number < GAMES; number++) playThrough(number, found)
    expect([...found.faults].slice(0, 20)).toEqual([])
    expect(DECISION_KINDS.filter((kind) => !found.kinds.has(kind))).toEqual([])
    expect(found.types.size).toBe(19)
  })

  it('asks for a reason with well-formed actions only', () => {
    const state = valhalla.setup({
      options: valhalla.parseOptions({ simple: true }, 2),
      seats: 2,
      seed: 'attempts',
    })
    const [decision] = state.open
    if (decision === undefined) throw new Error('nobody is asked')
    for (const name of ['card:arnbjorn', 'pile:arnbjorn', 'warrior:1/0', 'die:axe*', 'face:bow']) {
      const attempt = attemptAt(decision.kind, decision.seat, [], name)
      if (attempt !== null) expect(valhalla.whyNot(state, attempt)?.rule).toMatch(/^VH-|^$/)
    }
  })
})
