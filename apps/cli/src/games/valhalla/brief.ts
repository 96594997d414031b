import {
  type Card,
  type CardId,
  type ClanId,
  cardName,
  cardOf,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import { type Face, nameOf } from './face.ts'

type Needs = WarriorCard['needs']
type Trait = NonNullable<WarriorCard['trait']>
type Favour = NonNullable<WarriorCard['favour']>
type TyrEffect = Extract<Card, { type: 'tyr' }>['effect']

/** A warrior in a squad, with the Tyr card under it. */
export interface Standing {
  readonly card: CardId
  readonly tyr: CardId | null
}

/** "axe sword", "3 same": what arms a warrior, in few words. */
function shortNeeds(needs: Needs, tyr: TyrEffect | null): string {
  switch (needs.kind) {
    case 'weapons':
      return weaponsLeft(needs.weapons, tyr).join(' ') || 'no die'
    case 'anyWeapons':
      return `any ${needs.count}`
    case 'sameWeapons':
      return `${needs.count} same`
    case 'differentWeapons':
      return `${needs.count} different`
    case 'twoPairs':
      return 'two pairs'
  }
}

function weaponsLeft(weapons: readonly string[], tyr: TyrEffect | null): readonly string[] {
  const index = tyr?.kind === 'dropSymbol' ? weapons.indexOf(tyr.face) : -1
  return index < 0 ? weapons : weapons.toSpliced(index, 1)
}

function shortTrait(face: Face, trait: Trait): string {
  const clan = (id: ClanId): string => nameOf(face, `clan.${id}`)
  switch (trait.kind) {
    case 'foeColour':
      return `+${trait.bonus} against ${clan(trait.clan)}`
    case 'ownColour':
      return `+${trait.bonus1}/${trait.bonus2} with ${clan(trait.clan)}`
    case 'ownClans':
      return `+${trait.three}/${trait.four} with 3/4 clans`
    case 'giantDie':
      return 'takes a die'
    case 'blockFoe':
      return 'blocks'
    case 'denyValhalla':
      return 'denies Valhalla'
    case 'forceDiscardTactic':
      return 'disarms'
    case 'discardForStrength':
      return `+${trait.bonus} for a card`
  }
}

function shortFavour(face: Face, favour: Favour): string {
  switch (favour.kind) {
    case 'perOther':
      return `+${favour.value} glory for each other`
    case 'alone':
      return `+${favour.value} glory alone`
    case 'withClan':
      return `+${favour.value} glory with ${nameOf(face, `clan.${favour.clan}`)}`
  }
}

function shortTyr(face: Face, effect: TyrEffect): string {
  switch (effect.kind) {
    case 'strength':
      return `Tyr +${effect.value}`
    case 'foeColourStrength':
      return `Tyr +${effect.value} against ${nameOf(face, `clan.${effect.clan}`)}`
    case 'dropSymbol':
      return `Tyr saves one ${effect.face}`
  }
}

/** "Wolf 2: spear; +3 against Deer": all that counts in a battle. */
export function warriorBrief(face: Face, id: CardId, under: CardId | null = null): string {
  const { clan, strength, needs, trait, favour } = warriorOf(id)
  const tyr = under === null ? null : tyrOf(under)
  const parts = [
    `${nameOf(face, `clan.${clan}`)} ${strength}: ${shortNeeds(needs, tyr)}`,
    ...(trait === null ? [] : [shortTrait(face, trait)]),
    ...(favour === null ? [] : [shortFavour(face, favour)]),
    ...(tyr === null ? [] : [shortTyr(face, tyr)]),
  ]
  return parts.join('; ')
}

function tyrOf(id: CardId): TyrEffect | null {
  const card = cardOf(id)
  return card.type === 'tyr' ? card.effect : null
}

/** "Ulf (Wolf 2: spear)". */
export function standingBrief(face: Face, { card, tyr }: Standing): string {
  return `${nameOf(face, cardName(card))} (${warriorBrief(face, card, tyr)})`
}
