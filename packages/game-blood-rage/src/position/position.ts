import { at, ScenarioError, seedRng } from '@meadhall/kernel'
import { run } from '../apply.ts'
import type { CardId } from '../cards/printed.ts'
import { type Age, type ClanId, PHASES, type Phase } from '../ids.ts'
import { parseOptions } from '../options.ts'
import { deckOf, newClan, RULES_VERSION } from '../setup.ts'
import type { State } from '../state.ts'
import { fillBoard } from './board.ts'
import { checkPhase } from './checks.ts'
import { fillClan } from './clan.ts'
import { stack, takeFromDeck, takePlaced } from './decks.ts'
import { playDraft, takePackets } from './draft.ts'
import {
  flags,
  readClans,
  readDestroyed,
  readDooms,
  readProvinces,
  readSeat,
  readTokens,
} from './table.ts'
import {
  type Fields,
  readCard,
  readChoice,
  readFields,
  readFlag,
  readList,
  readNumber,
} from './words.ts'

const KNOWN = [
  'age',
  'phase',
  'first',
  'turn',
  'passed',
  'firstGame',
  'board',
  'tokens',
  'pillaged',
  'destroyed',
  'dooms',
  'discard',
  'draws',
  'packets',
  'clans',
]

/**
 * A position given in words (docs/scenarios.md), run on to its first decision. What is not said is
 * as at the start of a game; what cannot be is refused with its place.
 */
export function buildPosition(raw: Fields): State {
  const clans = readClans(raw['clans'])
  const given = readFields('given', raw, [...KNOWN, ...clans])
  const age = readNumber('given.age', given['age'] ?? 1, 1, 3) as Age
  const phase = readChoice('given.phase', given['phase'] ?? 'action', PHASES)
  const state = emptyTable(clans, age, phase, given)
  clans.forEach((clan, seat) =>
    fillClan(at(state.clans, seat), readFields(`given.${clan}`, given[clan] ?? {}), age),
  )
  checkPhase(given, clans, phase)
  fillBoard(state, readFields('given.board', given['board'] ?? {}))
  state.discard = readList('given.discard', given['discard']).map((name) =>
    readCard('given.discard', name, age),
  )
  takePlaced(state)
  const packets = takePackets(state, readFields('given.packets', given['packets'] ?? {}, clans))
  stackDraws(state, readList('given.draws', given['draws']))
  startPhase(state, given, packets)
  return state
}

function emptyTable(clans: ClanId[], age: Age, phase: Phase, given: Fields): State {
  const destroyed = readDestroyed(given['destroyed'])
  const firstGame = readFlag('given.firstGame', given['firstGame'] ?? false)
  return {
    version: RULES_VERSION,
    options: parseOptions({ clans, firstGame }, clans.length),
    age,
    phase,
    first: readSeat('given.first', given['first'] ?? clans[0], clans),
    clans: clans.map(newClan),
    tokens: readTokens(readFields('given.tokens', given['tokens'] ?? {})),
    pillaged: flags(readProvinces('given.pillaged', given['pillaged'])),
    destroyed: flags(destroyed),
    dooms: readDooms(given['dooms'], destroyed, age, phase),
    decks: [1, 2, 3].map((one) => deckOf(one, clans.length)),
    discard: [],
    over: false,
    frames: [],
    open: [],
    nextDecision: 1,
    rng: seedRng('scenario'),
  }
}

/** Forces what is dealt next: the named cards lie on top, all others below in printed order. */
function stackDraws(state: State, names: readonly string[]): void {
  const cards = names.map((name) => readCard('given.draws', name, state.age))
  for (const card of cards) takeFromDeck(state, card, 'given.draws')
  stack(state, cards)
}

/** Sets the flow to the start of the phase, or in the middle of the draft or of the action phase. */
function startPhase(state: State, given: Fields, packets: CardId[][]): void {
  const next = PHASES.indexOf(state.phase)
  if (state.phase === 'draft' && !isDealtOnly(state)) return playDraft(state, packets)
  if (state.phase === 'draft') refuseDraft(state, given)
  state.frames = [{ kind: 'age', next }]
  if (state.phase === 'action') {
    const names = state.clans.map(({ clan }) => clan)
    const turn = readSeat('given.turn', given['turn'] ?? names[state.first], names)
    const passed = readList('given.passed', given['passed'])
      .map((name) => 1 << readSeat('given.passed', name, names))
      .reduce((bits, bit) => bits | bit, 0)
    state.frames = [
      { kind: 'age', next: next + 1 },
      { kind: 'action', turn, passed },
    ]
  }
  run(state, undefined)
}

/** BR-4.5: the first game's first age has no draft to stand in. */
function isDealtOnly(state: Readonly<State>): boolean {
  return state.options.firstGame && state.age === 1
}

function refuseDraft(state: Readonly<State>, given: Fields): void {
  const hasHand = state.clans.some(({ hand }) => hand.length > 0)
  if (hasHand || given['packets'] !== undefined)
    throw new ScenarioError('given.firstGame', 'age 1 of a first game has no draft (BR-4.5)')
}
