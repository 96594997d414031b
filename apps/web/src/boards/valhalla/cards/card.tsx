import {
  type Card,
  type CardId,
  cardName,
  cardOf,
  cardTexts,
  needsMessage,
  type WarriorCard,
} from '@meadhall/game-valhalla'
import type { ReactNode } from 'react'
import { TacticArt } from '../../../art/valhalla/card-art.tsx'
import { WarriorPortrait } from '../../../art/valhalla/portraits.tsx'
import { ClanSign, ValhallaSign } from '../../../art/valhalla/signs.tsx'
import { useWords } from '../../../i18n/words.ts'
import { CardMarks, costOf, TraitMark } from './card-marks.tsx'
import { NeedDice } from './need-dice.tsx'
// The shapes come last: they overrule what both say.
import './card.css'
import './card-shapes.css'

export { JarlFace } from '../players/jarl-face.tsx'

/*
 * A small card fills the box it is laid into, whatever its shape, and shows what one plays by:
 * strength, clan, weapons, signs of traits, and a text where it fits as a whole. A large one is as
 * high as its whole text. Whoever mounts it names it; only a large one can be read by itself.
 */
export type FaceSize = 'small' | 'large'

interface CardFaceProps {
  readonly card: CardId
  readonly size: FaceSize
}

export function CardFace({ card, size }: CardFaceProps) {
  const found = cardOf(card)
  return found.type === 'warrior' ? (
    <WarriorFace card={found} size={size} />
  ) : (
    <PlainFace card={found} size={size} />
  )
}

interface BodyProps {
  readonly type: Card['type'] | 'back'
  readonly size: FaceSize
  readonly colour: string
  /** What is read on that colour. */
  readonly ink: string
  readonly children: ReactNode
}

function Body({ type, size, colour, ink, children }: BodyProps) {
  const style = { '--face': colour, '--on-face': ink }
  return (
    <div
      className="vh-card"
      data-type={type}
      data-size={size}
      style={style}
      aria-hidden={size !== 'large' || undefined}
    >
      <div className="vh-card-in">{children}</div>
    </div>
  )
}

interface WarriorFaceProps {
  readonly card: WarriorCard
  readonly size: FaceSize
}

function WarriorFace({ card, size }: WarriorFaceProps) {
  const { say } = useWords()
  const { id, clan, needs } = card
  const weapons = needs.kind === 'weapons' ? needs.weapons : []
  return (
    <Body type="warrior" size={size} colour={`var(--vh-${clan})`} ink={`var(--vh-on-${clan})`}>
      <div className="vh-card-art filled">
        <WarriorPortrait card={id} clan={clan} weapons={weapons} />
        <Amount of={card.strength} as="strength" />
        <Amount of={card.glory} as="glory" />
        <span className="vh-card-clan">
          <ClanSign clan={clan} size="1.5em" />
        </span>
      </div>
      {size === 'small' && <TraitMark card={card} />}
      <b className="vh-card-name" data-card-name="">
        {say({ key: cardName(id) })}
      </b>
      <div className="vh-card-foot">
        <NeedDice needs={needs} />
        {size !== 'small' && <WarriorText card={card} />}
      </div>
    </Body>
  )
}

/** Strength in a shield at the left, where cards of a fan can be read; glory in gold at the right. */
function Amount({ of, as }: { readonly of: number | string; readonly as: 'strength' | 'glory' }) {
  const { t } = useWords()
  return (
    <span className="vh-card-number row" data-as={as} title={t(`vh.card.${as}`)}>
      {as === 'glory' && <ValhallaSign sign="valhalla" size="1.05em" />}
      <b>{of}</b>
    </span>
  )
}

function WarriorText({ card }: { readonly card: WarriorCard }) {
  const { say } = useWords()
  return (
    <div className="vh-card-text">
      <p className="vh-card-kind">
        {say({ key: `clan.${card.clan}` })}
        {card.needs.kind !== 'weapons' && `: ${say(needsMessage(card.needs))}`}
      </p>
      {cardTexts(card.id).map((text) => (
        <p key={text.key}>{say(text)}</p>
      ))}
    </div>
  )
}

type PlainCard = Exclude<Card, WarriorCard>

const COLOURS: Readonly<Record<PlainCard['type'], string>> = {
  tactic: 'var(--vh-blood)',
  thor: 'var(--vh-night)',
  mission: 'var(--vh-wood-shade)',
  tyr: 'var(--vh-sea)',
}

interface PlainFaceProps {
  readonly card: PlainCard
  readonly size: FaceSize
}

/** A card that is no warrior: what it does as an emblem, a name, signs, and the text. */
function PlainFace({ card, size }: PlainFaceProps) {
  const { say } = useWords()
  const strength = strengthOf(card)
  return (
    <Body type={card.type} size={size} colour={COLOURS[card.type]} ink="var(--on-clan)">
      <div className="vh-card-art filled">
        <TacticArt card={card.id} />
        {strength > 0 && <Amount of={`+${strength}`} as="strength" />}
        {'glory' in card && <Amount of={card.glory} as="glory" />}
      </div>
      <b className="vh-card-name" data-card-name="">
        {say({ key: cardName(card.id) })}
      </b>
      <div className="vh-card-foot">
        <CardMarks card={card} />
        <div className="vh-card-text">
          {cardTexts(card.id).map((text) => (
            <p key={text.key}>{say(text)}</p>
          ))}
        </div>
        {size === 'small' && costOf(card) === null && (
          <p className="vh-card-kind">{say({ key: `card-type.${card.type}` })}</p>
        )}
      </div>
    </Body>
  )
}

function strengthOf(card: PlainCard): number {
  return 'effect' in card && 'value' in card.effect ? card.effect.value : 0
}
