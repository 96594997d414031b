import { GAME_IDS, type GameId } from '@meadhall/games'
import { LESSONS, type LessonEntry, lessonName } from '@meadhall/lessons'
import { Link } from 'wouter'
import {
  BookIcon,
  CheckIcon,
  EyeIcon,
  PlayIcon,
  QuestionIcon,
  SwordIcon,
} from '../../art/common/icons.tsx'
import { Page } from '../../frame/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useLaying } from '../../sources/use-laying.ts'
import { OfferArt } from '../home/offer-art.tsx'
import { startFirstGame } from './first-game.ts'
import { lessonTitle } from './lesson-words.ts'
import { useProgress } from './progress.ts'
import './learn.css'

/** Where one learns a game by playing it, and finds all else that explains it. */
export default function LearnPage() {
  const { t } = useWords()
  const isLoaded = useAreas('lessons')
  if (!isLoaded) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t('learn.title')} isWide>
      <p className="learn-lead">{t('learn.lead')}</p>
      <div className="learn-games stack loose">
        {GAME_IDS.map((game) => (
          <GameSchool key={game} game={game} />
        ))}
      </div>
      <p>
        <Link className="button" href="/puzzles">
          <QuestionIcon /> {t('learn.puzzles')}
        </Link>
      </p>
    </Page>
  )
}

function GameSchool({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const lessons = LESSONS.filter((one) => one.game === game)
  const main = lessons.filter(({ about }) => about === 'game')
  const short = lessons.filter(({ about }) => about !== 'game')
  return (
    <article
      className="learn-game panel lifted"
      id={game}
      data-game={game}
      aria-labelledby={`learn-${game}`}
    >
      <OfferArt game={game} />
      <div className="learn-text">
        <h2 id={`learn-${game}`}>{t(`app.game.${game}`)}</h2>
        {main.map((entry) => (
          <MainLesson key={entry.id} entry={entry} />
        ))}
        <FirstGame game={game} />
        {short.length > 0 && <ShortLessons lessons={short} />}
        <p className="button-row learn-more">
          <Link className="button quiet" href={`/primer/${game}`}>
            {t('learn.primer')}
            <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
          </Link>
          <Link className="button quiet" href={`/gallery/${game}`}>
            <EyeIcon /> {t('learn.gallery')}
            <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
          </Link>
          <Link className="button quiet" href={`/rules/${game}`}>
            <BookIcon /> {t('learn.rules')}
            <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}

/** After the lesson: a whole game that explains itself. */
function FirstGame({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const { laying, hasFailed, lay } = useLaying(startFirstGame)
  return (
    <>
      <p>{t('learn.first.text')}</p>
      <p className="button-row">
        <Button data-do="first-game" aria-disabled={laying !== null} onClick={() => void lay(game)}>
          <SwordIcon /> {t(laying === null ? 'learn.first' : 'home.starting')}
          <span className="visually-hidden">: {t(`app.game.${game}`)}</span>
        </Button>
      </p>
      {hasFailed && <p role="alert">{t('home.failed')}</p>}
    </>
  )
}

/** How far somebody came in a lesson. */
function useStanding(entry: LessonEntry): 'new' | 'begun' | 'done' {
  const name = lessonName(entry)
  const isBegun = useProgress(({ places }) => places[name] !== undefined)
  const isDone = useProgress(({ done }) => done.includes(name))
  if (isBegun) return 'begun'
  return isDone ? 'done' : 'new'
}

function MainLesson({ entry }: { readonly entry: LessonEntry }) {
  const words = useWords()
  const { t } = words
  const standing = useStanding(entry)
  const { game, id, minutes } = entry
  return (
    <>
      <p>{words.say({ key: `lesson.${game}.${id}.about` })}</p>
      <p className="button-row">
        <Link className="button primary" href={`/learn/${game}/${id}`}>
          <PlayIcon /> {t(`learn.start.${standing}`)}
          <span className="visually-hidden">: {lessonTitle(words, entry)}</span>
        </Link>
        <span className="soft">
          {standing === 'done' && <CheckIcon />} {t('learn.minutes', { minutes })}
        </span>
      </p>
    </>
  )
}

function ShortLessons({ lessons }: { readonly lessons: readonly LessonEntry[] }) {
  const { t } = useWords()
  return (
    <>
      <h3>{t('learn.short')}</h3>
      <ul className="learn-short flow">
        {lessons.map((entry) => (
          <ShortLesson key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function ShortLesson({ entry }: { readonly entry: LessonEntry }) {
  const words = useWords()
  const standing = useStanding(entry)
  return (
    <li>
      <Link className="button" href={`/learn/${entry.game}/${entry.id}`} data-standing={standing}>
        {standing === 'done' && <CheckIcon />} {lessonTitle(words, entry)}
        {standing === 'done' && <span className="visually-hidden"> ({words.t('learn.done')})</span>}
      </Link>
    </li>
  )
}
