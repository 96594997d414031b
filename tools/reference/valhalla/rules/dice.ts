import { type Battle, choose, type Die, type Fighter, foeOf, playerOf } from './battle-state.ts'
import { kingDice, warriorCard } from './cards/index.ts'
import { hasPower, hasSmallSquad, isSquadSmaller } from './jarl-power.ts'
import { DONE, namedBy } from './oracle.ts'
import { capturedBy } from './position.ts'

const MARKS = { plain: '', grey: '*', delivery: '+' } as const

/** A die in words: "axe", "axe*" for a grey one, "axe+" for a Weapon Delivery. */
export const dieWord = (die: Die) => `${die.face}${MARKS[die.kind]}`

/** Only real dice can be rolled; a delivery is a card (VH-67, VH-R3). */
export const rollable = (fighter: Fighter) => fighter.dice.filter((die) => die.kind !== 'delivery')

/** Takes a free die away; a grey one goes back to the pool (VH-10). */
export function spendDie(battle: Battle, fighter: Fighter, word: string): Die {
  const die = removeDie(fighter.dice, word)
  if (die.kind === 'grey') battle.position.grey++
  return die
}

export function removeDie(dice: Die[], word: string): Die {
  const at = dice.findIndex((die) => dieWord(die) === word)
  const [die] = dice.splice(at, 1)
  if (at < 0 || die === undefined) throw new Error(`there is no die "${word}"`)
  return die
}

export function rollDice(
  battle: Battle,
  seat: number,
  kinds: readonly ('plain' | 'grey')[],
): Die[] {
  const faces = battle.oracle.roll(seat, kinds)
  return kinds.map((kind, at) => {
    const face = faces[at]
    if (face === undefined) throw new Error('a die did not fall')
    return { face, kind }
  })
}

/** As many grey dice as are wanted and are there (VH-10). */
export function takeGrey(battle: Battle, wanted: number): readonly 'grey'[] {
  const count = Math.min(wanted, battle.position.grey)
  battle.position.grey -= count
  return Array.from({ length: count }, () => 'grey')
}

/** The roll that begins a phase, with everything that depends on it (VH-32, VH-R5). */
export function firstRoll(battle: Battle, fighter: Fighter): void {
  const plain = Array.from({ length: plainDice(battle, fighter) }, () => 'plain' as const)
  const grey = takeGrey(battle, greyDice(battle, fighter))
  fighter.dice = rollDice(battle, fighter.seat, [...plain, ...grey])
  fighter.missesToTurn = missesHodrTurns(battle, fighter)
  if (hasFreeReroll(battle, fighter)) fighter.freeRerolls++
}

/** An armed giant costs the defender one of the six (VH-136). */
function plainDice(battle: Battle, fighter: Fighter): number {
  if (fighter.attacking) return 6
  const { armed } = foeOf(battle, fighter)
  const isGiant = armed.some(({ warrior }) => warriorCard(warrior.card).trait?.kind === 'giant')
  return isGiant ? 5 : 6
}

function greyDice(battle: Battle, fighter: Fighter): number {
  const fromJarl = [
    hasPower(battle, fighter, 'styr', 'base') && fighter.attacking,
    hasPower(battle, fighter, 'styr', 'extended') &&
      !fighter.attacking &&
      isNearlyBare(battle, fighter),
    hasPower(battle, fighter, 'sigvard', 'extended') && isSquadSmaller(battle, fighter),
    hasPower(battle, fighter, 'torstein', 'extended') && isEnvied(battle, fighter),
  ]
  return fromJarl.filter(Boolean).length + fighter.thorDice + diceAgainstKing(battle, fighter)
}

export function isNearlyBare(battle: Battle, fighter: Fighter): boolean {
  return playerOf(battle, fighter).shields <= 2
}

/** Torstein's conditions: the foe captured more than he, and nobody more than the foe (VH-R55). */
function isEnvied(battle: Battle, fighter: Fighter): boolean {
  const foe = capturedBy(battle.position, foeOf(battle, fighter).seat)
  const counts = battle.position.players.map((_, seat) => capturedBy(battle.position, seat))
  return foe > capturedBy(battle.position, fighter.seat) && counts.every((count) => count <= foe)
}

function diceAgainstKing(battle: Battle, fighter: Fighter): number {
  const level = battle.position.kings[battle.defender.seat]
  if (!fighter.attacking || level === undefined) return 0
  return kingDice(battle.position.players.length, level)
}

function missesHodrTurns(battle: Battle, fighter: Fighter): number {
  const misses = fighter.dice.filter((die) => die.face === 'miss').length
  if (hasPower(battle, fighter, 'hodr', 'extended') && misses >= 3) return 3
  return hasPower(battle, fighter, 'hodr', 'base') && !fighter.attacking ? 1 : 0
}

function hasFreeReroll(battle: Battle, fighter: Fighter): boolean {
  if (!fighter.attacking) return hasPower(battle, fighter, 'solveig', 'base')
  return hasPower(battle, fighter, 'solveig', 'extended') && hasSmallSquad(battle, fighter)
}

/** Picks at least one die, and rolls all that were picked at once. */
export function reroll(battle: Battle, fighter: Fighter): void {
  const picked: ('plain' | 'grey')[] = []
  while (rollable(fighter).length > 0) {
    const answers = rollable(fighter).map((die) => `die ${dieWord(die)}`)
    const answer = choose(
      battle,
      fighter.seat,
      'reroll',
      picked.length === 0 ? answers : [...answers, DONE],
    )
    if (answer === DONE) break
    const { kind } = removeDie(fighter.dice, namedBy(answer))
    if (kind !== 'delivery') picked.push(kind)
  }
  fighter.dice.push(...rollDice(battle, fighter.seat, picked))
}
