import { type Battle, choose, chooseHidden, type Fighter, playerOf } from './battle-state.ts'
import { isTactic, isWarrior, lokiLines } from './cards/index.ts'
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
  if (fitting < 0) return
  const open = lines.flatMap((_, at) => (at >= fitting ? [`line ${at}`] : []))
  const answer = choose(battle, loser.seat, 'loki', [...open, DONE])
  const bonus = lines[Number(namedBy(answer))]?.bonus
  if (bonus !== undefined) grant(battle, winner, loser, bonus)
}

function grant(battle: Battle, winner: Fighter, loser: Fighter, bonus: LokiBonus): void {
  const { position } = battle
  switch (bonus.kind) {
    case 'send-all':
      return leaveTogether(battle, loser, sendableAfterLoss(battle, loser))
    case 'send':
      return send(battle, loser, bonus.count)
    case 'steal':
      return stealRandom(battle, loser.seat, winner.seat)
    case 'winner-discards':
      return discardRandom(battle, winner)
    case 'draw':
      return drawToHand(position, loser.seat, bonus.count)
    case 'keep':
      return drawAndKeep(battle, loser, bonus.draw, bonus.keep)
    case 'top-tactic':
      return takeTopTactic(battle, loser)
    case 'return-tactic':
      return returnTactic(battle, loser)
    case 'glory':
      return takeGlory(battle, loser.seat, bonus.count)
    case 'play':
      return playWarrior(battle, loser)
  }
}

/** Who has taken a line may still send nobody: nothing is what may be taken too (VH-56). */
function send(battle: Battle, loser: Fighter, most: number): void {
  const candidates = sendableAfterLoss(battle, loser)
  leaveTogether(battle, loser, pickGroup(battle, loser, candidates, most))
}

function discardRandom(battle: Battle, winner: Fighter): void {
  const player = playerOf(battle, winner)
  if (player.hand.length === 0) return
  const card = battle.oracle.randomCard(winner.seat, player.hand, 'discarded')
  leaveOpenly(player, card)
  battle.position.discard.push(card)
}

/** Those not kept are discarded in the order in which they were drawn (VH-R50). */
function drawAndKeep(battle: Battle, loser: Fighter, draw: number, keep: number): void {
  const drawn = [...drawCards(battle.position, draw)]
  const { hand } = playerOf(battle, loser)
  if (drawn.length <= keep) hand.push(...drawn.splice(0))
  for (let kept = 0; kept < keep && drawn.length > 0; kept++) {
    const card = namedBy(choose(battle, loser.seat, 'keep', drawn.map(cardWord)))
    takeOut(drawn, card)
    hand.push(card)
  }
  battle.position.discard.push(...drawn)
}

function takeTopTactic(battle: Battle, loser: Fighter): void {
  const { discard } = battle.position
  const at = discard.findLastIndex(isTactic)
  const [card] = at < 0 ? [] : discard.splice(at, 1)
  if (card !== undefined) enterOpenly(playerOf(battle, loser), card)
}

function playWarrior(battle: Battle, loser: Fighter): void {
  const player = playerOf(battle, loser)
  if (!couldHold(player, isWarrior)) return
  const answers = player.hand.filter(isWarrior).map(cardWord)
  const answer = chooseHidden(battle, loser.seat, 'play-bonus', answers)
  if (answer === DONE) return
  leaveOpenly(player, namedBy(answer))
  joinSquad(battle, loser.seat, namedBy(answer))
}
