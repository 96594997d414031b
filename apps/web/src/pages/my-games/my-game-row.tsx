import { Link } from 'wouter'
import { HourglassIcon } from '../../art/common/icons.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords, type Words } from '../../i18n/words.ts'
import { othersAt } from './others-at.ts'
import { isPressing, timeLeft, type Urgent } from './urgency.ts'

/** One game in a line or two: what, with whom, where it stands, how much time there is. */
export function MyGameRow({ of }: { readonly of: Urgent }) {
  const words = useWords()
  const { game, due } = of
  const { table, seat } = game
  const now = Date.now()
  return (
    <li className="my-game" data-game={table.game} data-pressing={isPressing(of, now) || undefined}>
      <Link href={`/tables/${table.id}`}>
        <span className="my-game-what">
          <b>{words.t(gameKey(table.game))}</b> <span>{othersAt(words, table, seat)}</span>
        </span>
        <span className="my-game-stage soft">{standing(words, of)}</span>
        {due !== null && (
          <span className="my-game-time row">
            <HourglassIcon />
            <span>
              <time>{timeLeft(words.locale, due, now)}</time>{' '}
              <span className="visually-hidden">{words.t('my-games.left')}</span>
            </span>
          </span>
        )}
      </Link>
    </li>
  )
}

/** Where it stands, and who is waited for if it is not oneself. */
function standing({ t, say, locale }: Words, { game, wait }: Urgent): string {
  const { stage, waits, seats } = game.table
  if (wait === 'seats') {
    const free = seats.filter(({ person, bot }) => person === null && bot === null).length
    return t('my-games.free', { count: free })
  }
  const names = waits.flatMap((seat) => seats[seat]?.person?.name ?? [])
  const whom = new Intl.ListFormat(locale, { style: 'narrow' }).format(names)
  const parts = [stage === null ? '' : say(stage)]
  if (wait === 'others' && whom !== '')
    parts.push(t('my-games.whose', { names: { literal: whom } }))
  return parts.filter((part) => part !== '').join(' · ')
}
