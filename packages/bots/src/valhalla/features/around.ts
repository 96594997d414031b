import {
  countCards,
  isWarrior,
  LOKI,
  MONSTERS,
  monsterSide,
  monsterSideAt,
  type Options,
  roomInValhalla,
  stageOf,
  warriorGlory,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { add, type Sparse } from '../../network/sparse.ts'
import type { Sight } from '../table.ts'
import { layout } from './layout.ts'
import { stepOf } from './player.ts'
import { prospectOf } from './prospect.ts'

const MOST_PLAYERS = 6
const STAGES = ['setup', 'turns', 'last', 'battle', 'ragnarok', 'over']
/** Rounds that the deck still lasts, told one by one up to here. */
const MOST_ROUNDS = 12
const FLAGS = [
  'loki',
  'thor',
  'valkyries',
  'dwarves',
  'tyr',
  'king',
  'simple',
  'handDraft',
  'firstGame',
] as const satisfies readonly (keyof Options)[]
const MOST_STACK = 7

/** What is the same for all: the deck, the stage, the modules, and the monster of one alone. */
export const AROUND = layout({
  players: MOST_PLAYERS,
  deck: 1,
  rounds: MOST_ROUNDS + 1,
  discarded: 1,
  discardedTactics: 1,
  stages: STAGES.length,
  ending: 1,
  lastTurns: 1,
  flags: FLAGS.length,
  cooperation: 1,
  alliance: 1,
  lokiCards: LOKI.length,
  grey: 1,
  monsters: MONSTERS.length,
  difficulty: 1,
  stack: MOST_STACK,
  fought: 1,
  next: 1,
  standing: 8,
  room: 1,
  covered: 1,
  lastStand: 1,
  turnsEach: 1,
})

const PLACES = AROUND.at

/** Tells what lies around the players, beginning at `from`. */
export function tellAround(table: Sight, seat: Seat, into: Sparse, from: number): void {
  const count = table.players.length
  add(into, from + PLACES.players + count - 1, 1)
  tellDeck(table, into, from)
  tellStage(table, into, from)
  FLAGS.forEach((flag, index) => {
    if (table.options[flag]) add(into, from + PLACES.flags + index, 1)
  })
  if (table.options.pairs === 'cooperation') add(into, from + PLACES.cooperation, 1)
  if (table.options.pairs === 'alliance') add(into, from + PLACES.alliance, 1)
  const loki = LOKI.findIndex(({ id }) => id === table.loki)
  if (loki >= 0) add(into, from + PLACES.lokiCards + loki, 1)
  add(into, from + PLACES.grey, table.grey)
  tellMonster(table, seat, into, from)
}

function tellDeck(table: Sight, into: Sparse, from: number): void {
  const deck = countCards(table.deck)
  const drawn = table.options.valkyries ? 3 : 2
  const rounds = Math.min(MOST_ROUNDS, Math.ceil(deck / (drawn * table.players.length)))
  const tactics = table.discard.reduce((sum, card) => sum + (isWarrior(card) ? 0 : 1), 0)
  add(into, from + PLACES.deck, deck >> 1)
  add(into, from + PLACES.rounds + rounds, 1)
  add(into, from + PLACES.discarded, table.discard.length >> 2)
  add(into, from + PLACES.discardedTactics, tactics >> 1)
}

function tellStage(table: Sight, into: Sparse, from: number): void {
  const stage = STAGES.findIndex((name) => stageOf(table, 0).key === `stage.${name}`)
  if (stage >= 0) add(into, from + PLACES.stages + stage, 1)
  if (table.ending) add(into, from + PLACES.ending, 1)
  for (const frame of table.frames)
    if (frame.kind === 'rounds' && frame.left > 0) add(into, from + PLACES.lastTurns, frame.left)
}

/** The monster that one alone fights: what it takes, and what there is. */
function tellMonster(table: Sight, seat: Seat, into: Sparse, from: number): void {
  const { monster } = table
  if (monster === null) return
  const left = monster.stack.length
  const fought = monsterSide(table)?.strength ?? 0
  const { squad, jarl } = at(table.players, seat)
  const mine = prospectOf(squad, jarl, 0).strength + warriorGlory(table, seat)
  add(into, from + PLACES.monsters + MONSTERS.indexOf(monster.id), 1)
  add(into, from + PLACES.difficulty, table.options.difficulty)
  add(into, from + PLACES.stack + Math.min(left, MOST_STACK - 1), 1)
  add(into, from + PLACES.fought, fought)
  add(into, from + PLACES.next, monsterSideAt(monster, 1)?.strength ?? 0)
  add(into, from + PLACES.standing + stepOf(mine - fought), 1)
  if (left > 0) add(into, from + PLACES.room, roomInValhalla(table, seat))
  add(into, from + PLACES.covered, monster.covered.filter(Boolean).length)
  if (monster.lastStand) add(into, from + PLACES.lastStand, 1)
  add(into, from + PLACES.turnsEach, Math.floor(countCards(table.deck) / (3 * Math.max(1, left))))
}
