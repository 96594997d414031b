import { GAME_IDS, type GameId } from '@meadhall/games'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SwordIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../../server/api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { asSomebody } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { readyOnceBound } from '../waiting-room/ready-when-bound.ts'
import type { LobbyFilters } from './filters.ts'

/** "Find me a game": at a table that waits, or at a new one where the next who looks comes to. */
export function QuickMatch({ filters }: { readonly filters: LobbyFilters }) {
  const { t } = useWords()
  const [, go] = useLocation()
  const { isBusy, failure, run } = useDoing()
  const [wanted, setWanted] = useState<GameId | null>(null)
  const games = filters.game === null ? GAME_IDS : [filters.game]
  const find = (game: GameId) =>
    run(async () => {
      setWanted(game)
      const { table } = await asSomebody(() => api.quick(wishOf(game, filters)))
      readyOnceBound(table.id)
      go(`/tables/${table.id}`)
    })
  return (
    <section className="board-panel" aria-labelledby="quick-match">
      <h2 id="quick-match">{t('quick.title')}</h2>
      <p>{t('quick.text')}</p>
      <div className="button-row">
        {games.map((game) => (
          <Button key={game} look="primary" aria-disabled={isBusy} onClick={() => void find(game)}>
            <SwordIcon /> {isBusy && wanted === game ? t('quick.looking') : t(`app.game.${game}`)}
          </Button>
        ))}
      </div>
      <FailureNote text={failure} />
    </section>
  )
}

/** The filters as a wish; what is not chosen is played with a clock and for nothing. */
function wishOf(game: GameId, { players, tempo, rated }: LobbyFilters) {
  return {
    game,
    ...(players !== null && { players }),
    tempo: tempo ?? ('live' as const),
    rated: rated ?? false,
  }
}
