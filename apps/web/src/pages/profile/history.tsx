import type { MyGame, PersonShown } from '@meadhall/protocol'
import { useCallback, useId } from 'react'
import { Link } from 'wouter'
import { CrownIcon } from '../../art/common/icons.tsx'
import { ago, gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { MoreButton } from '../../server/more-button.tsx'
import { peopleApi } from '../../server/people-api.ts'
import { usePages } from '../../server/use-pages.ts'
import { othersAt } from '../my-games/others-at.ts'

/** Finished games, the last first; as many as one wants to see. */
export function History({ person: { id } }: { readonly person: PersonShown }) {
  const { t } = useWords()
  const ask = useCallback(
    async (after?: string) => {
      const { games: found, next } = await peopleApi.games(id, after)
      return { found, next }
    },
    [id],
  )
  const { found: games, more, failure } = usePages(ask)
  const title = useId()
  if (games === null) return null
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('profile.history')}</h2>
      {games.length === 0 && <p>{t('profile.history.none')}</p>}
      <ul className="history">
        {games.map((game) => (
          <PlayedGame key={game.table.id} game={game} />
        ))}
      </ul>
      <MoreButton text={t('profile.history.more')} onMore={more} />
      <FailureNote text={failure} />
    </section>
  )
}

function PlayedGame({ game }: { readonly game: MyGame }) {
  const words = useWords()
  const { t, locale } = words
  const { table, result, rating, seat } = game
  const others = othersAt(words, table, seat)
  return (
    <li>
      <Link href={`/tables/${table.id}`}>
        <b>{t(gameKey(table.game))}</b>
        {others !== '' && <span> · {others}</span>}
      </Link>
      <span className="history-end flow">
        {result === null ? t('profile.ended') : <Place result={result} />}
        {rating !== null && <Change by={rating.after.mu - rating.before.mu} />}
        <time className="soft">{ago(locale, table.ended ?? table.created, Date.now())}</time>
      </span>
    </li>
  )
}

function Place({ result }: { readonly result: NonNullable<MyGame['result']> }) {
  const { t } = useWords()
  const { won, place, score } = result
  return (
    <span>
      {won && <CrownIcon />} {t(won ? 'profile.won' : 'profile.place', { place, score })}
    </span>
  )
}

/** By how much the rating went up or down. */
function Change({ by }: { readonly by: number }) {
  const { t, locale } = useWords()
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  const change = { literal: number.format(by) }
  return (
    <span className="history-change" data-mood={by < 0 ? 'bad' : 'good'}>
      <span className="visually-hidden">{t('profile.change')} </span>
      {change.literal}
    </span>
  )
}
