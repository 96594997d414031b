import type { ClanId, StrengthLine, View } from '@meadhall/game-blood-rage'
import { cardName } from '@meadhall/game-blood-rage'
import type { CSSProperties } from 'react'
import { CheckIcon, HourglassIcon } from '../../../art/common/icons.tsx'
import { useWords, type Words } from '../../../i18n/words.ts'
import { usePeek } from '../../../table/peek.tsx'
import { CardBack, CardFace } from '../cards/card.tsx'
import { ClanBadge, clanStyle } from '../clans/clan-badge.tsx'
import { FigurePicture } from '../map/figure-token.tsx'
import type { PlayedCard, Side } from './battle-story.ts'

interface SideProps {
  readonly side: Side
  readonly view: View
  /** Whether cards are being laid face down now. */
  readonly isChoosing: boolean
}

/** One side of a battle under way: its figures, its cards, what they make so far. */
export function SideRow({ side, view, isChoosing }: SideProps) {
  const { t } = useWords()
  return (
    <section className="br-side" style={clanStyle(side.clan)}>
      <header className="br-side-head">
        <ClanBadge clan={side.clan} />
        {side.isPillager && <small>{t('br.battle.pillager')}</small>}
        <Sum side={side} />
      </header>
      <div className="br-side-row">
        <Figures clan={side.clan} lines={side.lines} />
        {isChoosing ? <FaceDown clan={side.clan} view={view} /> : <Cards cards={side.cards} />}
      </div>
    </section>
  )
}

function Sum({ side }: Pick<SideProps, 'side'>) {
  const { t } = useWords()
  return (
    <b className="br-side-sum" title={t('br.battle.so-far')}>
      <span className="visually-hidden">{t('br.battle.so-far')}</span>{' '}
      {strengthOf(side) + bonusOf(side)}
    </b>
  )
}

/** A side in the fewest words: who, and what they make so far. */
export function SideSum({ side }: Pick<SideProps, 'side'>) {
  return (
    <span className="br-sum">
      <ClanBadge clan={side.clan} />
      <Sum side={side} />
    </span>
  )
}

function strengthOf({ lines }: Side): number {
  return lines.reduce((sum, { strength }) => sum + strength, 0)
}

function bonusOf({ cards }: Side): number {
  return cards.reduce((sum, { bonus }) => sum + bonus, 0)
}

function Figures({
  clan,
  lines,
}: {
  readonly clan: ClanId
  readonly lines: readonly StrengthLine[]
}) {
  const words = useWords()
  if (lines.length === 0) return <p className="br-side-none">{words.t('br.battle.no-figures')}</p>
  return (
    <ul className="br-side-figures">
      {lines.map((line) => (
        <li key={`${line.figure}@${line.place}`} title={nameOf(words, line)}>
          <FigurePicture clan={clan} figure={line.figure} strength={eachOf(line)} />
          {line.count > 1 && <b aria-hidden="true">×{line.count}</b>}
          <span className="visually-hidden">
            {nameOf(words, line)}: {line.strength}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What one of several figures that are alike counts for. */
const eachOf = ({ strength, count }: StrengthLine): number => strength / Math.max(1, count)

export function nameOf({ say }: Words, { figure, count }: StrengthLine): string {
  return `${count > 1 ? `${count} × ` : ''}${say({ key: `figure.${figure}` })}`
}

/** Whether a card lies there yet. Which one nobody sees but its owner, in the hand. */
function FaceDown({ clan, view }: { readonly clan: ClanId; readonly view: View }) {
  const { t } = useWords()
  const seat = view.clans.findIndex((one) => one.clan === clan)
  const isOpen = view.open.some((decision) => decision.seat === seat)
  return (
    <p className="br-side-card" data-open={isOpen || undefined}>
      {!isOpen && <CardBack size="small" />}
      <span>
        {isOpen ? <HourglassIcon /> : <CheckIcon />}{' '}
        {t(isOpen ? 'br.battle.choosing' : 'br.battle.laid')}
      </span>
    </p>
  )
}

/** The revealed cards, turned over all at once. */
function Cards({ cards }: { readonly cards: readonly PlayedCard[] }) {
  return (
    <ul className="br-side-cards">
      {cards.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards are only ever added at the end
        <li key={index}>
          <Revealed played={one} />
        </li>
      ))}
    </ul>
  )
}

export function Revealed({ played: { card, isVoided } }: { readonly played: PlayedCard }) {
  const { t } = useWords()
  const peek = usePeek(cardName(card))
  return (
    <button type="button" className="br-revealed br-flip" {...peek}>
      <CardFace card={card} size="small" />
      {isVoided && <span className="br-voided">{t('br.battle.voided')}</span>}
    </button>
  )
}

/** For animations that come one after the other. */
export function atBeat(beat: number): CSSProperties {
  return { '--at': beat } as CSSProperties
}
