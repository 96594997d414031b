import { armings, armWord } from './arming.ts'
import { type Battle, choose, type Fighter } from './battle-state.ts'
import { WEAPONS } from './cards/words.ts'
import { dieWord, firstRoll, removeDie, reroll, rollable, spendDie } from './dice.ts'
import { arm } from './dwarves.ts'
import { chooseHalf } from './jarl-power.ts'
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

export const hasMiss = (fighter: Fighter) => fighter.dice.some((die) => die.face === 'miss')

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

/** Which miss is turned, a plain or a grey one, is up to the player too (VH-132). */
export function turnMiss(battle: Battle, fighter: Fighter, weapon: string): void {
  const face = WEAPONS.find((each) => each === weapon)
  const misses = fighter.dice.filter((die) => die.face === 'miss')
  const kinds = distinct(misses.map((die) => die.kind))
  const kind = kinds.length > 1 ? battle.oracle.turned(fighter.seat) : kinds[0]
  const miss = misses.find((die) => die.kind === kind)
  if (face === undefined || miss === undefined) throw new Error('there is no miss to turn')
  fighter.dice[fighter.dice.indexOf(miss)] = { face, kind: miss.kind }
}

/** Grey dice that are not on a warrior go back when the phase ends (VH-R6). */
function returnFreeDice(battle: Battle, fighter: Fighter): void {
  battle.position.grey += fighter.dice.filter((die) => die.kind === 'grey').length
  fighter.dice = []
}

/** Weapon Exchange: any number of misses (VH-132). */
export function exchangeWeapons(battle: Battle, fighter: Fighter): void {
  while (hasMiss(fighter)) {
    const answers = [...WEAPONS.map((weapon) => `turn ${weapon}`), DONE]
    const answer = choose(battle, fighter.seat, 'turn-misses', answers)
    if (answer === DONE) return
    turnMiss(battle, fighter, namedBy(answer))
  }
}
