import { type Battle, choose, chooseHidden, type Fighter, playerOf } from './battle-state.ts'
import { cardOf, isWarrior } from './cards/index.ts'
import { couldHold, drawToHand, leaveOpenly, stealRandom } from './hand.ts'
import { isSquadSmaller } from './jarl-power.ts'
import { cardWord, DONE } from './oracle.ts'
import { clockwiseFrom, playerAt } from './position.ts'
import { joinSquad } from './squad.ts'

/** The order before a battle (VH-R16, VH-R53, VH-R54). */
export function beforeBattle(battle: Battle): void {
  const others = bystanders(battle)
  for (const seat of others) nameWinner(battle, seat)
  for (const seat of others) support(battle, seat)
  callToBattle(battle, battle.attacker)
  silenceByGunnhild(battle)
  callToBattle(battle, battle.defender)
}

/** Those who do not fight, clockwise from the attacker's left. */
export function bystanders(battle: Battle): readonly number[] {
  const { attacker, defender } = battle
  return clockwiseFrom(battle.position, attacker.seat).filter(
    (seat) => seat !== attacker.seat && seat !== defender.seat,
  )
}

function nameWinner(battle: Battle, seat: number): void {
  const player = playerAt(battle.position, seat)
  if (player.jarl !== 'ragnhild') return
  const { attacker, defender } = battle
  const answers = [attacker, defender].map((fighter) => `seat p${fighter.seat + 1}`)
  const answer = choose(battle, seat, 'wager', [...answers, DONE])
  if (answer === DONE) return
  const named = answer === answers[0] ? attacker.seat : defender.seat
  battle.wager = { seat, named, small: player.squad.length <= 1 }
}

function support(battle: Battle, seat: number): void {
  const player = playerAt(battle.position, seat)
  const canHelp = (card: string) => supported(battle, card).length > 0
  if (!battle.position.modules.thor || !couldHold(player, canHelp)) return
  const answers = player.hand.flatMap((card) =>
    supported(battle, card).map((fighter) => `support ${card} p${fighter.seat + 1}`),
  )
  const answer = chooseHidden(battle, seat, 'thor', answers)
  if (answer === DONE) return
  const [, card = '', name] = answer.split(' ')
  const { attacker, defender } = battle
  const fighter = name === `p${attacker.seat + 1}` ? attacker : defender
  leaveOpenly(player, card)
  battle.supports.push({ card, by: seat, forSeat: fighter.seat })
  helpBy(battle, card, fighter)
}

/** The fighters who meet the condition of a Thor card (VH-60). */
function supported(battle: Battle, id: string): readonly Fighter[] {
  const card = cardOf(id)
  if (card.kind !== 'thor') return []
  const { attacker, defender } = battle
  const equal = !isSquadSmaller(battle, attacker) && !isSquadSmaller(battle, defender)
  const fits = (fighter: Fighter) =>
    isSquadSmaller(battle, fighter) || (equal && card.condition === 'no-more')
  return [attacker, defender].filter(fits)
}

function helpBy(battle: Battle, id: string, fighter: Fighter): void {
  const card = cardOf(id)
  if (card.kind !== 'thor') return
  const { attacker, defender } = battle
  const foe = fighter === attacker ? defender : attacker
  if (card.effect === 'draw') drawToHand(battle.position, fighter.seat, 1)
  if (card.effect === 'steal') stealRandom(battle, fighter.seat, foe.seat)
  if (card.effect === 'reroll') fighter.freeRerolls++
  if (card.effect === 'die') fighter.thorDice++
  fighter.thorStrength += card.strength
}

/** Any number of Calls to Battle, one after another (VH-34, VH-72). */
function callToBattle(battle: Battle, fighter: Fighter): void {
  const player = playerOf(battle, fighter)
  const isCall = (card: string) => card === 'call-to-battle'
  const { modules, discard } = battle.position
  while (modules.dwarves && discard.some(isWarrior) && couldHold(player, isCall)) {
    const answers = player.hand.filter(isCall).map(cardWord)
    if (chooseHidden(battle, fighter.seat, 'before-battle', answers) === DONE) return
    leaveOpenly(player, 'call-to-battle')
    fighter.tactics.push('call-to-battle')
    const at = discard.findLastIndex(isWarrior)
    const [called = ''] = discard.splice(at, 1)
    joinSquad(battle, fighter.seat, called)
  }
}

function silenceByGunnhild(battle: Battle): void {
  const { attacker, defender } = battle
  if (playerOf(battle, attacker).jarl !== 'gunnhild') return
  defender.jarl.extended = false
  if (isSquadSmaller(battle, attacker)) defender.jarl.base = false
}
