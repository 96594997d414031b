import { type GameId, isGameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { NotFound } from '../not-found.tsx'
import { type Kept, puzzlesOf } from './collection.ts'
import { Solving } from './solving.tsx'

interface PuzzlePageProps {
  readonly game: string
  readonly id: string
}

/** One of our puzzles, to be solved. */
export default function PuzzlePage({ game, id }: PuzzlePageProps) {
  return isGameId(game) ? <Ours game={game} id={id} /> : <NotFound />
}

function Ours({ game, id }: { readonly game: GameId; readonly id: string }) {
  const { t } = useWords()
  const areReady = useAreas('puzzles', game)
  const [all, setAll] = useState<readonly Kept[] | null>(null)
  useEffect(() => {
    void puzzlesOf(game).then(setAll)
  }, [game])
  if (all === null || !areReady) return <p className="loading">{t('app.loading')}</p>
  const index = all.findIndex((one) => one.id === id)
  const kept = all[index]
  if (kept === undefined) return <NotFound />
  const next = all[(index + 1) % all.length]
  return (
    <Solving
      key={id}
      text={kept.text}
      name={`${game}/${id}`}
      next={next && `/puzzles/${game}/${next.id}`}
    />
  )
}
