import { type Battle, choose, type Fighter, foeOf, playerOf } from './battle-state.ts'

/** Whether this fighter has the Jarl and the ability works in this battle. */
export function hasPower(
  battle: Battle,
  fighter: Fighter,
  jarl: string,
  ability: 'base' | 'extended',
): boolean {
  if (playerOf(battle, fighter).jarl !== jarl || !fighter.jarl[ability]) return false
  return fighter.half === null || fighter.half === ability
}

export function isSquadSmaller(battle: Battle, fighter: Fighter): boolean {
  const foe = playerOf(battle, foeOf(battle, fighter))
  return playerOf(battle, fighter).squad.length < foe.squad.length
}

export function hasSmallSquad(battle: Battle, fighter: Fighter): boolean {
  return playerOf(battle, fighter).squad.length <= 1
}

/** Sigvard's and Egil's players choose when their phase begins (VH-R51). */
export function chooseHalf(battle: Battle, fighter: Fighter): void {
  const isEgil = hasPower(battle, fighter, 'egil', 'base')
  const isSigvard = hasPower(battle, fighter, 'sigvard', 'base')
  if (isEgil) settleHalf(battle, fighter, true, hasSmallSquad(battle, fighter))
  if (isSigvard) settleHalf(battle, fighter, fighter.attacking, isSquadSmaller(battle, fighter))
}

function settleHalf(battle: Battle, fighter: Fighter, base: boolean, extended: boolean): void {
  const isOpen = extended && fighter.jarl.extended
  if (base && isOpen) askHalf(battle, fighter)
  else fighter.half = isOpen ? 'extended' : 'base'
}

function askHalf(battle: Battle, fighter: Fighter): void {
  const answer = choose(battle, fighter.seat, 'jarl-half', ['half base', 'half extended'])
  fighter.half = answer === 'half base' ? 'base' : 'extended'
}
