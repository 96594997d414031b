import { at, type Seat, seedRng } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { monsterStack } from './cards/index.ts'
import { determinize } from './determinize/index.ts'
import { own } from './own.ts'
import { valhalla } from './rules.ts'
import type { State } from './state.ts'
import { given } from './testing/given.ts'
import { SETUPS } from './testing/setups.ts'
import { shared } from './view.ts'

/** Names of cards and Jarls that a seat alone knows, wherever they lie. */
function secretsOf(state: State, seat: Seat): string[] {
  const { hand, offered, valhalla: pile } = at(state.players, seat)
  const aside = state.battle?.sides.flatMap((side) => (side.seat === seat ? side.aside : [])) ?? []
  const inFrames = state.frames.flatMap((frame) => {
    if (frame.kind === 'jarls') return [frame.chosen[seat] ?? []].flat()
    if (frame.kind === 'startDiscard') return at(frame.thrown, seat)
    if (frame.kind === 'swap') return frame.aside
    return frame.kind === 'draw' && frame.seat === seat ? frame.drawn : []
  })
  return [...hand, ...offered, ...pile, ...aside, ...inFrames].sort()
}

/** All that the own part of a view tells. */
function toldTo(state: State, seat: Seat): string[] {
  const { hand, offered = [], valhalla: pile, aside = [], frame } = own(state, seat)
  const inFrame =
    frame === undefined
      ? []
      : Object.values(frame)
          .flat()
          .filter((value) => value !== frame.kind)
  return [...hand, ...offered, ...pile, ...aside, ...inFrame].sort()
}

describe('the own part of a view', () => {
  it('VH-R45 tells a seat all that it alone knows, and nothing else', () => {
    let steps = 0
    for (const { seats, options } of SETUPS) {
      const game = { seats, options: valhalla.parseOptions(options, seats), seed: 'own' }
      randomPlay(valhalla, { ...game, byType: true }, ({ state }) => {
        for (let seat = 0; seat < seats; seat++)
          expect(toldTo(state, seat)).toEqual(secretsOf(state, seat))
        steps += 1
      })
    }
    expect(steps).toBeGreaterThan(3000)
  })

  it('is small beside what all share, which holds no card of a hand', () => {
    const { state } = given({
      players: 3,
      p1: { squad: ['ulf'], hand: ['fury', 'ulfar'] },
      p2: { squad: ['ulfhild'], hand: ['brynjolf'] },
    })
    expect(own(state, 0)).toEqual({ seat: 0, hand: ['fury', 'ulfar'], valhalla: [] })
    const text = JSON.stringify(shared(state))
    expect(text).toContain('ulfhild')
    for (const card of ['fury', 'ulfar', 'brynjolf']) expect(text).not.toContain(`"${card}"`)
    expect(JSON.stringify(own(state, 0)).length).toBeLessThan(text.length / 10)
  })

  it('lends the rest: joined views share what nobody sees differently', () => {
    const { state } = given({ players: 3, p1: { squad: ['ulf'] }, p2: { squad: ['ulfhild'] } })
    const all = shared(state)
    const seen = valhalla.join(all, own(state, 0))
    expect(seen.viewer).toBe(0)
    expect(seen.players[1]).toBe(all.players[1])
    expect(seen.frames).toBe(all.frames)
    expect(seen.discard).toBe(all.discard)
  })
})

describe('the monster stack', () => {
  const whole = monsterStack('hel').map(({ id }) => id)
  const solo = { options: valhalla.parseOptions({ monster: 'hel' }, 1), seats: 1, seed: 'stack' }

  it('VH-91 may be read as a whole before the game', () => {
    const state = valhalla.setup(solo)
    expect(state.open[0]?.kind).toBe('jarl')
    for (const viewer of [0, null])
      expect(valhalla.view(state, viewer).monster?.stack).toEqual(whole)
  })

  it('VH-91 shows the fought card and the one below it during the game, no more', () => {
    let seen = 0
    const { state: end } = randomPlay(valhalla, solo, ({ state, decision }) => {
      if (decision.kind !== 'turn') return
      const { stack } = valhalla.view(state, 0).monster ?? { stack: [] }
      const left = state.monster?.stack ?? []
      expect(stack).toEqual(left.map((card, place) => (place < 2 ? card : null)))
      expect(determinize(valhalla.view(state, 0), seedRng('guess')).monster?.stack).toEqual(left)
      seen += 1
    })
    expect(seen).toBeGreaterThan(3)
    expect(end.over).toBe(true)
  })
})
