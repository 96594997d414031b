import { at, OptionError, ScenarioError, type Seat, seedRng } from '@meadhall/kernel'
import { cardOf, deckCards, monsterStack } from '../cards/index.ts'
import { type CardId, LOKI, type LokiId } from '../cards/printed.ts'
import { makeDie } from '../dice.ts'
import { GREY_DICE } from '../ids.ts'
import { parseOptions } from '../options.ts'
import { monsterSide, warriorGlory } from '../queries/monster.ts'
import { newKing, newMonster, newPlayer, RULES_VERSION } from '../setup.ts'
import type { Options, State } from '../state.ts'
import type { PlacedCard } from './setup-question.ts'
import { type Fields, readFaces, readFields, readList, readNumber, readSeat } from './words.ts'

const MONSTER = ['left', 'covered', 'beside']
const TYR_APART = 6

export function readOptions(raw: unknown, players: number): Options {
  try {
    return parseOptions(raw ?? {}, players)
  } catch (error) {
    if (error instanceof OptionError) throw new ScenarioError('given.options', error.message)
    throw error
  }
}

/** A table on which nothing lies yet. */
export function emptyTable(options: Options, players: number, given: Fields): State {
  const first = readFirst(options, players, given)
  return {
    version: RULES_VERSION,
    options: isNamedEarly(given) ? { ...options, firstPlayer: first } : options,
    players: Array.from({ length: players }, () => newPlayer(players)),
    first,
    deck: [],
    discard: [],
    unused: [],
    loki: readLoki(options, given['loki']),
    king: options.king ? newKing(players) : null,
    monster: players === 1 ? newMonster(options) : null,
    grey: GREY_DICE,
    ending: false,
    over: false,
    battle: null,
    frames: [],
    open: [],
    nextDecision: 1,
    rng: seedRng('scenario'),
    loaded: readFaces('given.dice', given['dice']),
  }
}

/** While Jarls are chosen, the start player is still to be drawn unless one is named (VH-17). */
function isNamedEarly(given: Fields): boolean {
  return given['setup'] === 'jarl' && given['first'] !== undefined
}

/** The start player: the one said here or in the options, or else p1. */
function readFirst({ firstPlayer }: Options, players: number, given: Fields): Seat {
  const chosen = firstPlayer < 0 ? 0 : firstPlayer
  const first = readSeat('given.first', given['first'] ?? `p${chosen + 1}`, players)
  if (firstPlayer >= 0 && first !== firstPlayer)
    throw new ScenarioError('given.first', `is p${firstPlayer + 1} by the options`)
  return first
}

/** The Loki card in play: the one named here or in the options, or else the first. */
function readLoki(options: Options, word: unknown): LokiId | null {
  if (!options.loki && word !== undefined)
    throw new ScenarioError('given.loki', 'needs the option "loki"')
  if (!options.loki) return null
  const chosen = options.lokiCard === 'random' ? LOKI[0]?.id : options.lokiCard
  const card = LOKI.find(({ id }) => id === (word ?? chosen))
  if (card === undefined)
    throw new ScenarioError('given.loki', `${JSON.stringify(word)} is no Loki card`)
  return card.id
}

/** `{"p1": 2}`: p1 is king at level 2. */
export function fillKing(state: State, raw: unknown): void {
  const { king, players } = state
  const given = Object.entries(readFields('given.king', raw ?? {}))
  if (given.length > (king?.holders.length ?? 0))
    throw new ScenarioError('given.king', 'there are not so many kings')
  given.forEach(([name, level], index) => {
    if (king === null) return
    king.holders[index] = readSeat('given.king', name, players.length)
    king.levels[index] = readNumber(`given.king.${name}`, level, 1, 4)
  })
}

