import { type Battle, drawUp, type Side } from './battle.ts'
import { blessLoser } from './blessing.ts'
import { callToBattle } from './call.ts'
import { payForDeaths } from './deaths.ts'
import { destroy } from './destruction.ts'
import { fighters } from './figures.ts'
import { moveLeaderOn } from './lord-of-hammers.ts'
import type { Province } from './map.ts'
import { rewardPillage } from './reward.ts'
import { recoverOrDiscard, takeBack, takeFromWinner } from './spoils.ts'
import { ask, clanAt, type Table } from './table.ts'
import { revealAndCarryOut, speaks } from './texts.ts'
import { winnerOf } from './totals.ts'
import { owns } from './upgrades.ts'
import { addWhiteCircles } from './white-circle.ts'
import { payWinner } from './winning.ts'

const INSTANT_PILLAGE = 2

/** Chapter 6, from the call to battle on. */
export function playPillage(table: Table, pillager: number, province: Province): void {
  callToBattle(table, pillager, province)
  const battle = drawUp(table, province, pillager)
  if (battle.sides.length > 1) return fight(battle)
  // BR-6.2: without an enemy there is no battle, and no Glory for one.
  table.notes.push('no enemy')
  rewardPillage(table, pillager, province, false)
  moveLeaderOn(table, pillager, province)
}

function fight(battle: Battle): void {
  revealAndCarryOut(battle)
  addWhiteCircles(battle)
  const winner = winnerOf(battle)
  noteResult(battle, winner)
  settleCards(battle, winner)
  for (const { seat } of losersOf(battle, winner))
    destroy(battle, seat, fighters(clanAt(battle.table, seat), battle.province))
  if (winner !== null) rewardWinner(battle, winner)
  payForDeaths(battle)
  for (const { seat } of losersOf(battle, winner)) blessAndPillage(battle, seat)
  if (winner?.seat === battle.pillager) moveLeaderOn(battle.table, winner.seat, battle.province)
}

function noteResult({ table, province, pillager }: Battle, winner: Side | null): void {
  if (winner === null) return void table.notes.push('tie')
  table.notes.push(winner.seat === pillager ? 'won by the pillager' : 'won by another')
  // BR-6.7.
  if (fighters(clanAt(table, winner.seat), province).length === 0)
    table.notes.push('won without a figure')
}

/** After a tie there are only losers (BR-6.6). */
function losersOf({ sides }: Battle, winner: Side | null): readonly Side[] {
  return sides.filter((side) => side !== winner)
}

function settleCards(battle: Battle, winner: Side | null): void {
  takeBack(battle, losersOf(battle, winner))
  if (winner === null) return
  recoverOrDiscard(battle.table, winner.seat, takeFromWinner(battle, winner))
}

/** BR-6.10, BR-6.11: the reward of a pillager who won, then what everybody gets for winning. */
function rewardWinner(battle: Battle, winner: Side): void {
  const grace = speaks(winner, 'friggas-grace')
  if (winner.seat === battle.pillager)
    rewardPillage(battle.table, winner.seat, battle.province, grace)
  payWinner(battle, winner)
}

/** Thor's Domain works in its owner's turn, which is the pillager's (BR-11.16). */
function blessAndPillage({ table, province, pillager }: Battle, seat: number): void {
  if (!blessLoser(table, seat, province) || seat !== pillager) return
  const clan = clanAt(table, seat)
  if (!owns(clan, 'thors-domain') || clan.rage < INSTANT_PILLAGE) return
  if (table.board.pillaged.includes(province)) return
  if (ask(table, 'instant-pillage', seat, ['accept', 'decline']) === 'decline') return
  clan.rage -= INSTANT_PILLAGE
  table.notes.push('pillaged again at once')
  playPillage(table, seat, province)
}
