import type { Card, Face, WarriorCard } from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { DieFace } from '../../../art/valhalla/dice.tsx'
import { ClanSign, type SignId, ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'

type Trait = NonNullable<WarriorCard['trait']>
type Favour = NonNullable<WarriorCard['favour']>

/** A trait or favour in a few signs, for cards too small for words. */
export function TraitMark({ card }: { readonly card: WarriorCard }) {
  if (card.trait === null && card.favour === null) return null
  return (
    <span className="vh-trait-mark column">
      {card.trait !== null && traitSigns(card.trait)}
      {card.favour !== null && favourSigns(card.favour)}
    </span>
  )
}

function traitSigns(trait: Trait): ReactNode {
  switch (trait.kind) {
    case 'foeColour':
      return <Signs text={`+${trait.bonus} ⚔`} clan={trait.clan} />
    case 'ownColour':
      return <Signs text={`+${trait.bonus1}/${trait.bonus2}`} clan={trait.clan} />
    case 'ownClans':
      return <span>{`+${trait.three}/${trait.four} ×3/4`}</span>
    case 'giantDie':
      return (
        <span>
          −1 <DieFace face="miss" size="1.2em" />
        </span>
      )
    case 'blockFoe':
      return <Struck sign="strength" />
    case 'denyValhalla':
      return <Struck sign="valhalla" />
    case 'forceDiscardTactic':
      return <Struck sign="tactic" />
    default:
      return (
        <span>
          <ValhallaSign sign="tactic" size="1.1em" /> +{trait.bonus}
        </span>
      )
  }
}

function favourSigns(favour: Favour): ReactNode {
  const glory = <ValhallaSign sign="valkyrie" size="1.1em" />
  if (favour.kind === 'withClan')
    return (
      <span>
        {glory}+{favour.value} <ClanSign clan={favour.clan} size="1.2em" />
      </span>
    )
  return (
    <span>
      {glory}+{favour.value} {favour.kind === 'alone' ? '×1' : '/ +1'}
    </span>
  )
}

interface SignsProps {
  readonly text: string
  readonly clan: WarriorCard['clan']
}

function Signs({ text, clan }: SignsProps) {
  return (
    <span>
      {text} <ClanSign clan={clan} size="1.2em" />
    </span>
  )
}

function Struck({ sign }: { readonly sign: SignId }) {
  return (
    <span className="vh-struck">
      <ValhallaSign sign={sign} size="1.3em" />
    </span>
  )
}

/** The face of the die that a tactic costs; 'miss' stands for any. */
export function costOf(card: Card): Face | null {
  if (card.type !== 'tactic' || card.effect.kind !== 'strength') return null
  const { cost = null } = card.effect
  return cost === 'any' ? 'miss' : cost
}

/** When and by whom a card may be played, and the die it costs. */
export function CardMarks({ card }: { readonly card: Card }) {
  const { t } = useWords()
  const cost = costOf(card)
  const isTactic = card.type === 'tactic'
  const isBefore = card.type === 'thor' || (isTactic && card.timing === 'beforeBattle')
  const role = isTactic && card.role !== 'any' ? card.role : null
  if (!isBefore && role === null && cost === null) return null
  return (
    <span className="vh-card-marks">
      {isBefore && <span>{t('vh.card.before')}</span>}
      {role !== null && <span>{t(`vh.card.${role}`)}</span>}
      {cost !== null && (
        <span className="vh-card-cost">
          − <DieFace face={cost} size="1.5em" />
        </span>
      )}
    </span>
  )
}
