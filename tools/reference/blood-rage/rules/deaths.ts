import type { Battle, Side } from './battle.ts'
import { isShip } from './figures.ts'
import type { ClanOnTable } from './position.ts'
import { clanAt } from './table.ts'
import { speaks } from './texts.ts'
import { owns } from './upgrades.ts'

const DRAGONS = [
  ['lokis-dragons', 4],
  ['fire-dragons', 8],
  ['eternal-dragons', 12],
] as const

/** Glory for all deaths of the battle, whoever won it and whenever they died. */
export function payForDeaths(battle: Battle): void {
  for (const side of battle.sides) {
    const clan = clanAt(battle.table, side.seat)
    const parts = {
      judgement: forAll(battle, side),
      enemies: forEnemies(battle, side, clan),
      ships: forShips(battle, side, clan),
    }
    for (const [name, glory] of Object.entries(parts)) {
      clan.glory += glory
      if (glory > 0) battle.table.notes.push(`deaths paid: ${name}`)
    }
  }
}

function forAll({ deaths }: Battle, side: Side): number {
  return speaks(side, 'odins-judgement') ? 2 * deaths.length : 0
}

function forEnemies({ deaths }: Battle, side: Side, clan: ClanOnTable): number {
  const enemies = deaths.filter(({ seat }) => seat !== side.seat).length
  const forValkyrie = side.valkyrie ? 2 * enemies : 0
  return forValkyrie + (owns(clan, 'thors-glory') && enemies >= 2 ? 2 : 0)
}

function forShips({ deaths }: Battle, side: Side, clan: ClanOnTable): number {
  const ships = deaths.filter(
    ({ seat, kind }) => seat === side.seat && isShip({ kind, place: 'valhalla' }),
  )
  const paid = DRAGONS.filter(([name]) => owns(clan, name)).map(([, glory]) => glory)
  return ships.length * paid.reduce((sum: number, glory) => sum + glory, 0)
}
