import { at, ScenarioError, type Seat } from '@meadhall/kernel'
import { isWarrior } from '../cards/index.ts'
import type { CardId, JarlId } from '../cards/printed.ts'
import { HAND } from '../phases/hand-draft.ts'
import { DEALT, jarlsEach, jarlsInGame, SOLO_HAND } from '../phases/setup.ts'
import { squadSize } from '../queries/squad.ts'
import { ask, playerAt, type State, seatAfter } from '../state.ts'
import { type Fields, readCards, readFlag, readJarl, readList, readWord } from './words.ts'

const QUESTIONS = [
  'jarl',
  'pick-warrior',
  'start-discard',
  'swap-hand',
  'hand-draft',
  'hand-fill',
] as const
type SetupQuestion = (typeof QUESTIONS)[number]

const DRAFT: readonly SetupQuestion[] = ['hand-draft', 'hand-fill']

/** The questions of the set-up beside which a field can stand. */
const TABLE_ONLY: Readonly<Record<string, readonly SetupQuestion[]>> = {
  offer: ['pick-warrior'],
  pool: DRAFT,
}
const PLAYER_ONLY: Readonly<Record<string, readonly SetupQuestion[]>> = {
  offered: ['jarl'],
  chosen: ['jarl'],
  thrown: ['start-discard', 'swap-hand'],
  passed: DRAFT,
}

/** Whether a game with these players and options comes to a question. */
const COMES: Readonly<Record<SetupQuestion, (state: Readonly<State>) => boolean>> = {
  jarl: ({ options, players }) => !options.simple && (players.length === 1 || !options.firstGame),
  'pick-warrior': ({ players }) => players.length > 1,
  'start-discard': ({ options, players }) =>
    players.length > 1 && !options.simple && !options.handDraft,
  'swap-hand': ({ players }) => players.length === 1,
  'hand-draft': ({ options }) => options.handDraft,
  'hand-fill': ({ options }) => options.handDraft,
}

/** The question of the set-up that a position stands at, or null for one in the turns. */
export function readSetup(
  state: Readonly<State>,
  given: Fields,
  each: readonly Fields[],
): SetupQuestion | null {
  const word = given['setup']
  const setup = word === undefined ? null : readWord('given.setup', word, QUESTIONS)
  checkFields('given', given, TABLE_ONLY, setup)
  each.forEach((one, seat) => checkFields(`given.p${seat + 1}`, one, PLAYER_ONLY, setup))
  if (setup !== null && !COMES[setup](state))
    throw new ScenarioError('given.setup', `"${setup}" is not asked in this game`)
  return setup
}

function checkFields(
  place: string,
  fields: Fields,
  known: typeof TABLE_ONLY,
  setup: SetupQuestion | null,
): void {
  for (const [field, where] of Object.entries(known)) {
    if (field in fields && (setup === null || !where.includes(setup)))
      throw new ScenarioError(`${place}.${field}`, `is possible only in setup ${where.join(', ')}`)
  }
}

export interface PlacedCard {
  readonly place: string
  readonly card: CardId
}

/** Cards that lie where only the set-up has them. */
export function cardsInSetup(given: Fields, each: readonly Fields[]): PlacedCard[] {
  const read = (place: string, value: unknown) =>
    readCards(place, value).map((card) => ({ place, card }))
  return [
    ...read('given.offer', given['offer']),
    ...read('given.pool', given['pool']),
    ...each.flatMap((one, seat) => read(`given.p${seat + 1}.thrown`, one['thrown'])),
  ]
}

interface Setup {
  readonly given: Fields
  readonly each: readonly Fields[]
  readonly turn: Seat
}

/** Puts the set-up at one of its questions. What is missing there is dealt from the deck. */
export function startSetup(state: State, question: SetupQuestion, setup: Setup): void {
  switch (question) {
    case 'jarl':
      return chooseJarls(state, setup)
    case 'pick-warrior':
      return pickWarriors(state, setup)
    case 'start-discard':
      return throwAway(state, setup)
    case 'swap-hand':
      return swapHand(state, setup)
    default:
      return draftHands(state, setup, question === 'hand-fill')
  }
}

/** Fills up a list from the top of the deck; it must not be too long already. */
function deal(
  state: State,
  cards: CardId[],
  count: number,
  place: string,
  fits: (card: CardId) => boolean = () => true,
): void {
  if (cards.length > count)
    throw new ScenarioError(place, `has ${cards.length} cards, not ${count}`)
  for (let index = state.deck.length - 1; index >= 0 && cards.length < count; index--) {
    if (fits(at(state.deck, index))) cards.push(...state.deck.splice(index, 1))
  }
}

