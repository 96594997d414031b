import type { Battle, Side } from './battle.ts'
import { gainRage, raiseAny, valueOn } from './stats.ts'
import { clanAt } from './table.ts'
import { speaks } from './texts.ts'

/** BR-6.11: Glory for Axes, then the texts for winning. */
export function payWinner({ table }: Battle, winner: Side): void {
  const clan = clanAt(table, winner.seat)
  clan.glory += valueOn(clan, 'axes')
  if (speaks(winner, 'thors-hammer')) clan.glory += 3
  if (speaks(winner, 'thors-oath')) raiseAny(table, winner.seat)
  if (speaks(winner, 'thors-ascension')) {
    gainRage(clan, 3)
    clan.glory += 3
  }
}
