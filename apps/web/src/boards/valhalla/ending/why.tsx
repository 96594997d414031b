import { POINT_SOURCES, type View } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { ranking } from '../../../table/ending/standing.ts'
import { decisive } from '../../../table/ending/tally.ts'
import { useSeatKey, useSeatName } from '../../../table/seats.ts'
import { takenOf } from '../players/player-marks.tsx'
import { atTheTop, type Points } from './ending-scores.ts'

/** A finished game. */
export interface OverProps {
  readonly outcome: Outcome
  readonly view: View
}

interface DecisiveProps {
  readonly outcome: Outcome
  readonly points: readonly Points[]
}

/** What brought the winner before the second; between equals the tie-break is told. */
export function Decisive({ points, outcome }: DecisiveProps) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const order = ranking(outcome)
  const [first = 0] = order
  const second = order.find((seat) => outcome.scores[seat] !== outcome.scores[first])
  if (second === undefined || atTheTop(outcome).length !== outcome.winners.length) return null
  const [own, other] = [points[first], points[second]]
  const found = own && other && decisive(POINT_SOURCES, own, other)
  if (!found) return null
  const names = { source: `source.${found.source}`, seat: keyOf(second) }
  return <p>{t('vh.ending.decisive', { ...found, ...names })}</p>
}

/** VH-53: what decided between equal scores. */
export function TieBreak({ outcome, view }: OverProps) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const isAlliance = view.options.pairs === 'alliance'
  const top = atTheTop(outcome)
  if (top.length < (isAlliance ? 3 : 2)) return null
  return (
    <div className="vh-ending-tie">
      <p>{t(outcome.winners.length === top.length ? 'vh.ending.tied' : 'vh.ending.tie')}</p>
      <ul>
        {top.map((seat) => (
          <li key={seat}>
            {t('vh.ending.tie-line', {
              name: { literal: nameOf(seat) },
              taken: takenBy(view, seat),
              own: view.players[seat]?.shields ?? 0,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function takenBy(view: View, seat: Seat): number {
  const player = view.players[seat]
  return player === undefined ? 0 : takenOf(player)
}
