import type { Seat, Viewer } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { valhalla } from '../rules.ts'
import { isSolo, partnerOf, playerAt, type State } from '../state.ts'
import type { SideSeen, Table } from '../table.ts'
import { randomSetup } from '../testing/setups.ts'
import { freeRefs, needsOf, substitutionOf } from './arming.ts'
import { bestArmings } from './best-arming.ts'
import { foeSquadSize, holds } from './conditions.ts'
import { greyDice, ownDice } from './first-roll.ts'
import { mayCall, mayHaveMission } from './hands.ts'
import { amountOf, isExtended, jarlAt, jarlStrength, silencing, winsTies } from './jarl.ts'
import { kingDice, kingLevels } from './king.ts'
import { firstLine } from './loki.ts'
import {
  monsterSide,
  monsterSilencesJarl,
  monsterTrait,
  roomInValhalla,
  warriorGlory,
} from './monster.ts'
import { clanCount, freeSpace, squadLimit, squadSize } from './squad.ts'
import { tacticStrength } from './strength.ts'
import { strengthLines } from './strength-lines.ts'
import { sideWorth, worthWith } from './worth.ts'

const GAMES = 200
/** Every so many steps of a game are looked at: another part of each game. */
const EVERY = 37

type Answers = Record<string, unknown>

const AMOUNTS = ['freeReroll', 'turnMisses', 'tacticStrength', 'wildDie'] as const

/** What can be asked of a table as a whole. */
function ofTable(table: Table): Answers {
  return {
    'the line of the Loki card': firstLine(table),
    'the monster card': monsterSide(table),
    'the trait of the monster': monsterTrait(table),
    'the silenced Jarl': monsterSilencesJarl(table),
    'levels of the king': table.king && kingLevels(table),
  }
}

/** What can be asked of a player. */
function ofSeat(table: Table, seat: Seat): Answers {
  const player = playerAt(table, seat)
  return {
    'the partner': partnerOf(table, seat),
    'dice against a king': kingDice(table, seat),
    'whether a call could come': mayCall(table, player),
    'the size of the squad': squadSize(player),
    'room in the squad': [squadLimit(table, seat), freeSpace(table, seat)],
    'clans in the squad': clanCount(table, seat),
    'room in Valhalla': isSolo(table)
      ? [warriorGlory(table, seat), roomInValhalla(table, seat)]
      : null,
    'what each warrior needs': player.squad.map((one, space) =>
      one === null ? null : needsOf(table, { seat, space }),
    ),
  }
}

/** What can be asked of a side that a player fights on. */
function ofSide(table: Table, side: SideSeen, index: number): Answers {
  const free = freeRefs(table, side)
  const arms = (table.battle?.winner ?? 0) < 0 && table.battle?.kind !== 'ragnarok'
  return {
    'what counts for the side': sideWorth(table, index),
    'the lines of its strength': strengthLines(table, side),
    'strength of the Jarl': jarlStrength(table, side),
    'what the Jarl adds to dice': AMOUNTS.map((kind) => amountOf(table, side, kind)),
    'the Jarl that it silences': silencing(table, side),
    'dice of the first roll': [ownDice(table, side), greyDice(table, side)],
    'strength of its tactics': side.tactics.map((card) => tacticStrength(table, side, card)),
    'the size of the other squad': foeSquadSize(table, side),
    'whether a mission could come': mayHaveMission(table, side),
    'who wins a tie': winsTies(table, side),
    'dice that stand for others': substitutionOf(table, side),
    'who may be armed': free,
    'the best armings': arms ? bestArmings(table, index) : null,
    'what one more would add': arms ? free.map((ref) => worthWith(table, side, [ref])) : null,
  }
}

function answers(table: Table): Answers[] {
  const sides = table.battle?.sides ?? []
  return [
    ofTable(table),
    ...table.players.map((_, seat) => ofSeat(table, seat)),
    ...sides.flatMap((side, index) => (side.seat < 0 ? [] : [ofSide(table, side, index)])),
  ]
}

/** Conditions are the only questions about cards in hand: unknown to some, wrong to nobody. */
function checkConditions(state: State, view: Table): number {
  let unknown = 0
  state.players.forEach((_, seat) => {
    const jarl = jarlAt(state, seat)
    if (jarl === null) return
    const seen = holds(view, seat, null, jarl.condition)
    if (seen === null) {
      unknown += 1
      return
    }
    expect(seen).toBe(holds(state, seat, null, jarl.condition))
    expect(isExtended(view, seat, null)).toBe(isExtended(state, seat, null))
  })
  return unknown
}

function viewersOf(state: State): Viewer[] {
  return [null, ...state.players.keys()]
}

describe('a question has one answer, asked of the state or of what anybody sees', () => {
  it('VH-37 VH-R45 in 200 random games with all modules', () => {
    const count = { asked: 0, battles: 0, unknown: 0 }
    for (let number = 0; number < GAMES; number++) {
      const { seats, options } = randomSetup(number)
      const game = { seats, options: valhalla.parseOptions(options, seats), seed: `seen/${number}` }
      randomPlay(valhalla, { ...game, byType: number % 2 === 1 }, ({ state, index }) => {
        if (index % EVERY !== number % EVERY) return
        const expected = JSON.stringify(answers(state))
        for (const viewer of viewersOf(state)) {
          const view = valhalla.view(state, viewer)
          expect(JSON.stringify(answers(view))).toBe(expected)
          count.unknown += checkConditions(state, view)
          count.asked += 1
        }
        if (state.battle !== null) count.battles += 1
      })
    }
    expect(count.asked).toBeGreaterThan(1000)
    expect(count.battles).toBeGreaterThan(200)
    expect(count.unknown).toBeGreaterThan(50)
  })
})
