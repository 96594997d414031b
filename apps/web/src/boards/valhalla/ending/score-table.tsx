import type { PointSource, View } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { useSeatName } from '../../../table/seats.ts'
import { takenOf } from '../players/player-marks.tsx'
import { Shield } from '../players/shield.tsx'
import { type Points, sumOf } from './ending-scores.ts'

/** A finished game. */
export interface OverProps {
  readonly outcome: Outcome
  readonly view: View
}

interface ScoreTableProps extends OverProps {
  readonly points: readonly Points[]
  readonly order: readonly Seat[]
  readonly sources: readonly PointSource[]
}

/** Points of each by source, and the shields that decide between equals. */
export function ScoreTable({ points, order, sources, outcome, view }: ScoreTableProps) {
  const { t, say } = useWords()
  const nameOf = useSeatName()
  const isAlliance = view.options.pairs === 'alliance'
  const rows: readonly (readonly [string, (seat: Seat) => number, string?])[] = [
    ...sources.map((source) => {
      const of = (seat: Seat) => points[seat]?.[source] ?? 0
      return [say({ key: `source.${source}` }), of] as const
    }),
    [t('vh.ending.sum'), (seat) => sumOfSeat(points, seat), 'sum'],
    ...(isAlliance
      ? [[t('vh.ending.pair-sum'), (seat: Seat) => outcome.scores[seat] ?? 0, 'sum'] as const]
      : []),
    [t('vh.mark.captured'), (seat) => takenBy(view, seat), 'note'],
    [t('vh.mark.shields'), (seat) => view.players[seat]?.shields ?? 0, 'note'],
  ]
  return (
    <table className="vh-scores">
      <caption className="visually-hidden">{t('vh.ending.table')}</caption>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col" data-won={outcome.winners.includes(seat) || undefined}>
              <Shield seat={seat} size="1.4rem" />
              <span>{nameOf(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of, kind]) => (
          <tr key={name} data-kind={kind}>
            <th scope="row">{name}</th>
            {order.map((seat) => (
              <td key={seat}>{of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function sumOfSeat(points: readonly Points[], seat: Seat): number {
  const own = points[seat]
  return own === undefined ? 0 : sumOf(own)
}

export function takenBy(view: View, seat: Seat): number {
  const player = view.players[seat]
  return player === undefined ? 0 : takenOf(player)
}
