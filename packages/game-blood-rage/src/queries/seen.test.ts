import type { Seat, Viewer } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { ALL_CARDS } from '../cards/index.ts'
import { FIGURES, STATS, UNITS } from '../ids.ts'
import { canJoin } from '../legal/figures.ts'
import { costOf, whyNotInto } from '../legal/invade.ts'
import { rageFor } from '../legal/rage.ts'
import { BOARD, PLACES, PROVINCES, placeId } from '../map.ts'
import { bloodRage } from '../rules.ts'
import type { ClanSeen, Table } from '../table.ts'
import { upgradeCost } from './costs.ts'
import { figuresAround, figuresOnBoard, isOpen, isShip, roomIn, unitOf } from './figures.ts'
import { groupsIn, strengthLines, strengthOf, supportOf } from './groups.ts'
import { figuresInValhalla, hasMostStrength, isCompleted } from './quests.ts'
import { canRise, statValue } from './stats.ts'
import { strengthIn } from './strength.ts'
import { sumOf } from './upgrades.ts'

const GAMES = 200
/** The cards of one age have every condition and every price. */
const CARDS = ALL_CARDS.filter(({ age }) => age === 1)
/** Every so many steps all queries are asked. */
const EVERY = 61

/** Everything that can be asked of what lies open on the table. */
function answersOf(table: Table): unknown {
  const places = PLACES.slice(0, BOARD).map((_, place) => isOpen(table, place))
  const provinces = PLACES.slice(0, PROVINCES).map((_, place) => roomIn(table, place))
  return [places, provinces, table.clans.map((clan, seat) => ofClan(table, clan, seat))]
}

function ofClan(table: Table, clan: ClanSeen, seat: Seat): unknown {
  return {
    counts: [figuresOnBoard(clan), figuresInValhalla(clan), sumOf(clan, 'gloryPerRelease')],
    stats: STATS.map((_, stat) => [statValue(clan, stat), canRise(clan, stat)]),
    units: FIGURES.map((figure) => unitOf(clan, figure)),
    ships: Array.from({ length: UNITS }, (_, unit) => isShip(clan, unit)),
    costs: Array.from({ length: UNITS }, (_, unit) => costOf(clan, 'invade', unit)),
    upgrades: CARDS.map((card) => upgradeCost(clan, card)),
    quests: CARDS.map(({ does }) => does.quest && isCompleted(table, seat, does.quest)),
    provinces: PLACES.slice(0, PROVINCES).map((_, place) => inProvince(table, clan, seat, place)),
  }
}

function inProvince(table: Table, clan: ClanSeen, seat: Seat, place: number): unknown {
  const invade = { type: 'invade', by: seat, figure: 'warrior', place: placeId(place) } as const
  return [
    strengthIn(clan, place),
    hasMostStrength(table, seat, place),
    figuresAround(clan, place),
    [groupsIn(clan, place), supportOf(clan, place), strengthLines(clan, place)],
    FIGURES.map((figure) => strengthOf(clan, figure, place)),
    canJoin(clan, place),
    whyNotInto(table, clan, 0, place),
    rageFor(table, invade),
  ]
}

it('every question about the table has the same answer in the state and in every view', () => {
  let compared = 0
  for (let game = 0; game < GAMES; game++) {
    const seats = 2 + (game % 3)
    const viewers: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
    const start = { options: bloodRage.parseOptions({}, seats), seats, seed: `seen ${game}` }
    randomPlay(bloodRage, start, ({ index, state }) => {
      if (index % EVERY !== 0) return
      const known = JSON.stringify(answersOf(state))
      for (const viewer of viewers)
        expect(JSON.stringify(answersOf(bloodRage.view(state, viewer)))).toBe(known)
      compared += viewers.length
    })
  }
  expect(compared).toBeGreaterThan(GAMES * 5)
})
