import { type Battle, choose, chooseHidden, type Fighter, playerOf } from './battle-state.ts'
import { isTactic, isWarrior, lokiLines, warriorCard } from './cards/index.ts'
import type { LokiBonus } from './cards/loki.ts'
import { takeGlory } from './glory.ts'
import {
  couldHold,
  drawCards,
  drawToHand,
  enterOpenly,
  leaveOpenly,
  stealRandom,
  takeOut,
} from './hand.ts'
import { returnTactic } from './jarls-after.ts'
import { cardWord, DONE, namedBy } from './oracle.ts'
import type { Outcome } from './outcome.ts'
import { joinSquad } from './squad.ts'
import { leaveTogether, pickGroup, sendableAfterLoss } from './valhalla.ts'

/** The loser takes the line that fits, one further down, or nothing (VH-56, VH-R26). */
export function trickOfLoki(battle: Battle, { winner, loser, difference }: Outcome): void {
  const { loki } = battle.position.modules
  if (loki === null || winner === null || loser === null) return
  const lines = lokiLines(loki)
  const fitting = lines.findIndex(({ from, to }) => from <= difference && difference <= to)
  const open = lines.flatMap(({ bonus }, at) =>
    fitting >= 0 && at >= fitting && isUseful(battle, winner, loser, bonus) ? [at] : [],
  )
  if (open.length === 0) return
  const answer = choose(battle, loser.seat, 'loki', [...open.map((at) => `line ${at}`), DONE])
  const bonus = lines[Number(namedBy(answer))]?.bonus
  if (bonus !== undefined) grant(battle, winner, loser, bonus)
}

/** A line that can do nothing is not on offer. */
function isUseful(battle: Battle, winner: Fighter, loser: Fighter, bonus: LokiBonus): boolean {
  const { deck, discard } = battle.position
  switch (bonus.kind) {
    case 'send':
    case 'send-all':
      return sendableAfterLoss(battle, loser).length > 0
    case 'steal':
    case 'winner-discards':
      return playerOf(battle, winner).hand.length > 0
    case 'draw':
    case 'keep':
      return deck.length > 0
    case 'top-tactic':
      return discard.some(isTactic)
    case 'return-tactic':
      return loser.tactics.length > 0
    case 'glory':
      return discard.some((card) => isWarrior(card) && warriorCard(card).glory <= bonus.count)
    case 'play':
      return couldHold(playerOf(battle, loser), isWarrior)
  }
}

function grant(battle: Battle, winner: Fighter, loser: Fighter, bonus: LokiBonus): void {
  const { position } = battle
  switch (bonus.kind) {
    case 'send-all':
      return leaveTogether(battle, loser, sendableAfterLoss(battle, loser))
    case 'send':
      return send(battle, loser, bonus.count, bonus.upTo)
    case 'steal':
      return stealRandom(battle, loser.seat, winner.seat)
    case 'winner-discards':
      return discardRandom(battle, winner)
    case 'draw':
      drawToHand(position, loser.seat, bonus.count)
      return
    case 'keep':
      return drawAndKeep(battle, loser, bonus.draw, bonus.keep)
    case 'top-tactic':
      return takeTopTactic(battle, loser)
    case 'return-tactic':
      return returnTactic(battle, loser, false)
    case 'glory':
      return takeGlory(battle, loser.seat, bonus.count)
    case 'play':
      return playWarrior(battle, loser)
  }
}

function send(battle: Battle, loser: Fighter, most: number, mayStop: boolean): void {
  const candidates = sendableAfterLoss(battle, loser)
  leaveTogether(battle, loser, pickGroup(battle, loser, candidates, { most, mayStop }))
}

function discardRandom(battle: Battle, winner: Fighter): void {
  const player = playerOf(battle, winner)
  const card = battle.oracle.randomCard(winner.seat, player.hand)
  leaveOpenly(player, card)
  battle.position.discard.push(card)
}

/** Those not kept are discarded in the order in which they were drawn (VH-R50). */
function drawAndKeep(battle: Battle, loser: Fighter, draw: number, keep: number): void {
  const drawn = [...drawCards(battle.position, draw)]
  const { hand } = playerOf(battle, loser)
  for (let kept = 0; kept < keep && drawn.length > 0; kept++) {
    const card = namedBy(choose(battle, loser.seat, 'keep', drawn.map(cardWord)))
    takeOut(drawn, card)
    hand.push(card)
  }
  battle.position.discard.push(...drawn)
}

function takeTopTactic(battle: Battle, loser: Fighter): void {
  const { discard } = battle.position
  const [card] = discard.splice(discard.findLastIndex(isTactic), 1)
  if (card !== undefined) enterOpenly(playerOf(battle, loser), card)
}

function playWarrior(battle: Battle, loser: Fighter): void {
  const player = playerOf(battle, loser)
  const answers = player.hand.filter(isWarrior).map(cardWord)
  const answer = chooseHidden(battle, loser.seat, 'play-bonus', answers)
  if (answer === DONE) return
  leaveOpenly(player, namedBy(answer))
  joinSquad(battle, loser.seat, namedBy(answer))
}
