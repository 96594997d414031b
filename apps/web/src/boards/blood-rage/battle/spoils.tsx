import { eventMessage, type FigureId } from '@meadhall/game-blood-rage'
import { GlorySign, StatSign, TokenSign } from '../../../art/blood-rage/signs.tsx'
import { CrossIcon, SwordIcon } from '../../../art/common/icons.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { useReached } from '../../../table/scenes/beats.ts'
import { Sentence } from '../../../table/sentence.tsx'
import { Icon } from '../cards/icon.tsx'
import { FigurePicture } from '../map/figure-token.tsx'
import type { BattleBeats } from './battle-beats.ts'
import type { Fallen, Gain, Side } from './battle-parts.ts'

interface SpoilsProps {
  readonly side: Side
  readonly beats: BattleBeats
}

/** What a battle cost a side, and what it brought. */
export function Spoils({ side, beats }: SpoilsProps) {
  const hasFallen = useReached(beats.fall)
  const hasGained = useReached(beats.gain)
  return (
    <div className="br-spoils">
      {hasFallen && <Fates side={side} />}
      {hasGained && (
        <Each of={side.gains}>
          {(gain) => (
            <p className="br-spoil">
              <GainSign gain={gain} />
              <b aria-hidden="true">{shortOf(gain)}</b>
              <span>
                <Sentence message={eventMessage(gain)} />
              </span>
            </p>
          )}
        </Each>
      )}
    </div>
  )
}

/** A gain in the fewest signs, for a low room. */
function shortOf(gain: Gain): string {
  if (gain.type === 'stat-raised') return '+1'
  return 'amount' in gain ? `+${gain.amount}` : ''
}

function GainSign({ gain }: { readonly gain: Gain }) {
  if (gain.type === 'pillage-failed') return <CrossIcon />
  if (gain.type === 'card-taken' || gain.type === 'card-recovered') return <SwordIcon />
  return (
    <Icon>
      <Treasure gain={gain} />
    </Icon>
  )
}

/** Glory, Rage, a step of a stat, or what lay in the province. */
function Treasure({ gain }: { readonly gain: Gain }) {
  if (gain.type === 'pillaged') return <TokenSign token={gain.token} />
  if (gain.type === 'stat-raised') return <StatSign stat={gain.stat} />
  const isRage = gain.type === 'rage-gained' || gain.type === 'rage-stolen'
  return isRage ? <StatSign stat="rage" /> : <GlorySign />
}

const FATES = ['destroyed', 'protected', 'fled'] as const satisfies readonly Fallen['fate'][]

/** Who leaves for Valhalla, who was saved and who fled. */
function Fates({ side: { clan, fallen } }: Pick<SpoilsProps, 'side'>) {
  const { t } = useWords()
  return FATES.map((fate) => {
    const figures = fallen.filter((one) => one.fate === fate).map(({ figure }) => figure)
    if (figures.length === 0) return null
    return (
      <p key={fate} className="br-fates" data-fate={fate}>
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
