import { type Battle, choose, type Fighter, foeOf, playerOf } from './battle-state.ts'
import { bystanders } from './before.ts'
import { drawToHand, enterOpenly, leaveOpenly, leaveUnseen, stealRandom, takeOut } from './hand.ts'
import { hasPower } from './jarl-power.ts'
import { cardWord, DONE, namedBy } from './oracle.ts'
import type { Outcome } from './outcome.ts'
import { playerAt } from './position.ts'
import { leaveTogether, pickGroup, sendableAfterLoss } from './valhalla.ts'

/** Jarls after a battle: the attacker's, the defender's, then those who watched (VH-R17, VH-R53). */
export function jarlsAfterBattle(battle: Battle, outcome: Outcome): void {
  for (const fighter of [battle.attacker, battle.defender]) {
    if (outcome.winner === fighter) winnersJarl(battle, fighter, outcome.difference)
    if (outcome.loser === fighter) losersJarl(battle, fighter, outcome.difference)
  }
  for (const seat of bystanders(battle)) watchersJarl(battle, seat, outcome)
}

/** Astrid takes a card, and chooses it after a win by 8 or more. */
function winnersJarl(battle: Battle, fighter: Fighter, difference: number): void {
  const loser = foeOf(battle, fighter)
  const { hand } = playerOf(battle, loser)
  if (!hasPower(battle, fighter, 'astrid', 'base') || hand.length === 0) return
  if (difference < 8 || !hasPower(battle, fighter, 'astrid', 'extended')) {
    return stealRandom(battle, fighter.seat, loser.seat)
  }
  const card = namedBy(choose(battle, fighter.seat, 'steal', hand.map(cardWord)))
  leaveUnseen(playerOf(battle, loser), card)
  playerOf(battle, fighter).hand.push(card)
}

function losersJarl(battle: Battle, fighter: Fighter, difference: number): void {
  if (hasPower(battle, fighter, 'einar', 'extended')) returnTactic(battle, fighter)
  if (playerOf(battle, fighter).jarl === 'halfdan') sendByHalfdan(battle, fighter, difference)
}

/** A tactic played in this battle goes back into the hand. */
export function returnTactic(battle: Battle, fighter: Fighter): void {
  if (fighter.tactics.length === 0) return
  const answers = fighter.tactics.map(cardWord)
  const answer = choose(battle, fighter.seat, 'return-tactic', [...answers, DONE])
  if (answer === DONE) return
  takeOut(fighter.tactics, namedBy(answer))
  enterOpenly(playerOf(battle, fighter), namedBy(answer))
}

/**
 * Halfdan sends one after a lost attack, or up to two after a narrow loss (VH-R51). Up to two are
 * one as well, so that there is no half to choose.
 */
function sendByHalfdan(battle: Battle, fighter: Fighter, difference: number): void {
  const candidates = sendableAfterLoss(battle, fighter)
  if (candidates.length === 0) return
  const base = hasPower(battle, fighter, 'halfdan', 'base') && fighter.attacking
  const extended = hasPower(battle, fighter, 'halfdan', 'extended') && difference <= 4
  if (!base && !extended) return
  const group = pickGroup(battle, fighter, candidates, extended ? 2 : 1)
  leaveTogether(battle, fighter, group)
}

/** Ragnhild and Ivar. */
function watchersJarl(battle: Battle, seat: number, { winner, loser }: Outcome): void {
  const { wager } = battle
  if (wager?.seat === seat && winner?.seat === wager.named) {
    drawAndDiscard(battle, seat, wager.small ? 2 : 1)
  }
  // Where the attacker arms nobody, the rulebook says, no battle takes place.
  if (playerAt(battle.position, seat).jarl !== 'ivar' || winner === null) return
  if (loser === battle.attacker) drawToHand(battle.position, seat, 1)
  else drawAndDiscard(battle, seat, 1)
}

/** With an empty deck there is nothing to draw and nothing to discard (VH-R53). */
function drawAndDiscard(battle: Battle, seat: number, count: number): void {
  const player = playerAt(battle.position, seat)
  if (battle.position.deck.length === 0) return
  drawToHand(battle.position, seat, count)
  const card = namedBy(choose(battle, seat, 'discard-card', player.hand.map(cardWord)))
  leaveOpenly(player, card)
  battle.position.discard.push(card)
}
