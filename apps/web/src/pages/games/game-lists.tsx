import type { BrokenMatch, StoredMatch } from '@meadhall/match'
import { ReloadButton } from '../../app/reload-button.tsx'
import { useWords } from '../../i18n/words.ts'
import type { Failure } from '../../sources/host/protocol.ts'
import { BrokenRow } from './broken-row.tsx'
import { GameRow } from './game-row.tsx'
import type { Kept } from './use-games.ts'
import './games.css'

interface GameListsProps {
  readonly kept: Kept
  readonly onChange: () => void
}

/** Games to take up again, and finished ones. Nothing where there are none yet. */
export function GameLists({ kept, onChange }: GameListsProps) {
  const { t } = useWords()
  if (kept === null) return null
  if (typeof kept === 'string') return <Unkept failure={kept} />
  const going = kept.matches.filter(({ result }) => result === null)
  const over = kept.matches.filter(({ result }) => result !== null)
  return (
    <>
      <GameList title={t('home.going')} games={going} onChange={onChange} />
      <GameList title={t('home.over')} games={over} onChange={onChange} />
      <BrokenList broken={kept.broken} onChange={onChange} />
    </>
  )
}

/** Why there is no list at all. */
function Unkept({ failure }: { readonly failure: Failure }) {
  const { t } = useWords()
  return (
    <div className="notice" data-mood="bad" role="alert">
      <p>{t(`app.failure.${failure}.text`)}</p>
      {failure === 'outdated' && <ReloadButton />}
    </div>
  )
}

interface GameListProps {
  readonly title: string
  readonly games: readonly StoredMatch[]
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

interface BrokenListProps {
  readonly broken: readonly BrokenMatch[]
  readonly onChange: () => void
}

/** What lies among the games and cannot be read. */
function BrokenList({ broken, onChange }: BrokenListProps) {
  const { t } = useWords()
  if (broken.length === 0) return null
  return (
    <section className="game-list" aria-label={t('games.broken')}>
      <h2>{t('games.broken')}</h2>
      <ul>
        {broken.map((game) => (
          <BrokenRow key={game.id} game={game} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}
