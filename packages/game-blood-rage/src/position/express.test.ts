import { at, ScenarioError } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { clone } from '../clone.ts'
import { STATS } from '../ids.ts'
import { BOARD, placeId, VALHALLA } from '../map.ts'
import { hasPassed } from '../queries/passing.ts'
import { bloodRage } from '../rules.ts'
import { type ClanState, findFrame, type State } from '../state.ts'
import { buildPosition } from './position.ts'
import { figuresOf } from './words.ts'

/** A state in the words of a scenario: the inverse of `buildPosition`. */
function inWords(state: State): Record<string, unknown> {
  const name = (seat: number): string => at(state.clans, seat).clan
  const action = findFrame(state, 'action')
  const draft = findFrame(state, 'draft')
  const named = (set: readonly boolean[]) =>
    set.flatMap((on, place) => (on ? [placeId(place)] : []))
  return {
    clans: state.clans.map(({ clan }) => clan),
    age: state.age,
    phase: state.phase,
    first: name(state.first),
    firstGame: state.options.firstGame,
    ...(action
      ? {
          turn: name(action.turn),
          passed: state.clans.map(({ clan }) => clan).filter((_, seat) => hasPassed(state, seat)),
        }
      : {}),
    ...(draft ? { packets: bySeat(state, draft.packets) } : {}),
    board: boardOf(state),
    tokens: Object.fromEntries(state.tokens.slice(1).map((one, at) => [placeId(at + 1), one])),
    pillaged: named(state.pillaged),
    destroyed: named(state.destroyed),
    dooms: state.dooms.map(placeId),
    discard: state.discard,
    draws: state.decks.flat(),
    ...Object.fromEntries(state.clans.map((clan) => [clan.clan, clanInWords(clan)])),
  }
}

function bySeat<T>(state: State, list: readonly T[]): Record<string, T> {
  return Object.fromEntries(state.clans.map(({ clan }, seat) => [clan, at(list, seat)]))
}

function boardOf(state: State): Record<string, string[]> {
  const places = Array.from({ length: BOARD }, (_, place) => {
    const figures = state.clans.flatMap((clan) =>
      figuresOf(clan, place).map((figure) => `${clan.clan} ${figure}`),
    )
    return [placeId(place), figures] as const
  })
  return Object.fromEntries(places.filter(([, figures]) => figures.length > 0))
}

function clanInWords(clan: ClanState): Record<string, unknown> {
  return {
    glory: clan.glory,
    rage: clan.rage,
    stats: Object.fromEntries(STATS.map((stat, index) => [stat, clan.steps[index]])),
    upgrades: clan.upgrades.flatMap((card, slot) => (card === null ? [] : [`${card} ${slot}`])),
    hand: clan.hand,
    shown: clan.shown,
    quests: clan.quests,
    kept: clan.kept,
    discarded: clan.buried,
    seen: clan.passed,
    valhalla: figuresOf(clan, VALHALLA),
  }
}

/** All but the numbers of the questions, the order in the packets and the dice to come. */
function comparable({ rng: _rng, nextDecision: _next, open, ...state }: State) {
  const asked = open.map(({ seat, kind, card, place }) => ({ seat, kind, card, place }))
  for (const packet of findFrame(state as State, 'draft')?.packets ?? []) packet.sort()
  return { ...state, open: asked.sort((a, b) => a.seat - b.seat) }
}

/** Whether a position can be said in words alone; others are reached by steps or a replay. */
function isSayable(state: State): boolean {
  const top = state.frames.at(-1)
  if (top?.kind === 'discard')
    return state.clans.filter(({ hand }) => hand.length > 0).length === state.open.length
  return top?.kind === 'draft' || top?.kind === 'action'
}

describe('every position between actions can be said in words', () => {
  it.each([
    [2, false],
    [3, false],
    [4, false],
    [3, true],
  ])('with %i players (first game: %s)', (players, firstGame) => {
    const options = bloodRage.parseOptions({ firstGame }, players)
    const seen = new Set<string>()
    for (const seed of ['one', 'two']) {
      randomPlay(bloodRage, { options, seats: players, seed }, ({ state }) => {
        if (!isSayable(state)) return
        seen.add(`${state.phase} ${state.age}`)
        expect(comparable(buildPosition(inWords(state)))).toEqual(comparable(clone(state)))
      })
    }
    expect(seen.has('draft 1')).toBe(!firstGame)
    expect([...seen]).toEqual(expect.arrayContaining(['draft 2', 'action 1', 'action 3']))
  })

  it('and a wrong one is an error of its own kind', () => {
    expect(() => buildPosition({ clans: ['wolf'] })).toThrow(ScenarioError)
  })
})
