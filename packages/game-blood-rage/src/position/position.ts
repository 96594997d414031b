import { at, ScenarioError, seedRng } from '@meadhall/kernel'
import { run } from '../apply.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { type Age, type ClanId, PHASES, type Token } from '../ids.ts'
import { PLACES, type Place, PROVINCES } from '../map.ts'
import { isOpen, roomIn } from '../queries/figures.ts'
import { deckOf, newClan, parseOptions } from '../setup.ts'
import type { BloodRageFrame, ClanState, State } from '../state.ts'
import { fillClan } from './clan.ts'
import { putFigures } from './figures.ts'
import {
  type Fields,
  readCard,
  readChoice,
  readClan,
  readClanFigures,
  readFields,
  readList,
  readNumber,
  readPlace,
} from './words.ts'

const KNOWN = [
  'age',
  'phase',
  'first',
  'turn',
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
const TOKENS = ['rage', 'axes', 'horns', 'glory'] as const
/** Tokens by province unless the scenario says otherwise, from Myrkulor round to Gimle. */
const USUAL_TOKENS: readonly Token[] = [
  'rage',
  'axes',
  'horns',
  'rage',
  'axes',
  'horns',
  'rage',
  'glory',
]
const USUAL_DOOMS = [
  'myrkulor',
  'muspelheim',
  'horgr',
  'utgard',
  'elvagar',
  'angerboda',
  'andlang',
  'gimle',
]

/**
 * A position given in words (docs/scenarios.md), run on to its first decision. What is not said is
 * as at the start of a game; what cannot be is refused with its place.
 */
export function buildPosition(raw: Fields): State {
  const clans = readClans(raw['clans'])
  const given = readFields('given', raw, [...KNOWN, ...clans])
  const age = readNumber('given.age', given['age'] ?? 1, 1, 3) as Age
  const state = emptyTable(clans, age, given)
  clans.forEach((clan, seat) =>
    fillClan(at(state.clans, seat), readFields(`given.${clan}`, given[clan] ?? {}), age),
  )
  fillBoard(state, readFields('given.board', given['board'] ?? {}))
  state.discard = readList('given.discard', given['discard']).map((name) =>
    readCard('given.discard', name, age),
  )
  const packets = readPackets(given, clans, age)
  fillDecks(
    state,
    packets.flat(),
    readList('given.draws', given['draws']).map((name) => readCard('given.draws', name, age)),
  )
  startPhase(state, given, packets)
  return state
}

function readClans(value: unknown): ClanId[] {
  const clans = readList('given.clans', value ?? ['wolf', 'raven']).map((name) =>
    readClan('given.clans', name),
  )
  if (clans.length < 2 || clans.length > 4)
    throw new ScenarioError('given.clans', 'must name 2 to 4 clans')
  if (new Set(clans).size < clans.length)
    throw new ScenarioError('given.clans', 'must not name a clan twice')
  return clans
}

function emptyTable(clans: ClanId[], age: Age, given: Fields): State {
  const destroyed = provinces('given.destroyed', given['destroyed'])
  return {
    options: parseOptions({ clans }, clans.length),
    age,
    phase: readChoice('given.phase', given['phase'] ?? 'action', PHASES),
    first: clans.indexOf(readClan('given.first', given['first'] ?? clans[0])),
    clans: clans.map(newClan),
    tokens: readTokens(readFields('given.tokens', given['tokens'] ?? {})),
    pillaged: flags(provinces('given.pillaged', given['pillaged'])),
    destroyed: flags(destroyed),
    dooms: readDooms(given['dooms'], destroyed),
    decks: [1, 2, 3].map((one) => deckOf(one, clans.length)),
    discard: [],
    over: false,
    frames: [],
    open: [],
    nextDecision: 1,
    rng: seedRng('scenario'),
  }
}

function provinces(place: string, value: unknown): Place[] {
  return readList(place, value).map((name) => {
    const province = readPlace(place, name)
    if (province >= PROVINCES) throw new ScenarioError(place, `"${name}" is no province`)
    return province
  })
}

function flags(places: readonly Place[]): boolean[] {
  return Array.from({ length: PROVINCES }, (_, province) => places.includes(province))
}

/** The doomed provinces of the three ages: as given, else surviving ones in a fixed order. */
function readDooms(value: unknown, destroyed: readonly Place[]): Place[] {
  if (value === undefined) {
    return USUAL_DOOMS.map((name) => readPlace('given.dooms', name))
      .filter((place) => !destroyed.includes(place))
      .slice(0, 3)
  }
  const dooms = provinces('given.dooms', value)
  if (dooms.length !== 3 || new Set(dooms).size < 3 || dooms.includes(0)) {
    throw new ScenarioError(
      'given.dooms',
      'must name three different outer provinces, for ages 1, 2 and 3',
    )
  }
  return dooms
}

/** The tokens said, the others filled up from what is left of the eight (BR-1.8). */
function readTokens(given: Fields): Token[] {
  const left = USUAL_TOKENS.slice()
  const said = new Map<Place, Token>()
  for (const [name, value] of Object.entries(given)) {
    const token: Token = readChoice(`given.tokens.${name}`, value, TOKENS)
    const index = left.indexOf(token)
    if (index < 0)
      throw new ScenarioError(`given.tokens.${name}`, `there are not so many "${token}" tokens`)
    left.splice(index, 1)
    said.set(readPlace('given.tokens', name), token)
  }
  return Array.from({ length: PROVINCES }, (_, place) => {
    if (place === 0) return 'yggdrasil'
    return said.get(place) ?? (left.shift() as Token)
  })
}

function fillBoard(state: State, board: Fields): void {
  for (const [name, value] of Object.entries(board)) {
    const path = `given.board.${name}`
    const place = readPlace(path, name)
    if (place >= PLACES.indexOf('reserve')) throw new ScenarioError(path, 'is not on the board')
    for (const words of readList(path, value)) {
      const { clan, figure, count } = readClanFigures(path, words)
      putFigures(clanNamed(state, clan, path), { figure, count }, place, path)
    }
    checkRoom(state, place, path)
  }
}

function clanNamed(state: State, name: ClanId, path: string): ClanState {
  const clan = state.clans.find((one) => one.clan === name)
  if (clan === undefined) throw new ScenarioError(path, `"${name}" is not in this game`)
  return clan
}

function checkRoom(state: Readonly<State>, place: Place, path: string): void {
  if (!isOpen(state, place)) throw new ScenarioError(path, 'is destroyed or closed')
  if (place < PROVINCES && roomIn(state, place) < 0)
    throw new ScenarioError(path, 'has more figures than villages')
}

/** Takes every placed card out of the decks: a card can lie in one place only. */
function fillDecks(state: State, packets: readonly CardId[], draws: readonly CardId[]): void {
  const placed = [...state.discard, ...packets]
  for (const clan of state.clans) {
    for (const card of clan.upgrades) if (card !== null) placed.push(card)
    placed.push(...clan.hand, ...clan.quests, ...clan.buried)
    if (clan.kept !== null) placed.push(clan.kept)
  }
  for (const card of [...placed, ...draws]) takeFromDeck(state, card)
  for (const card of draws.toReversed()) at(state.decks, cardOf(card).age - 1).unshift(card)
}

function takeFromDeck(state: State, card: CardId): void {
  const deck = at(state.decks, cardOf(card).age - 1)
  const index = deck.indexOf(card)
  if (index < 0)
    throw new ScenarioError(
      'given',
      `there is no (further) "${card}" in a game of ${state.clans.length}`,
    )
  deck.splice(index, 1)
}

function readPackets(given: Fields, clans: readonly ClanId[], age: Age): CardId[][] {
  if (given['packets'] === undefined) return []
  const packets = readFields('given.packets', given['packets'], clans)
  return clans.map((clan) =>
    readList(`given.packets.${clan}`, packets[clan]).map((name) =>
      readCard(`given.packets.${clan}`, name, age),
    ),
  )
}

/** Sets the flow to the start of the phase, or in the middle of the draft or of the action phase. */
function startPhase(state: State, given: Fields, packets: CardId[][]): void {
  const index = PHASES.indexOf(state.phase)
  const turn = state.clans.findIndex(
    (clan) =>
      clan.clan === readClan('given.turn', given['turn'] ?? at(state.clans, state.first).clan),
  )
  if (turn < 0) throw new ScenarioError('given.turn', 'is not in this game')
  if (state.phase === 'action')
    state.frames = [
      { at: 'age', next: index + 1 },
      { at: 'action', turn },
    ]
  else if (state.phase === 'draft' && packets.length > 0)
    state.frames = [{ at: 'age', next: index + 1 }, draftFrame(state, packets)]
  else state.frames = [{ at: 'age', next: index }]
  askDraft(state, packets)
  run(state, undefined)
}

function draftFrame(state: Readonly<State>, packets: CardId[][]): BloodRageFrame {
  const nothing = state.clans.map(() => [])
  return {
    at: 'draft',
    round: 0,
    packets,
    taken: state.clans.map(() => []),
    lastSeen: state.clans.map(() => nothing.map(() => [])),
  }
}

function askDraft(state: State, packets: readonly CardId[][]): void {
  if (packets.length === 0) return
  packets.forEach((packet, seat) => {
    at(state.clans, seat).passed = packet.slice()
    state.open.push({ id: state.nextDecision, seat, kind: 'draft', card: null, place: null })
    state.nextDecision += 1
  })
}
