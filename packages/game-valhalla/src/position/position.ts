import { ScenarioError, type Seat } from '@meadhall/kernel'
import { run } from '../apply.ts'
import { type State, seatAfter } from '../state.ts'
import { checkSquads, fillPlayer, fillShields, PLAYER_FIELDS } from './player.ts'
import { cardsInSetup, readSetup, startSetup } from './setup-question.ts'
import { emptyTable, fillDeck, fillKing, fillMonster, fillUnused, readOptions } from './table.ts'
import {
  type Fields,
  readCards,
  readFields,
  readFlag,
  readNumber,
  readSeat,
  readWord,
} from './words.ts'

/** Fields about the turns, which a set-up has not reached. */
const TURN_FIELDS = ['king', 'begun', 'ending', 'lastTurns', 'ragnarok']
/** What may be said of the table. */
export const TABLE_FIELDS = [
  'players',
  'options',
  'setup',
  'turn',
  'first',
  'deck',
  'discard',
  'rest',
  'unused',
  'dice',
  'loki',
  'monster',
  'offer',
  'pool',
  ...TURN_FIELDS,
]

/**
 * A position given in words (docs/scenarios.md), run on to its first decision. What is not said is
 * empty; cards that are not placed lie in the deck, below those that are named for its top.
 */
export function buildPosition(raw: Fields): State {
  const players = readNumber('given.players', raw['players'] ?? 2, 1, 6)
  const names = Array.from({ length: players }, (_, seat) => `p${seat + 1}`)
  const given = readFields('given', raw, [...TABLE_FIELDS, ...names])
  const each = names.map((name) => readFields(`given.${name}`, given[name] ?? {}, PLAYER_FIELDS))
  const state = emptyTable(readOptions(given['options'], players), players, given)
  const setup = readSetup(state, given, each)
  each.forEach((fields, seat) => fillPlayer(state, seat, fields, `given.p${seat + 1}`))
  fillShields(state, each)
  state.discard = readCards('given.discard', given['discard'])
  fillKing(state, given['king'])
  fillMonster(state, given['monster'])
  fillUnused(state, readCards('given.unused', given['unused']))
  checkSquads(state)
  fillDeck(
    state,
    readCards('given.deck', given['deck']),
    cardsInSetup(given, each),
    readWord('given.rest', given['rest'] ?? 'deck', ['deck', 'discard']),
    setup !== null,
  )
  const turn = readSeat('given.turn', given['turn'] ?? 'p1', players)
  if (setup === null) startTurns(state, given, turn)
  else {
    checkNoTurns(given)
    startSetup(state, setup, { given, each, turn })
  }
  run(state, undefined)
  return state
}

function checkNoTurns(given: Fields): void {
  for (const field of TURN_FIELDS)
    if (field in given) throw new ScenarioError(`given.${field}`, 'is not possible in the set-up')
}

/** At the start of a turn, in a turn that has begun (VH-85), or in Ragnarök. */
function startTurns(state: State, given: Fields, turn: Seat): void {
  const { length: players } = state.players
  state.frames = [{ kind: 'setup', step: 4 }]
  if (given['ragnarok'] !== undefined && given['ragnarok'] !== false) {
    const all = given['ragnarok'] === true ? players : given['ragnarok']
    const left = readNumber('given.ragnarok', all, 1, players)
    state.ending = true
    const next = players - left
    state.frames.push({ kind: 'ragnarok', next, first: seatAfter(state, turn, -next) })
    return
  }
  const last = given['lastTurns']
  const left = last === undefined ? -1 : readNumber('given.lastTurns', last, 1, players)
  state.ending = left > 0 || readFlag('given.ending', given['ending'])
  if (!readFlag('given.begun', given['begun'])) {
    state.frames.push({ kind: 'rounds', turn, left })
    return
  }
  state.frames.push({ kind: 'rounds', turn, left: Math.max(-1, left - 1) })
  state.frames.push({ kind: 'turn', seat: turn, step: 1 })
}
