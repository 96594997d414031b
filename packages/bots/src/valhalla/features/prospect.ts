import {
  bestTotal,
  type Candidate,
  CLANS,
  type ClanId,
  cardOf,
  DICE,
  type FighterSeen,
  type JarlId,
  jarlOf,
  MISS,
  type Needs,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import type { Squad } from '../table.ts'
import { rollFace } from '../table.ts'

/** What a squad brings together on the average: in a battle, and in Ragnarök. */
export interface Prospect {
  readonly strength: number
  readonly glory: number
}

const ROLLS = 20
const NO_SWAP = { swap: null, wild: 0 }
/** Strength that a trait is worth where it adds none of its own. */
const TRAIT_HELP = 1.5
/** So many squads are remembered at once. */
const MOST_KEPT = 40_000

/** Rolls that stand for all, a miss rolled once more; the same for every squad, so that they compare. */
const FIXED: readonly (readonly number[])[] = fixedRolls()

function fixedRolls(): number[][] {
  const luck = { seed: 0x5eed }
  return Array.from({ length: ROLLS }, () =>
    Array.from({ length: DICE }, () => {
      const face = rollFace(luck)
      return face === MISS ? rollFace(luck) : face
    }),
  )
}

/** Squads change seldom: what each brings is found once. It follows from the key alone. */
const known = new Map<string, Prospect>()

/** What a squad brings against an opponent of these clans (bits), led by a Jarl. */
export function prospectOf(squad: Squad, jarl: JarlId | null, foeClans: number): Prospect {
  const key = keyOf(squad, jarl, foeClans)
  const found = known.get(key)
  if (found !== undefined) return found
  if (known.size >= MOST_KEPT) known.clear()
  const fresh = prospect(squad, jarl, foeClans)
  known.set(key, fresh)
  return fresh
}

function keyOf(squad: Squad, jarl: JarlId | null, foeClans: number): string {
  let key = `${foeClans}${jarl ?? ''}`
  for (const one of squad) if (one !== null) key += `,${one.card}${one.tyr ?? ''}`
  return key
}

function prospect(squad: Squad, jarl: JarlId | null, foeClans: number): Prospect {
  const fighters = squad.filter((one) => one !== null)
  if (fighters.length === 0) return { strength: 0, glory: 0 }
  const strong = candidates(fighters, (one) => strengthOf(one, fighters, jarl, foeClans))
  const glorious = candidates(fighters, (one) => warriorOf(one.card).glory)
  return { strength: mean(strong), glory: mean(glorious) }
}

function candidates(
  fighters: readonly FighterSeen[],
  worthOf: (one: FighterSeen) => number,
): Candidate[] {
  return fighters.map((one, ref) => ({ ref, needs: needsOf(one), value: worthOf(one) }))
}

function mean(squad: readonly Candidate[]): number {
  let sum = 0
  for (const roll of FIXED) sum += bestTotal(squad, roll, NO_SWAP)
  return sum / ROLLS
}

/** What a warrior needs, less the symbol its Tyr card takes off. */
function needsOf({ card, tyr }: FighterSeen): Needs {
  const { needs } = warriorOf(card)
  const under = tyr === null ? null : cardOf(tyr)
  if (under?.type !== 'tyr' || under.effect.kind !== 'dropSymbol') return needs
  if (needs.kind !== 'weapons') return needs
  const index = needs.weapons.indexOf(under.effect.face)
  return index < 0 ? needs : { kind: 'weapons', weapons: needs.weapons.toSpliced(index, 1) }
}

function strengthOf(
  one: FighterSeen,
  squad: readonly FighterSeen[],
  jarl: JarlId | null,
  foeClans: number,
): number {
  const card = warriorOf(one.card)
  return (
    card.strength +
    traitOf(card, squad, foeClans) +
    clanEdge(card, jarl) +
    tyrEdge(one.tyr, foeClans)
  )
}

function clanEdge(card: WarriorCard, jarl: JarlId | null): number {
  const base = jarl === null ? null : jarlOf(jarl).base
  return base?.kind === 'clanStrength' && base.clan === card.clan ? base.value : 0
}

function tyrEdge(tyr: FighterSeen['tyr'], foeClans: number): number {
  const card = tyr === null ? null : cardOf(tyr)
  if (card?.type !== 'tyr') return 0
  const { effect } = card
  if (effect.kind === 'dropSymbol') return 0
  if (effect.kind === 'strength') return effect.value
  return hasClan(foeClans, effect.clan) ? effect.value : 0
}

function traitOf(card: WarriorCard, squad: readonly FighterSeen[], foeClans: number): number {
  const { trait } = card
  switch (trait?.kind) {
    case undefined:
      return 0
    case 'foeColour':
      return hasClan(foeClans, trait.clan) ? trait.bonus : 0
    case 'ownColour': {
      const all = squad.filter((one) => warriorOf(one.card).clan === trait.clan).length
      return step(all - (card.clan === trait.clan ? 1 : 0), trait.bonus1, trait.bonus2)
    }
    case 'ownClans':
      return step(
        new Set(squad.map((one) => warriorOf(one.card).clan)).size - 2,
        trait.three,
        trait.four,
      )
    case 'giantDie':
    case 'blockFoe':
    case 'forceDiscardTactic':
    case 'discardForStrength':
    case 'denyValhalla':
      return TRAIT_HELP
  }
}

/** Nothing, the smaller or the larger bonus. */
function step(count: number, one: number, more: number): number {
  if (count < 1) return 0
  return count === 1 ? one : more
}

function hasClan(clans: number, clan: ClanId): boolean {
  return ((clans >> CLANS.indexOf(clan)) & 1) === 1
}

/** The clans of a squad as bits. */
export function clansOf(squad: Squad): number {
  let bits = 0
  for (const one of squad) if (one !== null) bits |= 1 << CLANS.indexOf(warriorOf(one.card).clan)
  return bits
}
