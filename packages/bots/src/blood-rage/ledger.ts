import {
  type BloodRageTypes,
  cardOf,
  figuresAround,
  figuresInValhalla,
  hasMostStrength,
  isCompleted,
  type LedgerLineId,
  PROVINCES,
  type State,
  strengthIn,
} from '@meadhall/game-blood-rage'
import { at, type Seat } from '@meadhall/kernel'
import type { Character } from '../characters.ts'
import type { Liking } from '../leaning.ts'
import { type Ledger, ledgerOf } from '../ledger.ts'

type S = Readonly<State>

/** A committed quest counts for so much before it is done. */
const OPEN_QUEST = 0.3

function strengthOf(state: S, seat: Seat): number {
  const clan = at(state.clans, seat)
  let sum = 0
  for (let province = 0; province < PROVINCES; province++) sum += strengthIn(clan, province)
  return sum
}

function leadOf(state: S, seat: Seat): number {
  let count = 0
  for (let province = 0; province < PROVINCES; province++) {
    if (!at(state.pillaged, province) && hasMostStrength(state, seat, province)) count += 1
  }
  return count
}

function questsOf(state: S, seat: Seat): number {
  let count = 0
  for (const id of at(state.clans, seat).quests) {
    const { quest } = cardOf(id).does
    count += quest !== undefined && isCompleted(state, seat, quest) ? 1 : OPEN_QUEST
  }
  return count
}

/** Glory that Ragnarök would pay as the figures stand. */
function ragnarokOf(state: S, seat: Seat): number {
  return figuresAround(at(state.clans, seat), at(state.dooms, state.age - 1))
}

/** The numbers on the cards in hand. */
function cardsOf(state: S, seat: Seat): number {
  return at(state.clans, seat).hand.reduce((sum, id) => {
    const { strength, glory } = cardOf(id)
    return sum + 1 + Math.max(strength ?? 0, glory ?? 0) / 3
  }, 0)
}

type Counts = Readonly<Partial<Record<LedgerLineId, { weight: number; count: typeof leadOf }>>>

const OWN: Counts = {
  glory: { weight: 0.006, count: (state, seat) => at(state.clans, seat).glory },
  strength: { weight: 0.004, count: strengthOf },
  lead: { weight: 0.02, count: leadOf },
  quests: { weight: 0.05, count: questsOf },
  rage: { weight: 0.006, count: (state, seat) => at(state.clans, seat).rage },
  upgrades: {
    weight: 0.03,
    count: (state, seat) => at(state.clans, seat).upgrades.filter((card) => card !== null).length,
  },
  stats: {
    weight: 0.03,
    count: (state, seat) => at(state.clans, seat).steps.reduce((sum, step) => sum + step, 0),
  },
  valhalla: { weight: 0.002, count: (state, seat) => figuresInValhalla(at(state.clans, seat)) },
  ragnarok: { weight: 0.02, count: ragnarokOf },
  cards: { weight: 0.008, count: cardsOf },
}

const RIVAL: Counts = {
  'rival-glory': { weight: -0.004, count: (state, seat) => at(state.clans, seat).glory },
  'rival-strength': { weight: -0.003, count: strengthOf },
  'rival-lead': { weight: -0.012, count: leadOf },
  'rival-quests': { weight: -0.03, count: questsOf },
}

/** How a clan stands beside its rivals. */
export const bloodRageLedger: Ledger<BloodRageTypes['state']> = ledgerOf({
  own: OWN,
  rival: RIVAL,
  seats: (state) => state.clans.length,
  say: (state, { name, about }, difference) => ({
    key: `reason.${name}`,
    params: {
      clan: `clan.${at(state.clans, about).clan}`,
      amount: Math.max(1, Math.round(difference)),
    },
  }),
})

/** What each character likes beyond what it is worth: its own things, and what lies open. */
export const BLOOD_RAGE_LIKINGS: Readonly<Record<Character, Liking>> = {
  aggressive: { strength: 0.04, lead: 0.1, 'rival-strength': -0.06 },
  'lokis-friend': { valhalla: 0.25 },
  'quest-hunter': { quests: 0.5 },
}
