import { type LessonEntry, lessonEntry, lessonName, lessonOf, withSitting } from '@meadhall/lessons'
import { useEffect, useState } from 'react'
import { loadBoard } from '../../boards/index.ts'
import { TableMenu } from '../../frame/table-menu.tsx'
import { nameSeats, needWords, useWords } from '../../i18n/words.ts'
import { AfterGameProvider } from '../../table/ending/after-game.ts'
import type { GameBoard } from '../../table/game-board.ts'
import { Table } from '../../table/table.tsx'
import { NotFound } from '../not-found.tsx'
import { ChapterItems } from './chapter-items.tsx'
import { hold, type Lecture } from './lecture.ts'
import { LessonPanel } from './lesson-panel.tsx'
import { lessonTitle } from './lesson-words.ts'
import { useProgress } from './progress.ts'
import { roomOf } from './room.ts'

interface LessonPageProps {
  readonly game: string
  readonly lesson: string
}

/** A lesson at the same table that one plays at. */
export default function LessonPage({ game, lesson }: LessonPageProps) {
  const entry = lessonEntry(game, lesson)
  return entry === undefined ? <NotFound /> : <Held entry={entry} />
}

interface Opened {
  readonly lecture: Lecture
  readonly board: GameBoard
}

async function openLesson(entry: LessonEntry): Promise<Opened> {
  const [room, board] = await Promise.all([
    roomOf(entry.game),
    loadBoard(entry.game),
    needWords(entry.game),
    needWords('lessons'),
  ])
  const lecture = await hold(
    room,
    lessonOf(entry),
    useProgress.getState().places[lessonName(entry)],
  )
  lecture.store.subscribe((sitting) => useProgress.setState((kept) => withSitting(kept, sitting)))
  return { lecture, board }
}

function Held({ entry }: { readonly entry: LessonEntry }) {
  const { t } = useWords()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    openLesson(entry).then((one) => !isGone && setOpened(one), setError)
    return () => {
      isGone = true
      nameSeats({})
    }
  }, [entry])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  if (opened === null) return <p className="loading">{t('app.loading')}</p>
  return <Lesson entry={entry} {...opened} />
}

const AFTER = { rematch: <></>, replay: null, more: null }

function Lesson({ entry, lecture, board }: Opened & { readonly entry: LessonEntry }) {
  const words = useWords()
  const menu = (
    <TableMenu game={entry.game}>
      <ChapterItems lecture={lecture} />
    </TableMenu>
  )
  return (
    <AfterGameProvider value={AFTER}>
      <Table
        source={lecture.source}
        board={board}
        title={lessonTitle(words, entry)}
        menu={menu}
        bar={<LessonPanel lecture={lecture} entry={entry} />}
      />
    </AfterGameProvider>
  )
}
