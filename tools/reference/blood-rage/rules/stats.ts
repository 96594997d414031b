import { type ClanOnTable, STATS, type Stat } from './position.ts'
import { choose, clanAt, type Table } from './table.ts'

/** BR-1.5. The Rage row is not needed: a step in Rage gives no Rage to spend now (BR-6.12). */
const TRACKS = { axes: [3, 4, 5, 6, 8, 8], horns: [4, 5, 6, 7, 10, 10] } as const
const LAST_STEP = 6
const MOST_RAGE = 12

export function valueOn(clan: Pick<ClanOnTable, 'steps'>, stat: 'axes' | 'horns'): number {
  return TRACKS[stat][clan.steps[stat] - 1] ?? 0
}

/** Beyond the last step nothing happens (BR-1.5). */
export function raise(clan: ClanOnTable, stat: Stat): void {
  clan.steps[stat] = Math.min(LAST_STEP, clan.steps[stat] + 1)
}

/** The clan raises a stat of its choice that can still rise (BR-11.19). */
export function raiseAny(table: Table, seat: number, except: readonly string[] = []): void {
  const clan = clanAt(table, seat)
  const open = STATS.filter((stat) => clan.steps[stat] < LAST_STEP && !except.includes(stat))
  const options = open.map((stat) => `stat ${stat}`)
  if (open.length === 1) table.notes.push('a single stat left to rise')
  const answer = choose(table, 'raise-stat', seat, options)
  const stat = open.find((one) => `stat ${one}` === answer)
  if (stat !== undefined) raise(clan, stat)
}

/** Rage beyond 12 is lost (BR-1.5). */
export function gainRage(clan: ClanOnTable, amount: number): void {
  clan.rage = Math.min(MOST_RAGE, clan.rage + amount)
}
