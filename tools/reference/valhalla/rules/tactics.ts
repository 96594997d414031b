import { type Battle, choose, type Fighter, foeOf, playerOf } from './battle-state.ts'
import { cardOf } from './cards/index.ts'
import type { TacticCard } from './cards/tactics.ts'
import { dieWord, rollable, rollDice, spendDie, takeGrey } from './dice.ts'
import { leaveOpenly } from './hand.ts'
import { isSquadSmaller } from './jarl-power.ts'
import { exchangeWeapons, hasMiss } from './misses.ts'
import { namedBy } from './oracle.ts'
import { canTakeRoad, takeRoad } from './road.ts'

/** Every tactic that may be played in this phase, with the die it costs. */
export function tacticWords(battle: Battle, fighter: Fighter): readonly string[] {
  return playerOf(battle, fighter).hand.flatMap((id) => {
    const card = cardOf(id)
    if (card.kind !== 'tactic' || !isPlayable(battle, fighter, card)) return []
    if (card.tactic !== 'heroic-attack') return [`tactic ${id}`]
    return payments(fighter, card).map((die) => `tactic ${id} ${die}`)
  })
}

/** Heroic Attack costs a free die, a certain one for +4; a delivery will do (VH-R4). */
function payments(fighter: Fighter, card: TacticCard): readonly string[] {
  const fits = fighter.dice.filter((die) => card.weapon === null || die.face === card.weapon)
  return fits.map(dieWord)
}

function isPlayable(battle: Battle, fighter: Fighter, card: TacticCard): boolean {
  switch (card.tactic) {
    case 'fury-of-the-few':
      return isSquadSmaller(battle, fighter)
    case 'new-weapons':
      return battle.position.grey > 0
    case 'push-back-the-enemy':
      return rollable(fighter).length > 0
    case 'weapon-exchange':
      return hasMiss(fighter)
    case 'cut-off-from-the-leader':
      return fighter.attacking
    case 'road-to-valhalla':
      return !fighter.attacking && canTakeRoad(battle)
    case 'call-to-battle':
      return false
    case 'fury':
    case 'heroic-attack':
    case 'weapon-delivery':
    case 'war-cry-squad':
    case 'war-cry-activation':
      return true
  }
}

/** Strength is added when the phase is added up; here the rest of a tactic happens (VH-R7). */
export function playTactic(battle: Battle, fighter: Fighter, answer: string): void {
  const [, id = '', die] = answer.split(' ')
  const card = cardOf(id)
  if (card.kind !== 'tactic') throw new Error(`"${id}" is no tactic`)
  leaveOpenly(playerOf(battle, fighter), id)
  fighter.tactics.push(id)
  if (die !== undefined) spendDie(battle, fighter, die)
  if (card.tactic === 'weapon-delivery' && card.weapon !== null) {
    fighter.dice.push({ face: card.weapon, kind: 'delivery' })
  }
  if (card.tactic === 'new-weapons') takeNewWeapon(battle, fighter)
  if (card.tactic === 'push-back-the-enemy') fighter.freeRerolls += 2
  if (card.tactic === 'weapon-exchange') exchangeWeapons(battle, fighter)
  if (card.tactic === 'cut-off-from-the-leader') cutOff(foeOf(battle, fighter))
  if (card.tactic === 'road-to-valhalla') takeRoad(battle)
}

function takeNewWeapon(battle: Battle, fighter: Fighter): void {
  const rolled = rollDice(battle, fighter.seat, takeGrey(battle, 2))
  const answers = rolled.map((die) => `die ${dieWord(die)}`)
  const word = namedBy(choose(battle, fighter.seat, 'new-weapons', answers))
  const kept = rolled.find((die) => dieWord(die) === word)
  if (kept === undefined) throw new Error(`"${word}" was not rolled`)
  fighter.dice.push(kept)
  battle.position.grey += rolled.length - 1
}

function cutOff(fighter: Fighter): void {
  fighter.jarl = { base: false, extended: false }
}
