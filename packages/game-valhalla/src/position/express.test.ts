import { at } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { clone } from '../clone.ts'
import { faceName } from '../dice.ts'
import { monsterSide } from '../queries/monster.ts'
import { valhalla } from '../rules.ts'
import type { PlayerState, State } from '../state.ts'
import { checkInvariants, SETUPS } from '../testing/index.ts'
import { buildPosition } from './position.ts'

const SETUP_FRAMES = ['jarls', 'pick', 'startDiscard', 'swap', 'handDraft']
const name = (seat: number): string => `p${seat + 1}`

/** A state in the words of a scenario: the inverse of `buildPosition`. */
function inWords(state: State): Record<string, unknown> {
  const rounds = state.frames.find((frame) => frame.kind === 'rounds')
  const top = state.frames.at(-1)
  return {
    players: state.players.length,
    options: state.options,
    ...(top?.kind === 'jarls' ? {} : { first: name(state.first) }),
    deck: state.deck.toReversed(),
    discard: state.discard,
    unused: state.unused,
    ...(state.loki === null ? {} : { loki: state.loki }),
    ...(state.monster === null ? {} : { monster: monsterInWords(state) }),
    ...(rounds === undefined ? {} : { turn: name(rounds.turn), begun: true, king: kings(state) }),
    ...(rounds !== undefined && rounds.left >= 0 ? { lastTurns: rounds.left + 1 } : {}),
    ...(top !== undefined && SETUP_FRAMES.includes(top.kind) ? setupInWords(state) : {}),
    ...Object.fromEntries(
      state.players.map((player, seat) => [name(seat), playerInWords(state, player, seat)]),
    ),
  }
}

function kings({ king }: State): Record<string, number> {
  return Object.fromEntries(
    (king?.holders ?? []).flatMap((holder, card) =>
      holder < 0 ? [] : [[name(holder), at(king?.levels ?? [], card)]],
    ),
  )
}

function monsterInWords(state: State) {
  const symbols = monsterSide(state)?.attackSymbols ?? []
  return {
    left: state.monster?.stack.length,
    covered: symbols.filter((_, index) => state.monster?.covered[index]),
    beside: state.monster?.beside.map(faceName),
  }
}

function setupInWords(state: State): Record<string, unknown> {
  const top = state.frames.at(-1)
  const setup = { setup: state.open[0]?.kind }
  if (top?.kind === 'pick') return { ...setup, offer: top.offer }
  return top?.kind === 'handDraft' ? { ...setup, pool: top.pool, turn: name(top.turn) } : setup
}

function playerInWords(state: State, player: PlayerState, seat: number): Record<string, unknown> {
  const top = state.frames.at(-1)
  const captured = player.captured.map((count, from) => [name(from), count] as const)
  return {
    ...(player.jarl === null ? {} : { jarl: player.jarl }),
    ...(top?.kind === 'jarls' ? { offered: player.offered } : {}),
    ...(top?.kind === 'jarls' && top.chosen[seat] ? { chosen: top.chosen[seat] } : {}),
    ...(top?.kind === 'startDiscard' ? { thrown: top.thrown[seat] } : {}),
    ...(top?.kind === 'swap' ? { thrown: top.aside } : {}),
    ...(top?.kind === 'handDraft' ? { passed: top.passed[seat] } : {}),
    hand: player.hand,
    shown: player.shown,
    squad: player.squad.map((one) => {
      if (one === null) return '-'
      return one.tyr === null ? one.card : `${one.card} + ${one.tyr}`
    }),
    valhalla: player.valhalla,
    shields: player.shields,
    captured: Object.fromEntries(captured.filter(([from]) => from !== name(seat))),
    attackedBy: state.players.flatMap((_, from) =>
      (player.attackedBy >> from) & 1 ? [name(from)] : [],
    ),
    defeated: player.defeated,
    angry: player.angry,
  }
}

/** All but what is to come by chance, numbers of questions, and marks that nothing reads again. */
function comparable({ rng: _rng, nextDecision: _next, open, ...state }: State) {
  const asked = open.map(({ seat, kind }) => ({ seat, kind }))
  if (state.monster !== null) state.monster.fought = null
  for (const frame of state.frames) if (frame.kind === 'handDraft') frame.lastTurn = false
  const { king } = state
  king?.levels.forEach((_, card) => {
    if (at(king.holders, card) < 0) king.levels[card] = 1
  })
  const kings = king?.holders.map((holder, card) => [holder, at(king.levels, card)]).sort()
  return { ...state, king: kings, open: asked.sort((a, b) => a.seat - b.seat) }
}

/** Whether a position can be said in words alone; others are reached by steps or a replay. */
function isSayable(state: State): boolean {
  const top = state.frames.at(-1)
  return top !== undefined && (top.kind === 'turn' || SETUP_FRAMES.includes(top.kind))
}

describe('every position between two actions of turns can be said in words', () => {
  const asked = new Set<string>()

  it.each(SETUPS)('with $seats players and $options', ({ seats, options }) => {
    const spec = { options: valhalla.parseOptions(options, seats), seats, seed: 'in words' }
    randomPlay(valhalla, spec, ({ state }) => {
      if (!isSayable(state)) return
      for (const { kind } of state.open) asked.add(kind)
      const built = buildPosition(JSON.parse(JSON.stringify(inWords(state))))
      checkInvariants(built)
      expect(comparable(built)).toEqual(comparable(clone(state)))
    })
  })

  it('in the set-up too', () => {
    const setup = ['hand-draft', 'hand-fill', 'jarl', 'pick-warrior', 'start-discard', 'swap-hand']
    expect([...asked].sort()).toEqual([...setup, 'turn'])
  })
})
