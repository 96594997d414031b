import { type Battle, type Die, type Fighter, playerOf } from './battle-state.ts'
import { cardOf, warriorCard } from './cards/index.ts'
import type { Need } from './cards/warriors.ts'
import { type Face, WEAPONS } from './cards/words.ts'
import { dieWord } from './dice.ts'
import { hasPower, hasSmallSquad } from './jarl-power.ts'
import { partnerOf, playerAt, type Warrior } from './position.ts'

export interface Arming {
  readonly warrior: Warrior
  readonly owner: number
  readonly dice: readonly Die[]
  /** Egil's one die that counts as any weapon is needed for it. */
  readonly wild: boolean
}

/** The answer "arm WARRIOR DICE", the dice in alphabetical order. */
export function armWord({ warrior, dice }: Arming): string {
  return ['arm', warrior.card, ...dice.map(dieWord).sort()].join(' ')
}

/** Every warrior this fighter may arm now, with every set of dice that does it. */
export function armings(battle: Battle, fighter: Fighter): readonly Arming[] {
  const sets: Arming[] = []
  for (const [owner, warrior] of unarmed(battle, fighter)) {
    const need = needWithTyr(warrior)
    for (const dice of choices(fighter.dice, sizeOf(need))) {
      const way = waysToMeet(battle, fighter, need, dice)
      if (way !== null) sets.push({ warrior, owner, dice, wild: way === 'wild' })
    }
  }
  return sets
}

/** Own warriors and the partner's (VH-88), without those a Dwarf has blocked (VH-75). */
function unarmed(battle: Battle, fighter: Fighter): readonly (readonly [number, Warrior])[] {
  const partner = partnerOf(battle.position, fighter.seat)
  const seats = partner === null ? [fighter.seat] : [fighter.seat, partner]
  const all = seats.flatMap((seat) =>
    playerAt(battle.position, seat).squad.map((warrior) => [seat, warrior] as const),
  )
  const isArmed = (card: string) => fighter.armed.some((armed) => armed.warrior.card === card)
  const isBlocked = (card: string) => !fighter.attacking && battle.blocked.includes(card)
  return all.filter(([, { card }]) => !isArmed(card) && !isBlocked(card))
}

/** A Tyr card may spare one of the symbols, if the warrior shows it (VH-R34). */
function needWithTyr(warrior: Warrior): Need {
  const { need } = warriorCard(warrior.card)
  const tyr = warrior.tyr === null ? null : cardOf(warrior.tyr)
  if (need.kind !== 'symbols' || tyr?.kind !== 'tyr' || tyr.effect.kind !== 'less') return need
  const at = need.weapons.indexOf(tyr.effect.weapon)
  return at < 0 ? need : { kind: 'symbols', weapons: need.weapons.filter((_, each) => each !== at) }
}

const sizeOf = (need: Need) => (need.kind === 'symbols' ? need.weapons.length : need.count)

function waysToMeet(
  battle: Battle,
  fighter: Fighter,
  need: Need,
  dice: readonly Die[],
): 'plain' | 'wild' | null {
  const faces = dice.map((die) => die.face)
  const swaps = hasPower(battle, fighter, 'egil', 'base') && fighter.half !== 'extended'
  if ((swaps ? swapped(faces) : [faces]).some((each) => meets(need, each))) return 'plain'
  const hasWild = hasPower(battle, fighter, 'egil', 'extended') && fighter.half === 'extended'
  if (!hasWild || fighter.wildUsed || !hasSmallSquad(battle, fighter)) return null
  return withOneWild(faces).some((each) => meets(need, each)) ? 'wild' : null
}

function meets(need: Need, faces: readonly Face[]): boolean {
  const kinds = new Set(faces).size
  if (need.kind === 'symbols') return [...need.weapons].sort().join() === [...faces].sort().join()
  if (need.kind === 'same') return kinds === 1
  if (need.kind === 'different') return kinds === faces.length
  if (need.kind === 'any') return true
  const [a, b, c, d] = [...faces].sort()
  return a === b && c === d
}

/** All readings of the faces if a bow may be a spear and a spear a bow. */
function swapped(faces: readonly Face[]): readonly (readonly Face[])[] {
  let readings: readonly (readonly Face[])[] = [[]]
  for (const face of faces) {
    const options: readonly Face[] = face === 'bow' || face === 'spear' ? ['bow', 'spear'] : [face]
    readings = readings.flatMap((reading) => options.map((option) => [...reading, option]))
  }
  return readings
}

function withOneWild(faces: readonly Face[]): readonly (readonly Face[])[] {
  return faces.flatMap((_, at) => WEAPONS.map((weapon) => faces.with(at, weapon)))
}

/** All different sets of so many dice, leaving out misses (VH-36). */
function choices(dice: readonly Die[], size: number): readonly (readonly Die[])[] {
  const usable = dice.filter((die) => die.face !== 'miss')
  const sorted = usable.toSorted((a, b) => dieWord(a).localeCompare(dieWord(b)))
  return pick(sorted, size, 0)
}

function pick(sorted: readonly Die[], size: number, from: number): readonly (readonly Die[])[] {
  if (size === 0) return [[]]
  const sets: (readonly Die[])[] = []
  for (let at = from; at <= sorted.length - size; at++) {
    const die = sorted[at]
    const before = at > from ? sorted[at - 1] : undefined
    if (die === undefined || (before !== undefined && dieWord(before) === dieWord(die))) continue
    for (const rest of pick(sorted, size - 1, at + 1)) sets.push([die, ...rest])
  }
  return sets
}

/** Own warriors among the armed: what Jarls and tactics look at (VH-R60). */
export function ownArmed(fighter: Fighter) {
  return fighter.armed.filter((armed) => armed.owner === fighter.seat)
}

export const squadSize = (battle: Battle, fighter: Fighter) =>
  playerOf(battle, fighter).squad.length
