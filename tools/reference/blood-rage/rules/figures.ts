import { battlefield, type Place, type Province, villagesOf } from './map.ts'
import type { ClanOnTable, Figure } from './position.ts'
import { valueOn } from './stats.ts'
import type { Table } from './table.ts'

/** Ships never move and stand in fjords only; the Sea Serpent is one too (BR-11.4). */
export function isShip({ kind }: Figure): boolean {
  return kind === 'ship' || kind === 'sea-serpent'
}

export function figuresAt(clan: ClanOnTable, places: readonly Place[]): ClanOnTable['figures'] {
  return clan.figures.filter(({ place }) => places.includes(place))
}

/** The clan's figures in the province and in its fjord. */
export function fighters(clan: ClanOnTable, province: Province): ClanOnTable['figures'] {
  return figuresAt(clan, battlefield(province))
}

/** Ragnarök's provinces take nobody in (BR-2.4); elsewhere each village holds one figure. */
export function hasRoom({ board }: Table, province: Province): boolean {
  if (board.destroyed.includes(province)) return false
  const taken = board.clans.flatMap((clan) => figuresAt(clan, [province])).length
  return taken < villagesOf(province)
}

/** Horns say how many figures may be on the board (BR-5.7). */
export function mayBringMore(clan: ClanOnTable): boolean {
  const away: readonly Place[] = ['reserve', 'valhalla']
  const onBoard = clan.figures.filter(({ place }) => !away.includes(place)).length
  return onBoard < valueOn(clan, 'horns')
}

export function inWords({ kind, place }: Figure): string {
  return `figure ${kind} ${place}`
}
