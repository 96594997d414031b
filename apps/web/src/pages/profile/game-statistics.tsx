import { isGameId } from '@meadhall/games'
import type { PersonShown, Statistics } from '@meadhall/protocol'
import { useCallback, useEffect, useId } from 'react'
import { gameSpeaker, needWords, type UiKey, useWords } from '../../i18n/words.ts'
import { peopleApi } from '../../server/people-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { gameKey } from '../games/game-words.ts'
import { ScoreSources } from './score-sources.tsx'
import { type Tally, WinRates } from './win-rates.tsx'

type OfGame = Statistics['games'][number]

/** How often somebody won: by how many played, by whom they played, and what their points came from. */
export function GameStatistics({ person: { id } }: { readonly person: PersonShown }) {
  const { t } = useWords()
  const { got } = useAsked(useCallback(() => peopleApi.statistics(id), [id]))
  const games = got?.games ?? []
  useGameWords(games)
  if (games.length === 0) return null
  return games.map((one) => <OneGame key={one.game} of={one} title={t(gameKey(one.game))} />)
}

/** Clans, Jarls and sources are called as the games call them. */
function useGameWords(games: readonly OfGame[]): void {
  const wanted = games.map(({ game }) => game).join(' ')
  useEffect(() => {
    // Without them keys stand there: nothing that would stop the page.
    for (const game of wanted.split(' ')) if (isGameId(game)) needWords(game).catch(() => undefined)
  }, [wanted])
}

function OneGame({ of, title }: { readonly of: OfGame; readonly title: string }) {
  const { t } = useWords()
  const { say } = gameSpeaker(of.game)
  const heading = useId()
  const { games, wins } = of
  const byPlayers = of.byPlayers.map(
    ({ players, ...tally }): Tally => ({
      name: t('profile.players', { count: players }),
      ...tally,
    }),
  )
  const byRole = of.byRole.map(({ as, ...tally }): Tally => ({ name: say({ key: as }), ...tally }))
  return (
    <section className="board-panel" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p>{t('profile.games', { games, wins })}</p>
      <WinRates title={t('profile.by-players')} tallies={byPlayers} />
      {byRole.length > 0 && <WinRates title={t(roleTitle(of.game))} tallies={byRole} />}
      {of.sources.length > 0 && <ScoreSources sources={of.sources} games={of.told} />}
    </section>
  )
}

/** What those are whom one plays, in each game. */
function roleTitle(game: string): UiKey {
  return isGameId(game) ? `profile.by-role.${game}` : 'profile.by-role'
}
