import { GAME_IDS } from '@meadhall/games'
import { rulesForTables } from '@meadhall/games/every-hand'
import { type AnyRules, at, decisionOf, seedRng } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { Position } from '../position.ts'
import { questionsIn } from '../question.ts'
import { randomJournal } from '../testing/random-journal.ts'
import { isForcedForAll } from './forced.ts'

const SEATS = 4

/** Positions of random games, with the seats whose question has one answer. */
function forcedIn(rules: AnyRules, games: number) {
  const found: { position: Position; seat: number; kind: string }[] = []
  for (let game = 0; game < games; game++) {
    const { on } = at(rules.presets, game % rules.presets.length)
    const options = rules.parseOptions(Object.fromEntries(on.map((name) => [name, true])), SEATS)
    const start = { options, seats: SEATS, seed: `f/${game}` }
    for (const position of randomJournal(rules, start, 0).positions)
      for (const { decision, legal } of position.questions)
        if (legal.length === 1) found.push({ position, ...decision })
  }
  return found
}

function verdict(position: Position, seat: number): boolean {
  const question = position.question(seat)
  if (question === undefined) throw new Error(`seat ${seat} is not asked`)
  return isForcedForAll(position, question)
}

/** The same position in a world that a spectator could not tell from it. */
function imagined(position: Position, seed: string): Position {
  const { rules, seq, game } = position
  const state = rules.determinize(position.view(null), seedRng(seed))
  const questions = questionsIn(rules, state, seq, [])
  return new Position({ ...position, game: { ...game, state }, questions })
}

/** In how many worlds, drawn by chance, a seat would have more than one answer. */
function choicesByChance(position: Position, seat: number): number {
  const { rules } = position
  const shared = position.view(null)
  const rng = seedRng(`chance/${position.seq}/${seat}`)
  const worlds = Array.from({ length: 100 }, () => rules.determinize(shared, rng))
  return worlds.filter((state) => {
    const decision = decisionOf(rules, state, seat)
    return decision !== undefined && rules.legalActions(state, decision).length > 1
  }).length
}

/** A question of which all can see whether its answer is forced, and one that hangs on a hand. */
const KINDS = {
  'blood-rage': { seen: 'march', hidden: 'white-circle' },
  valhalla: { seen: 'reroll', hidden: 'phase' },
} as const

describe.each(GAME_IDS)('in %s', (game) => {
  it('the only answer is forced for all where all can see it, and not where a hand decides', async () => {
    const verdicts = forcedIn(await rulesForTables(game), 4).map(({ position, seat, kind }) => ({
      kind,
      isForced: verdict(position, seat),
    }))
    const { seen, hidden } = KINDS[game]
    expect(verdicts).toContainEqual({ kind: seen, isForced: true })
    expect(verdicts).not.toContainEqual({ kind: seen, isForced: false })
    expect(verdicts).toContainEqual({ kind: hidden, isForced: false })
  })

  it('no world by chance has a choice where the answer is forced for all', async () => {
    const found = forcedIn(await rulesForTables(game), 3)
    const forced = found.filter(({ position, seat }) => verdict(position, seat))
    expect(forced.length).toBeGreaterThan(5)
    for (const { position, seat } of forced) expect(choicesByChance(position, seat)).toBe(0)
  })

  it('the verdict is the same whatever is hidden', async () => {
    const found = forcedIn(await rulesForTables(game), 2)
    for (const [index, { position, seat }] of found.entries()) {
      const other = imagined(position, `${game}/${index}`)
      expect(verdict(other, seat)).toBe(verdict(position, seat))
    }
  })
})

describe('in the toy', () => {
  const startOf = (rounds: number) =>
    Position.start(toy, { options: { rounds }, seats: 2, seed: 'forced' })

  it('the last card is forced for all, one of several is not', () => {
    expect(verdict(startOf(1), 0)).toBe(true)
    expect(verdict(startOf(2), 0)).toBe(false)
  })

  it('is asked of the rules once for a question, and what is hidden is never looked at', () => {
    let imaginings = 0
    const rules: typeof toy = {
      ...toy,
      determinize: (...args) => {
        imaginings += 1
        return toy.determinize(...args)
      },
    }
    const start = { options: { rounds: 1 }, seats: 2, seed: 'forced' }
    const position = Position.start(rules, start)
    position.view(null)
    const { hands } = position.game.state
    const blind = new Proxy(hands, {
      get: () => {
        throw new Error('a hand was looked at')
      },
    })
    position.game.state.hands = blind
    for (let times = 0; times < 3; times++) expect(verdict(position, 1)).toBe(true)
    const once = imaginings
    verdict(position, 1)
    expect(imaginings).toBe(once)
  })
})
