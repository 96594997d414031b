import type { PersonShown, RatingPoint } from '@meadhall/protocol'
import { useCallback, useId } from 'react'
import { gameKey } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { MoreButton } from '../../server/more-button.tsx'
import { peopleApi } from '../../server/people-api.ts'
import { usePages } from '../../server/use-pages.ts'
import { ratingChart } from './rating-chart.ts'

type Rating = PersonShown['ratings'][number]

/** How strong somebody is in each game and number of players, and how that came about. */
export function Ratings({ person }: { readonly person: PersonShown }) {
  const { t } = useWords()
  const { ratings } = person
  const title = useId()
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('profile.ratings')}</h2>
      {ratings.length === 0 ? (
        <p>{t('profile.ratings.none')}</p>
      ) : (
        <>
          <ul className="rating-cards stack loose">
            {ratings.map((rating) => (
              <RatingCard
                key={`${rating.game} ${rating.players}`}
                person={person.id}
                rating={rating}
              />
            ))}
          </ul>
          <p className="soft">{t('profile.ratings.text')}</p>
        </>
      )}
    </section>
  )
}

interface RatingCardProps {
  readonly person: string
  readonly rating: Rating
}

/** One rating after each of its latest games, and of those before where one wants to see them. */
function RatingCard({ person, rating }: RatingCardProps) {
  const { t, locale } = useWords()
  const { game, players, mu, sigma, games } = rating
  const ask = useCallback(
    async (after?: string) => {
      const wish = { game, players: String(players), ...(after !== undefined && { after }) }
      const [one] = (await peopleApi.ratings(person, wish)).ratings
      // The latest first, as pages follow each other.
      return { found: one?.points.toReversed() ?? [], next: one?.next ?? null }
    },
    [person, game, players],
  )
  const { found, more, failure } = usePages(ask)
  const points = found?.toReversed() ?? []
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const [strength, range] = [number.format(mu), number.format(2 * sigma)]
  return (
    <li className="rating-card">
      <h3>
        {t(gameKey(game))}{' '}
        <small className="soft">{t('profile.players', { count: players })}</small>
      </h3>
      <p className="rating-number">
        <b>{strength}</b> <span>± {range}</span>{' '}
        <span className="soft">{t('profile.ratings.from', { count: games })}</span>
      </p>
      {points.length > 0 && <Chart points={points} />}
      <MoreButton text={t('profile.ratings.earlier')} onMore={more} />
      <FailureNote text={failure} />
    </li>
  )
}

const BOX = { width: 280, height: 110 }
const MARGIN = 26

function Chart({ points }: { readonly points: readonly RatingPoint[] }) {
  const { t, locale } = useWords()
  const { line, band, dots, marks } = ratingChart(points, BOX)
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const [first, last] = [points[0]?.mu ?? 0, points.at(-1)?.mu ?? 0]
  const label = t('profile.ratings.chart', {
    count: points.length,
    first: { literal: number.format(first) },
    last: { literal: number.format(last) },
  })
  return (
    <svg
      className="rating-chart"
      viewBox={`${-MARGIN} -6 ${BOX.width + MARGIN + 8} ${BOX.height + 12}`}
      role="img"
      aria-label={label}
    >
      <path
        fill="var(--accent-ground)"
        stroke="var(--line-soft)"
        strokeWidth="2"
        strokeLinejoin="round"
        d={band}
      />
      {marks.map(({ value, y }) => (
        <g key={value}>
          <path stroke="var(--line)" strokeDasharray="2 4" d={`M0 ${y}H${BOX.width}`} />
          <text x={-6} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path fill="none" stroke="var(--accent)" strokeWidth="2.5" strokeLinejoin="round" d={line} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={points.length > 30 ? 1.5 : 3} />
      ))}
    </svg>
  )
}
