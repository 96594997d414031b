import { countCards, type LedgerLineId, type ValhallaTypes } from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Character } from '../characters.ts'
import type { Liking } from '../leaning.ts'
import { type Ledger, ledgerOf } from '../ledger.ts'
import { pointsSeen } from './features/index.ts'
import { prospectOf } from './features/prospect.ts'
import type { Sight } from './table.ts'

type Count = (table: Sight, about: Seat, viewer: Seat) => number
type Counts = Readonly<Partial<Record<LedgerLineId, { weight: number; count: Count }>>>

const points: Count = (table, about, viewer) => at(pointsSeen(table, viewer), about)
/** What a squad brings on the average, against anybody. */
const squad: Count = (table, about) => {
  const { squad: fighters, jarl } = at(table.players, about)
  return prospectOf(fighters, jarl, 0).strength
}

const OWN: Counts = {
  points: { weight: 0.025, count: points },
  squad: { weight: 0.012, count: squad },
  shields: {
    weight: 0.02,
    count: (table, about) => at(table.players, about).captured.reduce((sum, one) => sum + one, 0),
  },
  sets: {
    weight: 0.02,
    count: (table, about) => at(table.players, about).captured.filter((one) => one > 0).length,
  },
  valhalla: {
    weight: 0.015,
    count: (table, about) => countCards(at(table.players, about).valhalla),
  },
  hand: { weight: 0.01, count: (table, about) => countCards(at(table.players, about).hand) },
  monster: { weight: 0.1, count: (table) => -(table.monster?.stack.length ?? 0) },
}

const RIVAL: Counts = {
  'rival-points': { weight: -0.015, count: points },
  'rival-squad': { weight: -0.006, count: squad },
}

/** How a player stands beside the others. */
export const valhallaLedger: Ledger<ValhallaTypes['state']> = ledgerOf({
  own: OWN,
  rival: RIVAL,
  seats: (state) => state.players.length,
  say: (_state, { name, about }, difference) => ({
    key: `reason.${name}`,
    params: { seat: `seat.${about}`, amount: Math.max(1, Math.round(difference)) },
  }),
})

/** What each character likes beyond what it is worth; Valhalla has no quests, so shields are hunted. */
export const VALHALLA_LIKINGS: Readonly<Record<Character, Liking>> = {
  aggressive: { shields: 0.25, 'rival-squad': -0.08 },
  'lokis-friend': { valhalla: 0.2 },
  'quest-hunter': { sets: 0.5 },
}
