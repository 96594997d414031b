import { ownArmed, squadSize } from './arming.ts'
import { type Armed, type Battle, type Fighter, foeOf, playerOf } from './battle-state.ts'
import { cardOf, warriorCard } from './cards/index.ts'
import type { Clan } from './cards/words.ts'
import { isNearlyBare } from './dice.ts'
import { hasPower } from './jarl-power.ts'
import { capturedBy, partnerOf, playerAt } from './position.ts'

/** What a fighter's side is worth: without an armed warrior nothing at all (VH-37, VH-R15). */
export function strengthOf(battle: Battle, fighter: Fighter): number {
  if (fighter.armed.length === 0) return 0
  const standing = fighter.armed.filter((armed) => !armed.onRoad)
  const warriors = standing.map((armed) => warriorStrength(battle, fighter, armed))
  const tactics = fighter.tactics.map((id) => tacticStrength(battle, fighter, id))
  return sum([...warriors, ...tactics, fighter.thorStrength, jarlStrength(battle, fighter)])
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

function warriorStrength(battle: Battle, fighter: Fighter, armed: Armed): number {
  return (
    warriorCard(armed.warrior.card).strength +
    traitStrength(battle, fighter, armed) +
    clanStrength(battle, fighter, armed) +
    tyrStrength(battle, fighter, armed) +
    armed.bonus
  )
}

function traitStrength(battle: Battle, fighter: Fighter, armed: Armed): number {
  const { trait } = warriorCard(armed.warrior.card)
  switch (trait?.kind) {
    case 'foe-colour':
      return boarFinds(battle, fighter, armed, trait.clan) ? 3 : 0
    case 'own-colour':
      return atLeastForOttar(battle, fighter, armed, ownColour(battle, fighter, armed, trait.clan))
    case 'many-clans':
      return atLeastForOttar(battle, fighter, armed, manyClans(battle, fighter))
    default:
      return 0
  }
}

/** The clans of a squad, in pairs together with the partner's (VH-88). */
function clansAround(battle: Battle, seat: number, without?: string): readonly Clan[] {
  const partner = partnerOf(battle.position, seat)
  const seats = partner === null ? [seat] : [seat, partner]
  const warriors = seats.flatMap((each) => playerAt(battle.position, each).squad)
  return warriors.filter(({ card }) => card !== without).map(({ card }) => warriorCard(card).clan)
}

function boarFinds(battle: Battle, fighter: Fighter, armed: Armed, clan: Clan): boolean {
  const isFreed =
    hasPower(battle, fighter, 'villsvin', 'extended') &&
    armed.owner === fighter.seat &&
    ownOfClan(battle, fighter, 'boar') >= 2
  return isFreed || clansAround(battle, foeOf(battle, fighter).seat).includes(clan)
}

function ownColour(battle: Battle, fighter: Fighter, armed: Armed, clan: Clan): number {
  const around = clansAround(battle, fighter.seat, armed.warrior.card)
  const count = around.filter((each) => each === clan).length
  if (count >= 2) return 5
  return count === 1 ? 2 : 0
}

function manyClans(battle: Battle, fighter: Fighter): number {
  const count = new Set(clansAround(battle, fighter.seat)).size
  if (count >= 4) return 5
  return count === 3 ? 2 : 0
}

function atLeastForOttar(battle: Battle, fighter: Fighter, armed: Armed, bonus: number): number {
  const helps =
    hasPower(battle, fighter, 'ottar', 'extended') &&
    armed.owner === fighter.seat &&
    ownOfClan(battle, fighter, 'deer') >= 2
  return helps ? Math.max(2, bonus) : bonus
}

function ownOfClan(battle: Battle, fighter: Fighter, clan: Clan): number {
  const { squad } = playerOf(battle, fighter)
  return squad.filter(({ card }) => warriorCard(card).clan === clan).length
}

const CLAN_JARLS: readonly (readonly [string, Clan, number])[] = [
  ['villsvin', 'boar', 2],
  ['vingor', 'wolf', 1],
  ['thord', 'frost-giant', 3],
  ['ottar', 'deer', 3],
  ['esbjorn', 'bear', 2],
]

/** What a Jarl does for warriors of a clan, own ones only (VH-R60). */
function clanStrength(battle: Battle, fighter: Fighter, armed: Armed): number {
  if (armed.owner !== fighter.seat) return 0
  const { clan } = warriorCard(armed.warrior.card)
  const jarl = CLAN_JARLS.find(([name]) => hasPower(battle, fighter, name, 'base'))
  return jarl !== undefined && jarl[1] === clan ? jarl[2] : 0
}

function tyrStrength(battle: Battle, fighter: Fighter, { warrior }: Armed): number {
  const tyr = warrior.tyr === null ? null : cardOf(warrior.tyr)
  if (tyr?.kind !== 'tyr') return 0
  if (tyr.effect.kind === 'strength') return 2
  if (tyr.effect.kind === 'less') return 0
  return ownOfClan(battle, foeOf(battle, fighter), tyr.effect.clan) > 0 ? 4 : 0
}

function tacticStrength(battle: Battle, fighter: Fighter, id: string): number {
  const card = cardOf(id)
  if (card.kind !== 'tactic') return 0
  if (card.tactic === 'war-cry-squad') return squadSize(battle, fighter)
  if (card.tactic === 'war-cry-activation') return [0, 1, 2, 4][ownArmed(fighter).length] ?? 6
  const einar = card.strength > 0 && hasPower(battle, fighter, 'einar', 'base')
  return card.strength + (einar ? 2 : 0)
}

/** Strength a Jarl gives to the whole side. */
function jarlStrength(battle: Battle, fighter: Fighter): number {
  const side = fighter.attacking ? attackBonuses : defenceBonuses
  return sum([...anyBattleBonuses(battle, fighter), ...side(battle, fighter)])
}

function anyBattleBonuses(battle: Battle, fighter: Fighter): readonly number[] {
  const own = ownArmed(fighter)
  const bears = own.filter(({ warrior }) => warriorCard(warrior.card).clan === 'bear')
  return [
    hasPower(battle, fighter, 'sigurd', 'base') ? 1 : 0,
    hasPower(battle, fighter, 'sigurd', 'extended') && own.length >= 3 ? 2 : 0,
    hasPower(battle, fighter, 'esbjorn', 'extended') && bears.length >= 2 ? 1 : 0,
    hasPower(battle, fighter, 'torstein', 'base') && isBehind(battle, fighter) ? 2 : 0,
  ]
}

function attackBonuses(battle: Battle, fighter: Fighter): readonly number[] {
  const isRich = coloursCaptured(battle, fighter) >= 2
  return [
    hasPower(battle, fighter, 'sigvard', 'base') ? 2 : 0,
    hasPower(battle, fighter, 'leif', 'extended') && isRich ? 1 : 0,
    fighter.angry ? 3 : 0,
  ]
}

function defenceBonuses(battle: Battle, fighter: Fighter): readonly number[] {
  const isLarge = squadSize(battle, fighter) >= 4
  const isBare = isNearlyBare(battle, fighter)
  return [
    hasPower(battle, fighter, 'valgard', 'extended') && isLarge ? 2 : 0,
    hasPower(battle, fighter, 'beinir', 'extended') && isBare ? 2 : 0,
  ]
}

function coloursCaptured(battle: Battle, fighter: Fighter): number {
  return playerOf(battle, fighter).captured.filter((count) => count > 0).length
}

function isBehind(battle: Battle, fighter: Fighter): boolean {
  const foe = capturedBy(battle.position, foeOf(battle, fighter).seat)
  return foe > capturedBy(battle.position, fighter.seat)
}
