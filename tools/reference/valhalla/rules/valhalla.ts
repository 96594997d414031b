import { type Armed, type Battle, choose, type Fighter, playerOf } from './battle-state.ts'
import { warriorCard } from './cards/index.ts'
import { takeGlory } from './glory.ts'
import { hasPower } from './jarl-power.ts'
import { DONE, namedBy, warriorWord } from './oracle.ts'
import { leaveSquad } from './squad.ts'

/** Warriors of a fighter that may leave after a win: a partner's only in an Alliance (VH-89, VH-90). */
export function sendable(battle: Battle, fighter: Fighter): readonly Armed[] {
  const { pairs } = battle.position.modules
  const mayLeave = (armed: Armed) => pairs === 'alliance' || armed.owner === fighter.seat
  return fighter.armed.filter((armed) => !armed.gone && !armed.denied && mayLeave(armed))
}

/** After a lost battle only own warriors are sent (VH-R60). */
export function sendableAfterLoss(battle: Battle, fighter: Fighter): readonly Armed[] {
  return sendable(battle, fighter).filter((armed) => armed.owner === fighter.seat)
}

/** The group that is picked one by one, up to so many; all at once they leave. */
export function pickGroup(
  battle: Battle,
  fighter: Fighter,
  candidates: readonly Armed[],
  most: number,
): readonly Armed[] {
  const group: Armed[] = []
  while (group.length < Math.min(most, candidates.length)) {
    const open = candidates.filter((armed) => !group.includes(armed))
    const answers = open.map((armed) => warriorWord(armed.warrior.card))
    const answer = choose(battle, fighter.seat, 'send', [...answers, DONE])
    const picked = open.find((armed) => armed.warrior.card === namedBy(answer))
    if (picked === undefined) break
    group.push(picked)
  }
  return group
}

/** A group leaves, then its favours are paid in that order, then Vingor's glory (VH-R17). */
export function leaveTogether(battle: Battle, fighter: Fighter, group: readonly Armed[]): void {
  for (const armed of group) leave(battle, fighter, armed)
  for (const armed of group) takeGlory(battle, fighter.seat, favourOf(fighter, armed, group))
  const wolves = own(fighter, group).filter(({ warrior }) => clanOf(warrior.card) === 'wolf')
  if (wolves.length >= 2 && hasPower(battle, fighter, 'vingor', 'extended')) {
    takeGlory(battle, fighter.seat, 1)
  }
}

const clanOf = (card: string) => warriorCard(card).clan

function own(fighter: Fighter, group: readonly Armed[]): readonly Armed[] {
  return group.filter((armed) => armed.owner === fighter.seat)
}

/** The warrior goes to the pile, its Tyr card is discarded (VH-81). */
function leave(battle: Battle, fighter: Fighter, armed: Armed): void {
  const { card, tyr } = leaveSquad(battle.position, armed.owner, armed.warrior.card)
  armed.gone = true
  playerOf(battle, fighter).valhalla.push(card)
  if (tyr !== null) battle.position.discard.push(tyr)
}

/** What a warrior's favour is worth among those who leave with it (VH-65, VH-R60). */
function favourOf(fighter: Fighter, armed: Armed, group: readonly Armed[]): number {
  const { favour } = warriorCard(armed.warrior.card)
  const others = own(fighter, group).filter((each) => each !== armed)
  if (favour?.kind === 'each-other') return others.length
  if (favour?.kind === 'alone') return others.length === 0 ? 3 : 0
  if (favour?.kind !== 'with-colour') return 0
  return others.some(({ warrior }) => clanOf(warrior.card) === favour.clan) ? 2 : 0
}
