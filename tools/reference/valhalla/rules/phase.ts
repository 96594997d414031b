import { armings, armWord } from './arming.ts'
import type { Battle, Fighter } from './battle-state.ts'
import { WEAPONS } from './cards/words.ts'
import { dieWord, firstRoll, removeDie, reroll, rollable, spendDie } from './dice.ts'
import { arm } from './dwarves.ts'
import { chooseHalf } from './jarl-power.ts'
import { hasMiss, turnMiss } from './misses.ts'
import { DONE, distinct, namedBy } from './oracle.ts'
import { playTactic, tacticWords } from './tactics.ts'

/** A fighter's phase: the roll, then rerolls, tactics and arming in any order (VH-32). */
export function playPhase(battle: Battle, fighter: Fighter): void {
  chooseHalf(battle, fighter)
  firstRoll(battle, fighter)
  while (true) {
    const answer = battle.oracle.answer({
      seat: fighter.seat,
      kind: 'phase',
      legal: phaseWords(battle, fighter),
      forced: false,
    })
    if (answer === DONE) break
    act(battle, fighter, answer)
  }
  returnFreeDice(battle, fighter)
}

function phaseWords(battle: Battle, fighter: Fighter): readonly string[] {
  return distinct([
    ...armings(battle, fighter).map(armWord),
    ...rerollWords(fighter),
    ...turnWords(fighter),
    ...tacticWords(battle, fighter),
    DONE,
  ])
}

/** A paid reroll costs a die and needs another one to roll (VH-R3). */
function rerollWords(fighter: Fighter): readonly string[] {
  const dice = rollable(fighter)
  const paid = dice.length >= 2 ? dice.map((die) => `reroll ${dieWord(die)}`) : []
  return fighter.freeRerolls > 0 && dice.length > 0 ? [...paid, 'free-reroll'] : paid
}

function turnWords(fighter: Fighter): readonly string[] {
  const canTurn = fighter.missesToTurn > 0 && hasMiss(fighter)
  return canTurn ? WEAPONS.map((weapon) => `turn ${weapon}`) : []
}

function act(battle: Battle, fighter: Fighter, answer: string): void {
  const [verb] = answer.split(' ')
  if (verb === 'arm') armBy(battle, fighter, answer)
  if (verb === 'tactic') playTactic(battle, fighter, answer)
  if (verb === 'turn') turnMiss(battle, fighter, namedBy(answer))
  if (verb === 'turn') fighter.missesToTurn--
  if (verb === 'free-reroll') fighter.freeRerolls--
  if (verb === 'reroll') {
    spendDie(battle, fighter, namedBy(answer))
    fighter.paidRerolls++
  }
  if (verb === 'reroll' || verb === 'free-reroll') reroll(battle, fighter)
}

function armBy(battle: Battle, fighter: Fighter, answer: string): void {
  const arming = armings(battle, fighter).find((each) => armWord(each) === answer)
  if (arming === undefined) throw new Error(`nobody can be armed by "${answer}"`)
  for (const die of arming.dice) removeDie(fighter.dice, dieWord(die))
  if (arming.wild) fighter.wildUsed = true
  arm(battle, fighter, arming)
}

/** Grey dice that are not on a warrior go back when the phase ends (VH-R6). */
function returnFreeDice(battle: Battle, fighter: Fighter): void {
  battle.position.grey += fighter.dice.filter((die) => die.kind === 'grey').length
  fighter.dice = []
}
