import { ScenarioError } from '@meadhall/kernel'
import type { ClanId } from '../ids.ts'
import { BOARD, type Place, PROVINCES } from '../map.ts'
import { figuresOnBoard, isOpen, roomIn } from '../queries/figures.ts'
import { HORNS, statValue } from '../queries/stats.ts'
import type { ClanState, State } from '../state.ts'
import { putFigures } from './figures.ts'
import { type Fields, readClanFigures, readList, readPlace } from './words.ts'

/** Puts the figures on the board; refuses more than villages (BR-1.2) or Horns (BR-5.7) allow. */
export function fillBoard(state: State, board: Fields): void {
  for (const [name, value] of Object.entries(board)) {
    const path = `given.board.${name}`
    const place = readPlace(path, name)
    if (place >= BOARD) throw new ScenarioError(path, 'is not on the board')
    for (const words of readList(path, value)) {
      const { clan, figure, count } = readClanFigures(path, words)
      putFigures(clanNamed(state, clan, path), { figure, count }, place, path)
    }
    checkRoom(state, place, path)
  }
  for (const clan of state.clans) checkHorns(clan)
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

function checkHorns(clan: Readonly<ClanState>): void {
  const figures = figuresOnBoard(clan)
  const horns = statValue(clan, HORNS)
  if (figures <= horns) return
  throw new ScenarioError(
    'given.board',
    `${clan.clan} has ${figures} figures on the board, its Horns allow ${horns}`,
  )
}
