import { eventMessage, type FigureId } from '@meadhall/game-blood-rage'
import type { ReactNode } from 'react'
import { CrownIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Sentence } from '../../../table/sentence.tsx'
import { ClanBadge, clanStyle } from '../clans/clan-badge.tsx'
import { FigurePicture } from '../map/figure-token.tsx'
import { atBeat, nameOf, Revealed } from './battle-side.tsx'
import type { BattleStory, Fallen, PlayedCard, Side } from './battle-story.ts'

interface ResultProps {
  readonly story: BattleStory
  /** Whether it has just happened: then it is counted up, line by line. */
  readonly isFresh: boolean
  readonly children: ReactNode
}

/** When the cards are turned over, the first line is counted. */
const FIRST_LINE = 4

/** When all lines are counted. */
export function verdictBeat({ sides }: BattleStory): number {
  const counts = sides.map(({ lines, cards }) => lines.length + cards.length)
  return FIRST_LINE + (Math.max(0, ...counts) + 1) * 1.5
}

/** How a battle came out: strength line by line, who died, who gained what. */
export function BattleResult({ story, isFresh, children }: ResultProps) {
  const { t } = useWords()
  const gainsAt = verdictBeat(story)
  return (
    <div className="br-result" data-fresh={isFresh || undefined}>
      <div className="br-sides">
        {story.sides.map((side) => (
          <SideResult key={side.clan} side={side} isWinner={side.clan === story.winner} />
        ))}
      </div>
      {story.swept.length > 0 && (
        <p className="br-battle-note">{t('br.battle.swept', { count: story.swept.length })}</p>
      )}
      <Gains sides={story.sides} at={gainsAt + 1} />
      <div className="br-result-foot">{children}</div>
    </div>
  )
}

export function BattleVerdict({ story: { result, winner, place } }: Pick<ResultProps, 'story'>) {
  const { t } = useWords()
  if (result === 'tied' || winner === null) return t('br.battle.tied', { place: `place.${place}` })
  return (
    <>
      <CrownIcon /> {t('br.battle.won', { clan: `clan.${winner}` })}
    </>
  )
}

interface SideResultProps {
  readonly side: Side
  readonly isWinner: boolean
}

function SideResult({ side, isWinner }: SideResultProps) {
  const { t } = useWords()
  return (
    <section className="br-side" data-winner={isWinner || undefined} style={clanStyle(side.clan)}>
      <header className="br-side-head">
        <ClanBadge clan={side.clan} />
        {side.isPillager && <small>{t('br.battle.pillager')}</small>}
      </header>
      <Counted side={side} />
      <Fates side={side} />
    </section>
  )
}

/** STR and bonuses line by line, and what they make. */
function Counted({ side }: { readonly side: Side }) {
  const words = useWords()
  const { t } = words
  const { lines, cards, total, hasNoCard } = side
  const count = lines.length + cards.length
  return (
    <table className="br-counted">
      <tbody>
        {lines.map((line, index) => (
          <tr key={`${line.figure}@${line.place}`} style={atBeat(FIRST_LINE + index * 1.5)}>
            <th scope="row">
              <span className="br-counted-name">
                <FigurePicture clan={side.clan} figure={line.figure} />
                {nameOf(words, line)}
              </span>
            </th>
            <td>{line.strength}</td>
          </tr>
        ))}
        {cards.map((card, index) => (
          <CardLine
            // biome-ignore lint/suspicious/noArrayIndexKey: what was played does not change
            key={index}
            played={card}
            at={FIRST_LINE + (lines.length + index) * 1.5}
          />
        ))}
        {hasNoCard && (
          <tr style={atBeat(FIRST_LINE)}>
            <th scope="row">{t('br.battle.no-card')}</th>
            <td>0</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr style={atBeat(FIRST_LINE + count * 1.5)}>
          <th scope="row">{t('br.battle.total')}</th>
          <td>{total?.total ?? 0}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The card is turned over at once with all others; what it counts comes in its turn. */
function CardLine({ played, at }: { readonly played: PlayedCard; readonly at: number }) {
  return (
    <tr data-card>
      <th scope="row">
        <Revealed played={played} />
      </th>
      <td style={atBeat(at)}>+{played.bonus}</td>
    </tr>
  )
}

const FATES = ['destroyed', 'protected', 'fled'] as const satisfies readonly Fallen['fate'][]

/** Who died, who was saved and who fled. */
function Fates({ side: { clan, fallen } }: { readonly side: Side }) {
  const { t } = useWords()
  return FATES.map((fate) => {
    const figures = fallen.filter((one) => one.fate === fate).map(({ figure }) => figure)
    if (figures.length === 0) return null
    return (
      <p key={fate} className="br-fates" data-fate={fate} style={atBeat(FIRST_LINE * 3)}>
        <span>{t(`br.fate.${fate}`)}</span>
        <FigureRow clan={clan} figures={figures} />
      </p>
    )
  })
}

interface FigureRowProps {
  readonly clan: Side['clan']
  readonly figures: readonly FigureId[]
}

/** Figures side by side, those of a kind together, with their names for those who hear them. */
export function FigureRow({ clan, figures }: FigureRowProps) {
  const { say } = useWords()
  const kinds = Map.groupBy(figures, (figure) => figure)
  return [...kinds].map(([figure, { length }]) => (
    <span key={figure} className="br-figure-count" title={say({ key: `figure.${figure}` })}>
      <FigurePicture clan={clan} figure={figure} />
      <span className="visually-hidden">{say({ key: `figure.${figure}` })}</span>
      {length > 1 && <b>×{length}</b>}
    </span>
  ))
}

/** What the battle brought, in sentences. */
function Gains({ sides, at }: { readonly sides: readonly Side[]; readonly at: number }) {
  const gains = sides.flatMap((side) => side.gains)
  if (gains.length === 0) return null
  return (
    <ul className="br-gains" style={atBeat(at)}>
      {gains.map((gain, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change
        <li key={index}>
          <Sentence message={eventMessage(gain)} />
        </li>
      ))}
    </ul>
  )
}
