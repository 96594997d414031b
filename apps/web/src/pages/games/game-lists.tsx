import { useWords } from '../../i18n/words.ts'
import type { StoredGame } from '../../sources/host/stored-game.ts'
import { GameRow } from './game-row.tsx'
import type { KeptGames } from './use-games.ts'
import './games.css'

interface GameListsProps {
  readonly kept: KeptGames
  readonly onChange: () => void
}

/** Games to take up again, and finished ones. Nothing where there are none yet. */
export function GameLists({ kept, onChange }: GameListsProps) {
  const { t } = useWords()
  if (kept === null) return null
  if (kept === 'no-storage') {
    return (
      <div className="notice" data-mood="bad" role="alert">
        <p>{t('app.failure.no-storage.text')}</p>
      </div>
    )
  }
  const going = kept.filter(({ result }) => result === null)
  const over = kept.filter(({ result }) => result !== null)
  return (
    <>
      <GameList title={t('home.going')} games={going} onChange={onChange} />
      <GameList title={t('home.over')} games={over} onChange={onChange} />
    </>
  )
}

interface GameListProps {
  readonly title: string
  readonly games: readonly StoredGame[]
  readonly onChange: () => void
}

function GameList({ title, games, onChange }: GameListProps) {
  if (games.length === 0) return null
  return (
    <section className="game-list" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <GameRow key={game.id} game={game} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}
