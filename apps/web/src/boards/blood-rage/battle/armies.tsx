import type { ClanId, StrengthLine, View } from '@meadhall/game-blood-rage'
import { useWords, type Words } from '../../../i18n/words.ts'
import { useBeat, useReached } from '../../../table/scenes/beats.ts'
import { ClanBadge, clanStyle } from '../clans/clan-badge.tsx'
import { FigurePicture } from '../map/figure-token.tsx'
import { ArmyCards } from './army-cards.tsx'
import type { BattleBeats } from './battle-beats.ts'
import type { BattleStory, Side } from './battle-parts.ts'
import { Spoils } from './spoils.tsx'
import './armies.css'
import './low-room.css'

interface ArmiesProps {
  readonly story: BattleStory
  readonly beats: BattleBeats
  /** Who is still choosing a card, while cards are laid face down. */
  readonly choosing: ReadonlySet<ClanId> | null
}

/** All sides of a battle, large: who they are, their figures and cards, and what these make. */
export function Armies({ story, beats, choosing }: ArmiesProps) {
  return (
    <div className="br-armies" data-sides={story.sides.length}>
      {story.sides.map((side) => (
        <Army key={side.clan} story={story} beats={beats} choosing={choosing} side={side} />
      ))}
    </div>
  )
}

interface ArmyProps extends ArmiesProps {
  readonly side: Side
}

function Army({ story, beats, choosing, side }: ArmyProps) {
  const { t } = useWords()
  const isDecided = useReached(beats.verdict) && story.result !== null
  const fate = story.winner === side.clan ? 'won' : 'lost'
  return (
    <section
      className="br-army column centred"
      data-fate={isDecided ? fate : undefined}
      style={clanStyle(side.clan)}
      aria-label={t('table.seat', { seat: `clan.${side.clan}` })}
    >
      <header className="br-army-head row wrap centred">
        <ClanBadge clan={side.clan} />
        {side.isPillager && <small>{t('br.battle.pillager')}</small>}
      </header>
      <Ranks side={side} beats={beats} />
      {story.isFought && <ArmyCards side={side} beats={beats} choosing={choosing} />}
      {story.isFought && <Total side={side} beats={beats} />}
      <Spoils side={side} beats={beats} />
    </section>
  )
}

interface SideProps {
  readonly side: Side
  readonly beats: BattleBeats
}

/** The figures of a side by kinds; each kind stands out when it is counted. */
function Ranks({ side: { clan, lines, fallen }, beats }: SideProps) {
  const words = useWords()
  const beat = useBeat()
  const isFalling = useReached(beats.fall) && fallen.some(({ fate }) => fate !== 'protected')
  if (lines.length === 0) return <p className="br-army-none">{words.t('br.battle.no-figures')}</p>
  return (
    <ul className="br-ranks flow centred" data-falling={isFalling || undefined}>
      {lines.map((line, index) => (
        <li
          key={`${line.figure}@${line.place}`}
          title={nameOf(words, line)}
          data-counted={beat === beats.count + index || undefined}
        >
          <FigurePicture clan={clan} figure={line.figure} strength={eachOf(line)} />
          <span className="br-rank-name">{nameOf(words, line)}</span>
          <b className="br-rank-count" aria-hidden="true">
            {line.count > 1 && `×${line.count}`}
          </b>
          <span className="visually-hidden">{line.strength}</span>
        </li>
      ))}
    </ul>
  )
}

/** What one of several figures that are alike counts for. */
const eachOf = ({ strength, count }: StrengthLine): number => strength / Math.max(1, count)

function nameOf({ say }: Words, { figure, count }: StrengthLine): string {
  return `${count > 1 ? `${count} × ` : ''}${say({ key: `figure.${figure}` })}`
}

/** What a side makes as far as it is counted. */
function Total({ side, beats }: SideProps) {
  const { t } = useWords()
  const counted = useBeat() - beats.count + 1
  const values = [
    ...side.lines.map(({ strength }) => strength),
    ...side.cards.map(({ bonus }) => bonus),
  ]
  const total = values.slice(0, Math.max(0, counted)).reduce((sum, value) => sum + value, 0)
  return (
    <p className="br-army-total soft">
      <span>{t(side.total === null ? 'br.battle.so-far' : 'br.battle.total')}</span>{' '}
      {/* Each new sum is drawn anew, and leaps. */}
      <b key={total}>{total}</b>
    </p>
  )
}

/** The clans that are asked something now. */
export function askedIn(view: View): ReadonlySet<ClanId> {
  return new Set(view.open.flatMap(({ seat }) => view.clans[seat]?.clan ?? []))
}
