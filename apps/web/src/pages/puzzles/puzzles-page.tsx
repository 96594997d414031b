import { GAME_IDS, type GameId } from '@meadhall/games'
import { LEVELS } from '@meadhall/puzzles'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CheckIcon, SunIcon } from '../../art/common/icons.tsx'
import { Page } from '../../frame/page.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { type Kept, puzzlesOf } from './collection.ts'
import { dailyOf } from './daily.ts'
import { titleOf } from './puzzle-words.ts'
import { useSolved } from './solved.ts'
import './puzzles.css'

/** All puzzles by game and level, what was solved of them, and the one of today. */
export default function PuzzlesPage() {
  const { t } = useWords()
  const isReady = useAreas('puzzles')
  const [all, setAll] = useState<readonly Kept[] | null>(null)
  useEffect(() => {
    void Promise.all(GAME_IDS.map(puzzlesOf)).then((lists) => setAll(lists.flat()))
  }, [])
  if (all === null || !isReady) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t('puzzle.title')} isWide>
      <p>{t('puzzle.lead')}</p>
      <Daily all={all} />
      <div className="puzzle-games">
        {GAME_IDS.map((game) => (
          <GamePuzzles key={game} game={game} puzzles={all.filter((one) => one.game === game)} />
        ))}
      </div>
      <section className="board-panel">
        <h2>{t('puzzle.own')}</h2>
        <p>{t('puzzle.own.lead')}</p>
        <Link className="button" href="/puzzles/own">
          {t('puzzle.own.make')}
        </Link>
      </section>
    </Page>
  )
}

/** The puzzle of today: the same for everybody. */
function Daily({ all }: { readonly all: readonly Kept[] }) {
  const { t, locale } = useWords()
  const [now] = useState(() => Date.now())
  const daily = dailyOf(all, now)
  if (daily === undefined) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(now)
  return (
    <section className="board-panel puzzle-daily">
      <h2>
        <SunIcon /> {t('puzzle.daily')}
      </h2>
      <p className="soft">
        <time dateTime={new Date(now).toISOString().slice(0, 10)}>{date}</time> ·{' '}
        {t(gameKey(daily.game))}
      </p>
      <PuzzleLink kept={daily} />
    </section>
  )
}

interface GamePuzzlesProps {
  readonly game: GameId
  readonly puzzles: readonly Kept[]
}

function GamePuzzles({ game, puzzles }: GamePuzzlesProps) {
  const { t } = useWords()
  const solved = useSolved((state) => state.solved)
  const done = puzzles.filter(({ id }) => solved[`${game}/${id}`]).length
  return (
    <section className="puzzle-game">
      <h2>{t(gameKey(game))}</h2>
      <p className="soft">{t('puzzle.count', { done, count: puzzles.length })}</p>
      {LEVELS.map((level) => (
        <section key={level}>
          <h3>{t(`puzzle.level.${level}`)}</h3>
          <ol className="puzzle-list stack">
            {puzzles
              .filter(({ puzzle }) => puzzle.level === level)
              .map((kept) => (
                <li key={kept.id}>
                  <PuzzleLink kept={kept} />
                </li>
              ))}
          </ol>
        </section>
      ))}
    </section>
  )
}

function PuzzleLink({ kept: { game, id } }: { readonly kept: Kept }) {
  const { t } = useWords()
  const isSolved = useSolved(({ solved }) => solved[`${game}/${id}`] === true)
  return (
    <Link
      className="puzzle-link row panel"
      href={`/puzzles/${game}/${id}`}
      data-solved={isSolved || undefined}
    >
      <span className="puzzle-mark middle">{isSolved && <CheckIcon />}</span>
      {titleOf(t, `${game}/${id}`)}
      {isSolved && <span className="visually-hidden">, {t('puzzle.is-solved')}</span>}
    </Link>
  )
}
