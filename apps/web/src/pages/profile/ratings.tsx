import type { PersonShown, RatingPoint } from '@meadhall/protocol'
import { useCallback, useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { peopleApi } from '../../server/people-api.ts'
import { useAsked } from '../../server/use-asked.ts'
import { gameKey } from '../games/game-words.ts'
import { ratingChart } from './rating-chart.ts'

type Rating = PersonShown['ratings'][number]

/** How strong somebody is in each game and number of players, and how that came about. */
export function Ratings({ person }: { readonly person: PersonShown }) {
  const { t } = useWords()
  const { id, ratings } = person
  const { got } = useAsked(useCallback(() => peopleApi.ratings(id), [id]))
  const title = useId()
  const pointsOf = ({ game, players }: Rating) =>
    got?.ratings.find((one) => one.game === game && one.players === players)?.points ?? []
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('profile.ratings')}</h2>
      {ratings.length === 0 ? (
        <p>{t('profile.ratings.none')}</p>
      ) : (
        <>
          <ul className="rating-cards">
            {ratings.map((rating) => (
              <RatingCard
                key={`${rating.game} ${rating.players}`}
                rating={rating}
                points={pointsOf(rating)}
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
  readonly rating: Rating
  readonly points: readonly RatingPoint[]
}

function RatingCard({ rating, points }: RatingCardProps) {
  const { t, locale } = useWords()
  const { game, players, mu, sigma, games } = rating
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
      <path className="rating-band" d={band} />
      {marks.map(({ value, y }) => (
        <g key={value}>
          <path className="rating-mark" d={`M0 ${y}H${BOX.width}`} />
          <text x={-6} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <path className="rating-line" d={line} />
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={points.length > 30 ? 1.5 : 3} />
      ))}
    </svg>
  )
}
