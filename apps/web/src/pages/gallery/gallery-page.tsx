import { GAME_IDS, type GameId, isGameId } from '@meadhall/games'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Page } from '../../frame/page.tsx'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { NotFound } from '../not-found.tsx'
import { type Hall, loadHall } from './halls.ts'
import { Wall } from './wall.tsx'
import './gallery.css'

/** All that a game has to show: its cards, Jarls, monsters and modules. */
export default function GalleryPage({
  game = 'blood-rage',
}: {
  readonly game?: string | undefined
}) {
  return isGameId(game) ? <Gallery game={game} key={game} /> : <NotFound />
}

function Gallery({ game }: { readonly game: GameId }) {
  const { t } = useWords()
  const isWorded = useAreas('gallery', game)
  const hall = useHall(game)
  if (!isWorded) return <p className="loading">{t('app.loading')}</p>
  return (
    <Page title={t('gallery.title', { game: `app.game.${game}` })} isWide>
      <nav className="segments" aria-label={t('gallery.games')}>
        {GAME_IDS.map((one) => (
          <Link href={`/gallery/${one}`} aria-current={one === game ? 'page' : undefined} key={one}>
            {t(`app.game.${one}`)}
          </Link>
        ))}
      </nav>
      {hall === null ? (
        <p className="loading">{t('app.loading')}</p>
      ) : (
        <Wall game={game} {...hall} />
      )}
    </Page>
  )
}

function useHall(game: GameId): Hall | null {
  const [hall, setHall] = useState<Hall | null>(null)
  const [error, setError] = useState<unknown>(null)
  useEffect(() => {
    loadHall(game).then(setHall, setError)
  }, [game])
  // The page's boundary says what to do about it.
  if (error !== null) throw error
  return hall
}
