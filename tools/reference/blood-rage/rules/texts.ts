import { type Battle, opponentsOf, type Side } from './battle.ts'
import { cardOf } from './cards.ts'
import { odinsSmite, odinsTide } from './odin.ts'
import { reveal } from './reveal.ts'

/** Whether the side lies behind a card of this name whose text is heard. */
export function speaks(side: Side, name: string): boolean {
  return side.played.some((played) => played.speaks && cardOf(played.card).name === name)
}

/** BR-6.13: cards are revealed, and revealed anew after each Watch; then the last ones' texts. */
export function revealAndCarryOut(battle: Battle): void {
  do {
    reveal(battle)
    primacy(battle)
  } while (watch(battle))
  for (const side of battle.sides) beforeTotals(battle, side)
}

/** The first Primacy silences all others, another Primacy included. */
function primacy(battle: Battle): void {
  const first = battle.sides.find((side) => speaks(side, 'thors-primacy'))
  if (first === undefined) return
  battle.table.notes.push('primacy')
  if (opponentsOf(battle, first).some((side) => speaks(side, 'thors-primacy')))
    battle.table.notes.push('primacy against primacy')
  for (const { played } of opponentsOf(battle, first))
    for (const card of played) card.speaks = false
}

/** BR-6.14, BR-6.22: the first Watch sweeps everything away, itself too; whether there was one. */
function watch(battle: Battle): boolean {
  const owner = battle.sides.find((side) => speaks(side, 'heimdalls-watch'))
  if (owner === undefined) return false
  const { board, notes } = battle.table
  const clan = board.clans[owner.seat]
  for (const { played } of battle.sides) {
    for (const { card, bonus } of played.splice(0)) {
      if (clan !== undefined) clan.glory += bonus
      board.discard.push(card)
    }
  }
  notes.push('watch')
  return true
}

function beforeTotals(battle: Battle, side: Side): void {
  if (speaks(side, 'odins-smite')) odinsSmite(battle, side)
  if (speaks(side, 'odins-tide')) odinsTide(battle)
}
