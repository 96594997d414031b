import {
  type Card,
  type CardId,
  cardName,
  cardOf,
  cardText,
  standsFor,
} from '@meadhall/game-blood-rage'
import { CardArt } from '../../../art/blood-rage/card-art.tsx'
import { tintOf } from '../../../art/blood-rage/card-ground.tsx'
import {
  CardTypeSign,
  GlorySign,
  GodSign,
  SlotSign,
  WhiteCircleSign,
} from '../../../art/blood-rage/signs.tsx'
import { Knot } from '../../../art/common/ornament.tsx'
import { useWords } from '../../../i18n/words.ts'
import { WORTH_OF, worthOf } from './card-label.ts'
import { Icon } from './icon.tsx'
import './card.css'

export interface CardFaceProps {
  readonly card: CardId
  /**
   * `small`: title, number, kind and a strip of the picture; the others say all that is printed, and
   * `large` first what its god stands for.
   */
  readonly size: 'small' | 'medium' | 'large'
}

/** A card as it is printed. Its box is as wide as `--card-width`, which each size sets. */
export function CardFace({ card: id, size }: CardFaceProps) {
  const { say } = useWords()
  const card = cardOf(id)
  const style = { '--tint': tintOf(card.def) }
  return (
    <span className="br-card" data-size={size} data-type={card.type} style={style}>
      <span className="br-card-head row">
        <b className="br-card-title" data-card-name="">
          {say({ key: cardName(id) })}
        </b>
        <Worth card={card} />
      </span>
      <span className="br-card-art">
        <CardArt card={id} />
      </span>
      <KindLine card={card} />
      {size === 'large' && card.god !== null && (
        <i className="br-card-gift soft">{say({ key: standsFor(card.god) })}</i>
      )}
      {size !== 'small' && <span className="br-card-text">{say(cardText(id))}</span>}
      <Foot card={card} />
    </span>
  )
}

function Worth({ card }: { readonly card: Card }) {
  const { t } = useWords()
  return (
    <span className="br-card-worth middle" data-type={card.type}>
      <span className="visually-hidden">{t(WORTH_OF[card.type])} </span>
      {worthOf(card)}
    </span>
  )
}

/** The kind in words with its sign; an upgrade names its slot. */
function KindLine({ card: { type, slot, god } }: { readonly card: Card }) {
  const { say } = useWords()
  return (
    <span className="br-card-kind row soft">
      <Icon>{slot === null ? <CardTypeSign type={type} /> : <SlotSign slot={slot} />}</Icon>
      <span>{say({ key: slot === null ? `card-type.${type}` : `slot.${slot}` })}</span>
      {god !== null && (
        <span className="br-card-god">
          <Icon>
            <GodSign god={god} />
          </Icon>
        </span>
      )}
    </span>
  )
}

const AGES = [1, 2, 3] as const

/** The age as strokes of a rune staff, and the white circle. */
function Foot({ card: { age, whiteCircle, type } }: { readonly card: Card }) {
  const { t, say } = useWords()
  return (
    <span className="br-card-foot row spread soft">
      <span className="br-card-age">
        <span className="visually-hidden">{say({ key: `age.${age}` })}</span>
        {AGES.filter((one) => one <= age).map((one) => (
          <i key={one} />
        ))}
      </span>
      {type === 'quest' && (
        <Icon>
          <GlorySign />
        </Icon>
      )}
      {whiteCircle && (
        <span className="br-card-circle">
          <Icon>
            <WhiteCircleSign />
          </Icon>
          <span className="visually-hidden">{t('br.card.white-circle')}</span>
        </span>
      )}
    </span>
  )
}

/** A card face down. */
export function CardBack({ size }: Pick<CardFaceProps, 'size'>) {
  return (
    <span className="br-card br-card-back" data-size={size} aria-hidden="true">
      <span className="br-card-knots">
        <Knot size="42%" />
        <Knot size="42%" />
        <Knot size="42%" />
        <Knot size="42%" />
      </span>
    </span>
  )
}
