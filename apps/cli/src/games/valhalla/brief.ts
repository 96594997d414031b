import {
  type Card,
  type CardId,
  type ClanId,
  cardName,
  cardOf,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import { diceText, type Face, nameOf } from './face.ts'

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
function shortNeeds(face: Face, needs: Needs, tyr: TyrEffect | null): string {
  const { t } = face
  switch (needs.kind) {
    case 'weapons':
      return diceText(face, weaponsLeft(needs.weapons, tyr).join(' ')) || t('cli.vh.no-die')
    case 'anyWeapons':
      return t('cli.vh.needs.any', { count: needs.count })
    case 'sameWeapons':
      return t('cli.vh.needs.same', { count: needs.count })
    case 'differentWeapons':
      return t('cli.vh.needs.different', { count: needs.count })
    case 'twoPairs':
      return t('cli.vh.needs.pairs')
  }
}

function weaponsLeft(weapons: readonly string[], tyr: TyrEffect | null): readonly string[] {
  const index = tyr?.kind === 'dropSymbol' ? weapons.indexOf(tyr.face) : -1
  return index < 0 ? weapons : weapons.toSpliced(index, 1)
}

function shortTrait(face: Face, trait: Trait): string {
  const { t } = face
  const clan = (id: ClanId): string => nameOf(face, `clan.${id}`)
  switch (trait.kind) {
    case 'foeColour':
      return t('cli.vh.trait.foe', { bonus: trait.bonus, clan: clan(trait.clan) })
    case 'ownColour':
      return t('cli.vh.trait.own', {
        one: trait.bonus1,
        two: trait.bonus2,
        clan: clan(trait.clan),
      })
    case 'ownClans':
      return t('cli.vh.trait.clans', { three: trait.three, four: trait.four })
    case 'giantDie':
      return t('cli.vh.trait.giant')
    case 'blockFoe':
      return t('cli.vh.trait.block')
    case 'denyValhalla':
      return t('cli.vh.trait.deny')
    case 'forceDiscardTactic':
      return t('cli.vh.trait.disarm')
    case 'discardForStrength':
      return t('cli.vh.trait.discard', { bonus: trait.bonus })
  }
}

function shortFavour(face: Face, favour: Favour): string {
  const { t } = face
  const { value } = favour
  switch (favour.kind) {
    case 'perOther':
      return t('cli.vh.favour.other', { value })
    case 'alone':
      return t('cli.vh.favour.alone', { value })
    case 'withClan':
      return t('cli.vh.favour.clan', { value, clan: nameOf(face, `clan.${favour.clan}`) })
  }
}

function shortTyr(face: Face, effect: TyrEffect): string {
  const { t } = face
  switch (effect.kind) {
    case 'strength':
      return t('cli.vh.tyr', { value: effect.value })
    case 'foeColourStrength':
      return t('cli.vh.tyr.foe', {
        value: effect.value,
        clan: nameOf(face, `clan.${effect.clan}`),
      })
    case 'dropSymbol':
      return t('cli.vh.tyr.saves', { weapon: diceText(face, effect.face) })
  }
}

/** "Wolf 2: spear; +3 against Deer": all that counts in a battle. */
export function warriorBrief(face: Face, id: CardId, under: CardId | null = null): string {
  const { clan, strength, needs, trait, favour } = warriorOf(id)
  const tyr = under === null ? null : tyrOf(under)
  const parts = [
    `${nameOf(face, `clan.${clan}`)} ${strength}: ${shortNeeds(face, needs, tyr)}`,
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