/** The stack with so many cards left, and the dice on and beside the fought card. */
export function fillMonster(state: State, raw: unknown): void {
  const { monster } = state
  const given = readFields('given.monster', raw ?? {}, MONSTER)
  if (monster === null) {
    if (raw !== undefined) throw new ScenarioError('given.monster', 'is for one player')
    return
  }
  const all = monsterStack(monster.id).map((card) => card.id)
  const left = readNumber('given.monster.left', given['left'] ?? all.length, 1, all.length)
  monster.stack = all.slice(all.length - left)
  monster.beside = readFaces('given.monster.beside', given['beside']).map((face) =>
    makeDie(face, 0),
  )
  const covered = readList('given.monster.covered', given['covered']).slice()
  monster.covered = (monsterSide(state)?.attackSymbols ?? []).map((symbol) => {
    const index = covered.indexOf(symbol)
    if (index >= 0) covered.splice(index, 1)
    return index >= 0
  })
  if (covered.length > 0)
    throw new ScenarioError(
      'given.monster.covered',
      `"${covered[0]}" is not (so often) on the card`,
    )
  checkLimit(state)
}

function checkLimit(state: Readonly<State>): void {
  const limit = monsterSide(state)?.valhallaLimit ?? 0
  const glory = warriorGlory(state, 0)
  if (glory > limit)
    throw new ScenarioError('given.p1.valhalla', `has ${glory} glory, the limit is ${limit}`)
}

/** Tyr cards that are out of the game (VH-79). */
export function fillUnused(state: State, cards: CardId[]): void {
  for (const card of cards)
    if (cardOf(card).type !== 'tyr')
      throw new ScenarioError('given.unused', `"${card}" is no Tyr card`)
  if (cards.length > TYR_APART)
    throw new ScenarioError('given.unused', `has more than ${TYR_APART} cards`)
  state.unused = cards
}

/**
 * All cards of the game that lie nowhere else are in the deck below those named for its top, the
 * first one topmost; or at the bottom of the discard pile.
 */
export function fillDeck(
  state: State,
  top: readonly CardId[],
  others: readonly PlacedCard[],
  rest: 'deck' | 'discard',
  isSetup: boolean,
): void {
  const { options } = state
  const left = deckCards('base')
  for (const deck of ['thor', 'valkyries', 'dwarves', 'tyr'] as const)
    if (options[deck]) left.push(...deckCards(deck))
  for (const { place, card } of [
    ...placedCards(state),
    ...others,
    ...top.map((one) => ({ place: 'given.deck', card: one })),
  ]) {
    const index = left.indexOf(card)
    if (index < 0) throw new ScenarioError(place, `there is no (further) "${card}" in this game`)
    left.splice(index, 1)
  }
  if (isSetup && options.tyr) setTyrApart(state, left)
  state.deck = top.toReversed()
  if (rest === 'deck') state.deck.unshift(...left)
  else state.discard.unshift(...left)
}

/** VH-79: in the set-up six Tyr cards wait to be dealt; those not said are the last that lie nowhere. */
function setTyrApart(state: State, left: CardId[]): void {
  for (let index = left.length - 1; index >= 0 && state.unused.length < TYR_APART; index--) {
    const card = at(left, index)
    if (cardOf(card).type === 'tyr') state.unused.push(...left.splice(index, 1))
  }
}

function placedCards(state: Readonly<State>): PlacedCard[] {
  const lying = (place: string, cards: readonly CardId[]) => cards.map((card) => ({ place, card }))
  return [
    ...lying('given.discard', state.discard),
    ...lying('given.unused', state.unused),
    ...state.players.flatMap((player, seat) => {
      const squad = player.squad.flatMap((fighter) => {
        if (fighter === null) return []
        return fighter.tyr === null ? [fighter.card] : [fighter.card, fighter.tyr]
      })
      const place = `given.p${seat + 1}`
      return [
        ...lying(`${place}.hand`, player.hand),
        ...lying(`${place}.valhalla`, player.valhalla),
        ...lying(`${place}.squad`, squad),
      ]
    }),
  ]
}
