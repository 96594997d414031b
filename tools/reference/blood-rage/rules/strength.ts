import { CARDS } from './cards.ts'
import { fighters } from './figures.ts'
import type { Province } from './map.ts'
import type { ClanOnTable, Figure } from './position.ts'
import { owns } from './upgrades.ts'

const WARRIOR = 1
const LEADER = 3
const SHIP = 2
/** The Dark Elf counts this while it stands in Yggdrasil (BR-11.1). */
const DARK_ELF_AT_HOME = 3

const MONSTERS: ReadonlyMap<string, number> = new Map(
  [...CARDS.values()]
    .filter(({ slot }) => slot === 'monster')
    .map(({ name, number }) => [name, number]),
)

/** What the clan's figures in the province and its fjord count together (BR-6.6). */
export function strengthIn(clan: ClanOnTable, province: Province): number {
  const figures = fighters(clan, province)
  const warriors = figures.filter(({ kind }) => kind === 'warrior').length
  const others = figures.filter(({ kind }) => kind !== 'warrior')
  return others.reduce((sum, figure) => sum + strengthOf(figure), ofWarriors(clan, warriors))
}

/** Lords and Dragons leave Leader and Ship at the STR they have. */
function strengthOf({ kind, place }: Figure): number {
  if (kind === 'leader') return LEADER
  if (kind === 'ship') return SHIP
  if (kind === 'dark-elf' && place === 'yggdrasil') return DARK_ELF_AT_HOME
  return MONSTERS.get(kind) ?? 0
}

/** BR-11.2. Warriors stand on land only, so those of one battle are in the same province. */
function ofWarriors(clan: ClanOnTable, count: number): number {
  const pairs = Math.floor(count / 2)
  const left = count % 2
  if (owns(clan, 'brothers-in-arms')) return pairs * 3 + left
  if (owns(clan, 'masters-in-arms')) return pairs * 6 + left * 2
  return count * (owns(clan, 'experts-in-arms') ? 2 : WARRIOR)
}