function chooseJarls(state: State, { each }: Setup): void {
  const left = jarlsInGame(state).map((jarl) => jarl.id)
  each.forEach((one, seat) => {
    const place = `given.p${seat + 1}.offered`
    const { offered } = playerAt(state, seat)
    for (const word of readList(place, one['offered'])) {
      const jarl = readJarl(place, word)
      if (!left.includes(jarl)) throw new ScenarioError(place, `"${word}" is not to be had`)
      left.splice(left.indexOf(jarl), 1)
      offered.push(jarl)
    }
  })
  const chosen: (JarlId | null)[] = each.map(() => null)
  state.frames = [
    { kind: 'setup', step: 1 },
    { kind: 'jarls', chosen },
  ]
  each.forEach((one, seat) => {
    const place = `given.p${seat + 1}.chosen`
    const { offered } = playerAt(state, seat)
    if (offered.length === 0)
      offered.push(...left.splice(0, state.monster === null ? jarlsEach(state) : left.length))
    if (one['chosen'] === undefined) return ask(state, seat, 'jarl')
    const jarl = readJarl(place, one['chosen'])
    if (!offered.includes(jarl)) throw new ScenarioError(place, `"${jarl}" is not offered`)
    chosen[seat] = jarl
  })
}

/** VH-18: squads tell who has picked, counter-clockwise from the start player's right. */
function pickWarriors(state: State, { given }: Setup): void {
  const { players, first } = state
  const order = players.map((_, steps) => seatAfter(state, first, -1 - steps))
  const picked = players.filter((player) => squadSize(player) > 0).length
  order.forEach((seat, index) => {
    const size = squadSize(playerAt(state, seat))
    if (size !== (index < picked ? 1 : 0))
      throw new ScenarioError(
        `given.p${seat + 1}.squad`,
        `has ${size} warriors: one is picked counter-clockwise from the right of the first player`,
      )
  })
  const left = players.length - picked
  const offer = readCards('given.offer', given['offer'])
  if (!offer.every(isWarrior)) throw new ScenarioError('given.offer', 'must hold warriors alone')
  deal(state, offer, left + 1, 'given.offer', isWarrior)
  const turn = seatAfter(state, first, -1 - picked)
  state.frames = [
    { kind: 'setup', step: 2 },
    { kind: 'pick', offer, turn, left },
  ]
}

/** VH-20: of seven cards two are thrown away. */
function throwAway(state: State, { each }: Setup): void {
  const thrown = each.map((one, seat) => readThrown(state, one, seat, DEALT, DEALT - HAND))
  state.frames = [
    { kind: 'setup', step: 3 },
    { kind: 'startDiscard', thrown },
  ]
  thrown.forEach((cards, seat) => {
    if (cards.length < DEALT - HAND) ask(state, seat, 'start-discard')
  })
}

function readThrown(state: State, one: Fields, seat: Seat, dealt: number, most: number): CardId[] {
  const place = `given.p${seat + 1}`
  const thrown = readCards(`${place}.thrown`, one['thrown'])
  if (thrown.length > most)
    throw new ScenarioError(`${place}.thrown`, `has more than ${most} cards`)
  deal(state, playerAt(state, seat).hand, dealt - thrown.length, `${place}.hand`)
  return thrown
}

function swapHand(state: State, { each }: Setup): void {
  const aside = readThrown(state, at(each, 0), 0, SOLO_HAND, SOLO_HAND)
  state.frames = [
    { kind: 'setup', step: 2 },
    { kind: 'swap', aside },
  ]
}

/** VH-123: hands and pool hold the cards dealt, and two more for each player who has passed. */
function draftHands(state: State, { given, each, turn }: Setup, filling: boolean): void {
  const passed = each.map((one, seat) => readFlag(`given.p${seat + 1}.passed`, one['passed']))
  if (passed[turn]) throw new ScenarioError('given.turn', 'has passed')
  let cards = HAND * each.length + 2
  each.forEach((one, seat) => {
    const { hand } = playerAt(state, seat)
    const place = `given.p${seat + 1}.hand`
    deal(state, hand, one['hand'] === undefined ? HAND : Math.min(hand.length, HAND), place)
    cards += (passed[seat] ? 2 : 0) - hand.length
  })
  if (filling && playerAt(state, turn).hand.length === HAND)
    throw new ScenarioError(`given.p${turn + 1}.hand`, 'is full already')
  const pool = readCards('given.pool', given['pool'])
  deal(state, pool, cards, 'given.pool')
  const lastTurn = filling && passed.filter((one) => !one).length === 1
  state.frames = [
    { kind: 'setup', step: 3 },
    { kind: 'handDraft', pool, turn, passed, lastTurn, filling },
  ]
}
