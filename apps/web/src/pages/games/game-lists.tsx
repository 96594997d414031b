import { isGameId } from '@meadhall/games'
import type { BrokenMatch, StoredMatch } from '@meadhall/match'
import { useEffect } from 'react'
import { ReloadButton } from '../../frame/reload-button.tsx'
import { needWords, useWords } from '../../i18n/words.ts'
import { Notice } from '../../kit/notice.tsx'
import type { Failure } from '../../sources/host/protocol.ts'
import { BrokenRow } from './broken-row.tsx'
import { GameRow } from './game-row.tsx'
import type { Kept } from './use-games.ts'
import './games.css'

interface GameListsProps {
  readonly kept: Kept
  readonly onChange: () => void
}

/** How many games are offered to be taken up at once; the others unfold. */
const AT_HAND = 3

/** Games to take up again, the last one first. Nothing where there are none. */
export function GoingGames({ kept, onChange }: GameListsProps) {
  const { t } = useWords()
  const going = matchesIn(kept).filter(({ result }) => result === null)
  useWordsOf(going)
  const more = going.slice(AT_HAND)
  return (
    <GameList title={t('home.going')} games={going.slice(0, AT_HAND)} onChange={onChange}>
      {more.length > 0 && (
        <details>
          <summary>{t('home.going.more', { count: more.length })}</summary>
          <GameRows games={more} onChange={onChange} />
        </details>
      )}
    </GameList>
  )
}

function matchesIn(kept: Kept): readonly StoredMatch[] {
  return kept === null || typeof kept === 'string' ? [] : kept.matches
}

/** Where a game stands is said in its own words, which the hall does not wait for. */
function useWordsOf(games: readonly StoredMatch[]): void {
  const ids = [...new Set(games.filter(({ standing }) => standing).map(({ game }) => game))].join()
  useEffect(() => {
    for (const id of ids.split(',')) if (isGameId(id)) needWords(id).catch(() => undefined)
  }, [ids])
}

/** Finished games, and what cannot be read. Nothing where there is none yet. */
export function OtherGames({ kept, onChange }: GameListsProps) {
  const { t } = useWords()
  if (kept === null) return null
  if (typeof kept === 'string') return <Unkept failure={kept} />
  const over = kept.matches.filter(({ result }) => result !== null)
  return (
    <>
      <GameList title={t('home.over')} games={over} onChange={onChange} />
      <BrokenList broken={kept.broken} onChange={onChange} />
    </>
  )
}

/** Why there is no list at all. */
function Unkept({ failure }: { readonly failure: Failure }) {
  const { t } = useWords()
  return (
    <Notice mood="bad" role="alert">
      <p>{t(`app.failure.${failure}.text`)}</p>
      {failure === 'outdated' && <ReloadButton />}
    </Notice>
  )
}

interface GameRowsProps {
  readonly games: readonly StoredMatch[]
  readonly onChange: () => void
}

function GameRows({ games, onChange }: GameRowsProps) {
  return (
    <ul>
      {games.map((game) => (
        <GameRow key={game.id} game={game} onChange={onChange} />
      ))}
    </ul>
  )
}

interface GameListProps extends GameRowsProps {
  readonly title: string
  readonly children?: React.ReactNode
}

function GameList({ title, games, onChange, children }: GameListProps) {
  if (games.length === 0) return null
  return (
    <section className="game-list" aria-label={title}>
      <h2>{title}</h2>
      <GameRows games={games} onChange={onChange} />
      {children}
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
