import { ScenarioError } from '@meadhall/kernel'
import { cardOf, gloryOf, isWarrior } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'
import { SHIELDS, SPACES } from '../ids.ts'
import { squadLimit, squadSize } from '../queries/squad.ts'
import { type PlayerState, playerAt, type State } from '../state.ts'
import {
  type Fields,
  readCard,
  readCards,
  readFields,
  readFlag,
  readJarl,
  readList,
  readNumber,
  readSeat,
} from './words.ts'

/** What may be said of a player; the last four belong to the set-up. */
export const PLAYER_FIELDS = [
  'jarl',
  'hand',
  'shown',
  'squad',
  'valhalla',
  'shields',
  'captured',
  'attackedBy',
  'defeated',
  'angry',
  'offered',
  'chosen',
  'thrown',
  'passed',
]

const EMPTY = '-'

export function fillPlayer(state: State, seat: number, given: Fields, place: string): void {
  const player = playerAt(state, seat)
  const { length: players } = state.players
  if (given['jarl'] !== undefined) player.jarl = readJarl(`${place}.jarl`, given['jarl'])
  player.hand = readCards(`${place}.hand`, given['hand'])
  player.shown = readCards(`${place}.shown`, given['shown'])
  player.valhalla = readCards(`${place}.valhalla`, given['valhalla'])
  player.defeated = readFlag(`${place}.defeated`, given['defeated'])
  player.angry = readFlag(`${place}.angry`, given['angry'])
  for (const word of readList(`${place}.attackedBy`, given['attackedBy']))
    player.attackedBy |= 1 << readSeat(`${place}.attackedBy`, word, players)
  fillSquad(player, `${place}.squad`, readList(`${place}.squad`, given['squad']))
  checkPlayer(state, seat, place)
}

/** "arnbjorn", "arnbjorn + tyr-strength" or "-" for an empty space, from the first space on. */
function fillSquad(player: PlayerState, place: string, words: readonly string[]): void {
  if (words.length > SPACES) throw new ScenarioError(place, `has more than ${SPACES} spaces`)
  words.forEach((word, space) => {
    if (word === EMPTY) return
    const [name = '', tyr] = word.split('+').map((part) => part.trim())
    const card = readCard(place, name)
    if (!isWarrior(card)) throw new ScenarioError(place, `"${name}" is no warrior`)
    player.squad[space] = { card, tyr: tyr === undefined ? null : readTyr(place, tyr) }
  })
}

function readTyr(place: string, word: string): CardId {
  const card = readCard(place, word)
  if (cardOf(card).type !== 'tyr') throw new ScenarioError(place, `"${word}" is no Tyr card`)
  return card
}

function checkPlayer(state: Readonly<State>, seat: number, place: string): void {
  const { hand, shown, valhalla } = playerAt(state, seat)
  const unseen = hand.slice()
  for (const card of shown) {
    const index = unseen.indexOf(card)
    if (index < 0) throw new ScenarioError(`${place}.shown`, `"${card}" is not in the hand`)
    unseen.splice(index, 1)
  }
  for (const card of valhalla)
    if (gloryOf(card) === 0)
      throw new ScenarioError(`${place}.valhalla`, `"${card}" never lies there`)
}

/** A squad within its limit, which a monster may lower: to be checked when all is in place. */
export function checkSquads(state: Readonly<State>): void {
  state.players.forEach((player, seat) => {
    const limit = squadLimit(state, seat)
    if (squadSize(player) > limit)
      throw new ScenarioError(`given.p${seat + 1}.squad`, `has more than ${limit} warriors`)
  })
}

/**
 * Every shield is with its owner or with one who captured it. Own shields that are not said are
 * those nobody captured; of two players, the other one has captured what an owner lacks.
 */
export function fillShields(state: State, given: readonly Fields[]): void {
  const { players } = state
  players.forEach((player, seat) => {
    const place = `given.p${seat + 1}.captured`
    const captured = readFields(place, given[seat]?.['captured'] ?? {})
    for (const [from, count] of Object.entries(captured)) {
      const owner = readSeat(place, from, players.length)
      if (owner === seat) throw new ScenarioError(place, `"${from}" cannot capture own shields`)
      player.captured[owner] = readNumber(`${place}.${from}`, count, 0, SHIELDS)
    }
  })
  players.forEach((player, seat) => {
    const place = `given.p${seat + 1}.shields`
    const gone = players.reduce((sum, other) => sum + (other.captured[seat] ?? 0), 0)
    if (gone > SHIELDS) throw new ScenarioError(place, `${gone} of ${SHIELDS} are captured`)
    player.shields = readNumber(place, given[seat]?.['shields'] ?? SHIELDS - gone, 0, SHIELDS)
    const lacking = SHIELDS - gone - player.shields
    if (lacking === 0 || players.length === 1) return
    const other = players.length === 2 ? players[1 - seat] : undefined
    if (other === undefined || lacking < 0 || gone > 0)
      throw new ScenarioError(place, `must be ${SHIELDS - gone}: the others captured ${gone}`)
    other.captured[seat] = lacking
  })
}
