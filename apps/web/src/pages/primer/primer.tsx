import type { GameId } from '@meadhall/games'
import { chapterOf, lessonEntry, lessonOf, type Sitting, youIn } from '@meadhall/lessons'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { loadBoard } from '../../boards/index.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { StillBoard } from '../../still/still-board.tsx'
import type { GameBoard } from '../../table/game-board.ts'
import { roomOf } from '../learn/room.ts'
import { ASIDES } from './asides.ts'
import { LESSON_OF, PANELS } from './panels.ts'
import { standAt } from './stand.ts'
import './primer.css'

type AnyPanel = (typeof PANELS)[GameId][number]

interface Shown {
  readonly panel: AnyPanel
  readonly sitting: Sitting
}

interface Pictures {
  readonly board: GameBoard
  readonly shown: readonly Shown[]
}

async function draw(game: GameId): Promise<Pictures> {
  const entry = lessonEntry(game, LESSON_OF[game])
  if (entry === undefined) throw new Error(`no lesson of ${game}`)
  const [room, board] = await Promise.all([roomOf(game), loadBoard(game)])
  const lesson = lessonOf(entry)
  const shown = PANELS[game].map(async (panel) => ({
    panel,
    sitting: await standAt(room, lesson, panel.chapter, panel.answered),
  }))
  return { board, shown: await Promise.all(shown) }
}

/** A game in two minutes: a picture from the real board and a few words, one after the other. */
export function Primer({ game }: { readonly game: GameId }) {
  const { t, say } = useWords()
  const isWorded = useAreas('primer', game)
  const pictures = usePictures(game)
  if (!isWorded || pictures === null) return <p className="loading">{t('app.loading')}</p>
  const Aside = ASIDES[game]
  return (
    <>
      <ol className="primer">
        {pictures.shown.map(({ panel, sitting }) => (
          <li key={panel.id} data-strip={panel.parts.every((part) => part === 'own') || undefined}>
            <Picture board={pictures.board} game={game} panel={panel} sitting={sitting} />
            <p>{say({ key: `primer.${game}.${panel.id}` })}</p>
          </li>
        ))}
      </ol>
      {Aside !== null && (
        <Suspense>
          <Aside />
        </Suspense>
      )}
    </>
  )
}

function usePictures(game: GameId): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    let isGone = false
    draw(game).then((drawn) => isGone || setPictures(drawn), setError)
    return () => {
      isGone = true
    }
  }, [game])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return pictures
}

interface PictureProps extends Shown {
  readonly board: GameBoard
  readonly game: GameId
}

function Picture({ board, game, panel, sitting }: PictureProps) {
  const { t } = useWords()
  const chapter = chapterOf(sitting)
  const info = useMemo(
    () => ({
      id: panel.id,
      game,
      seats: chapter.seats.map(() => ({ name: '', plays: 'person' as const })),
      options: null,
      undo: 'sealed' as const,
    }),
    [panel, game, chapter],
  )
  return (
    <StillBoard
      board={board}
      info={info}
      position={sitting.position}
      viewer={youIn(chapter)}
      parts={panel.parts}
      label={t('primer.picture')}
    />
  )
}
