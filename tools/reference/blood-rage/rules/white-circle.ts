import type { Battle, Side } from './battle.ts'
import { cardOf } from './cards.ts'
import type { ClanOnTable } from './position.ts'
import { play } from './reveal.ts'
import { ask, clanAt, type Table } from './table.ts'

/** BR-6.5: from the pillager, round after round, until all have declined in a row. */
export function addWhiteCircles({ table, sides }: Battle): void {
  for (let turn = 0, declined = 0; declined < sides.length; turn++) {
    const side = sides[turn % sides.length]
    if (side === undefined) return
    declined = addsOne(table, side) ? 0 : declined + 1
  }
}

function addsOne(table: Table, side: Side): boolean {
  const clan = clanAt(table, side.seat)
  if (isKnownToHaveNone(table, clan)) return false
  const options = clan.hand.filter(hasWhiteCircle).map((card) => `card ${card}`)
  const answer = ask(table, 'white-circle', side.seat, [...options, 'decline'])
  if (answer === 'decline') return false
  play(table, side, answer.slice('card '.length))
  table.notes.push('white circle added')
  return true
}

/** BR-6.24: who is asked must not tell what they hold, so all are whose hand might hold one. */
function isKnownToHaveNone({ board }: Table, clan: ClanOnTable): boolean {
  if (board.age === 1) return true
  return clan.hand.length === clan.shown.length && !clan.hand.some(hasWhiteCircle)
}

function hasWhiteCircle(card: string): boolean {
  return cardOf(card).white
}
