import type { View } from '@meadhall/game-blood-rage'
import type { Outcome } from '@meadhall/kernel'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { ClanSign } from '../../../art/blood-rage/signs.tsx'
import { CrownIcon, EyeIcon, HomeIcon, PlayIcon } from '../../../art/common/icons.tsx'
import { KnotDivider } from '../../../art/common/ornament.tsx'
import { useWords } from '../../../i18n/words.ts'
import { useTableContext } from '../../../table/context.tsx'
import { Cover } from '../../../table/cover.tsx'
import { useAfterGame } from '../../../table/ending/after-game.ts'
import { useHeadline } from '../../../table/ending/headline.ts'
import { RematchButton } from '../../../table/ending/rematch-button.tsx'
import { recallScene } from '../../../table/scenes/playing.ts'
import { Icon } from '../cards/icon.tsx'
import { ClanBadge, clanStyle } from '../clans/clan-badge.tsx'
import type { EndingProps } from '../game.ts'
import { gloryOf } from './glory.ts'
import { HowItCame } from './how-it-came.tsx'
import { ScoreChart } from './score-chart.tsx'
import { ScoreTable } from './score-table.tsx'
import { Winning } from './winning.tsx'
import './ending.css'

/** The end: one's place, who won and how it came about, and where everybody's Glory came from. */
export function Ending({ info, moment, log }: EndingProps) {
  const { t } = useWords()
  const view = moment.view
  const events = useMemo(() => log.flatMap((entry) => entry.events), [log])
  const scores = useMemo(() => {
    const clans = view.clans.toSorted((a, b) => b.glory - a.glory)
    return gloryOf(
      events,
      clans.map(({ clan }) => clan),
    )
  }, [events, view])
  const after = useAfterGame()
  const { outcome } = moment
  if (outcome === null) return null
  return (
    <Cover label={t('br.end')} className="br-ending">
      <div className="br-ending-page">
        <Headline view={view} outcome={outcome} />
        <Buttons id={info.id} />
        {after?.more}
        <Ranking view={view} winners={outcome.winners} />
        <HowItCame view={view} events={events} scores={scores} />
        <KnotDivider />
        <h3>{t('br.end.chart')}</h3>
        <ScoreChart scores={scores} />
        <ScoreTable scores={scores} />
      </div>
    </Cover>
  )
}

interface HeadlineProps {
  readonly view: View
  readonly outcome: Outcome
}

/** One's own place, and who won; for who has won, that. */
function Headline({ view, outcome }: HeadlineProps) {
  const { t } = useWords()
  const place = useHeadline(outcome)
  const { winners } = outcome
  const clans = winners.flatMap((seat) => view.clans[seat] ?? [])
  const winning = <Winning view={view} winners={winners} />
  return (
    <header className="br-winners">
      <div className="br-winner-signs" aria-hidden="true">
        {clans.map(({ clan }) => (
          <span key={clan} className="br-winner-sign" style={clanStyle(clan)}>
            <Icon>
              <ClanSign clan={clan} />
            </Icon>
          </span>
        ))}
      </div>
      <div>
        <h2>{place ?? winning}</h2>
        <p>
          {place !== null && <>{winning} · </>}
          {t('br.glory', { glory: clans[0]?.glory ?? 0 })}
        </p>
      </div>
    </header>
  )
}

interface WinnersProps {
  readonly view: View
  readonly winners: readonly number[]
}

/** Everybody's place; who has the same Glory shares it. */
function Ranking({ view, winners }: WinnersProps) {
  const { t, say } = useWords()
  const seats = view.clans
    .map(({ clan, glory }, seat) => ({ clan, glory, seat }))
    .toSorted((a, b) => b.glory - a.glory)
  return (
    <ol className="br-ranking" aria-label={t('br.end.ranking')}>
      {seats.map(({ clan, glory, seat }) => {
        const place = seats.filter((other) => other.glory > glory).length + 1
        return (
          <li key={seat} style={clanStyle(clan)} data-winner={winners.includes(seat) || undefined}>
            <b className="br-place-number">{place}.</b>
            <ClanBadge clan={clan}>{winners.includes(seat) && <CrownIcon />}</ClanBadge>
            <span className="br-ranking-name">{say({ key: `br.clan.${clan}` })}</span>
            <b>{t('br.glory', { glory })}</b>
          </li>
        )
      })}
    </ol>
  )
}

function Buttons({ id }: { readonly id: string }) {
  const { t } = useWords()
  const after = useAfterGame()
  const { store } = useTableContext()
  const watchAgain = () => {
    store.setState({ isEndingClosed: true })
    recallScene(store, 'end')
  }
  return (
    <nav className="br-ending-buttons" aria-label={t('br.end.next')}>
      <RematchButton />
      <Link className="button" href="/new/blood-rage">
        {t('br.end.new')}
      </Link>
      {after?.replay !== null && (
        <Link className="button" href={after?.replay ?? `/replay/${id}`}>
          <PlayIcon /> {t('br.end.replay')}
        </Link>
      )}
      <button
        type="button"
        className="button"
        onClick={() => store.setState({ isEndingClosed: true })}
      >
        <EyeIcon /> {t('br.end.board')}
      </button>
      <button type="button" className="button" data-do="recall-end" onClick={watchAgain}>
        <CrownIcon /> {t('br.end.again')}
      </button>
      <Link className="button" href="/">
        <HomeIcon /> {t('br.end.home')}
      </Link>
    </nav>
  )
}
