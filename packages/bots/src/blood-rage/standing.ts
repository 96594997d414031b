import {
  type CardId,
  cardOf,
  figuresAround,
  figuresInValhalla,
  figuresOnBoard,
  fjordOf,
  LEADER,
  legendGlory,
  PROVINCES,
  strengthIn,
  UNITS,
} from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import type { Seen, SeenClan } from './seen-by.ts'

/** The figures of one clan that lie open, worked out once for all inputs. */
export interface Standing {
  readonly strength: Int16Array
  onBoard: number
  inValhalla: number
  /** Glory for each figure that is released. */
  release: number
  /** Glory for each figure at the end. */
  atEnd: number
  doomed: number
  leads: number
}

const MOST_CLANS = 4

/** One for each clan from the seat on; used again for every position. */
export const standings: readonly Standing[] = Array.from({ length: MOST_CLANS }, () => ({
  strength: new Int16Array(PROVINCES),
  onBoard: 0,
  inValhalla: 0,
  release: 0,
  atEnd: 0,
  doomed: 0,
  leads: 0,
}))

export function measure(table: Seen, clan: SeenClan, into: Standing): void {
  into.onBoard = figuresOnBoard(clan)
  into.inValhalla = figuresInValhalla(clan)
  into.doomed = figuresAround(clan, at(table.dooms, table.age - 1))
  into.leads = 0
  into.release = 0
  into.atEnd = 0
  for (const card of clan.upgrades) if (card !== null) addUpgrade(card, into)
  for (let province = 0; province < PROVINCES; province++) {
    into.strength[province] = isNear(clan, province) ? strengthIn(clan, province) : 0
  }
}

function addUpgrade(card: CardId, into: Standing): void {
  const { does } = cardOf(card)
  into.release += does.gloryPerRelease ?? 0
  into.atEnd += does.gloryPerFigureAtEnd ?? 0
}

/** Whether a clan has a figure in a province or its fjord: most have none, and need no sum. */
function isNear(clan: SeenClan, province: number): boolean {
  if (at(clan.warriors, province) > 0) return true
  const fjord = fjordOf(province)
  for (let unit = LEADER; unit < UNITS; unit++) {
    const place = clan.singles[unit - 1]
    if (place === province || place === fjord) return true
  }
  return false
}

/** The most STR of other clans than the one at an offset from the seat. */
export function bestOther(offset: number, clans: number, province: number): number {
  let most = 0
  for (let other = 0; other < clans; other++) {
    if (other !== offset) most = Math.max(most, strengthAt(other, province))
  }
  return most
}

export function strengthAt(offset: number, province: number): number {
  return at(standings, offset).strength[province] ?? 0
}

/** Glory that is as good as won: what lies on the track, and what legends and figures pay at the end. */
export function gloryInSight(clan: SeenClan, standing: Standing): number {
  let glory =
    clan.glory + standing.inValhalla * standing.release + standing.onBoard * standing.atEnd
  for (const step of clan.steps) glory += legendGlory(step)
  return glory
}
