import type { Seat } from '@meadhall/kernel'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Awards } from '../../../table/ending/awards.tsx'
import { CourseChart } from '../../../table/ending/course-chart.tsx'
import { useHeadline } from '../../../table/ending/headline.ts'
import { ranking } from '../../../table/ending/standing.ts'
import { useSeatKey, useSeatName } from '../../../table/seats.ts'
import type { EndingProps } from '../game.ts'
import { awardsOf } from './awards.ts'
import { courseOf } from './course.ts'
import { atTheTop, decisive, type Points, pointsBySource, sourcesIn } from './ending-scores.ts'
import { ScoreChart } from './score-chart.tsx'
import { type OverProps, ScoreTable, takenBy } from './score-table.tsx'
import { Sheet } from './sheet.tsx'
import { SoloEnding } from './solo-ending.tsx'
import { Winners } from './winners.tsx'

/** How the game ended: one's own place, who won and why, in pictures and in numbers. */
export default function Ending(props: EndingProps) {
  const view = props.moment.view
  const { outcome } = props.moment
  if (outcome === null) return null
  if (view.monster !== null) return <SoloEnding view={view} info={props.info} />
  return <SharedEnding {...props} outcome={outcome} view={view} />
}

function SharedEnding({ info, log, outcome, view }: EndingProps & OverProps) {
  const points = useMemo(() => pointsBySource(log, info.seats.length), [log, info])
  const headline = useHeadline(outcome, view.options.pairs === 'alliance' ? 2 : 1)
  const winners = <Winners outcome={outcome} view={view} />
  const sources = sourcesIn(points)
  const order = ranking(outcome)
  return (
    <Sheet info={info} title={headline ?? winners} lead={headline === null ? undefined : winners}>
      <TieBreak outcome={outcome} view={view} />
      <Decisive points={points} order={order} outcome={outcome} view={view} />
      <ScoreChart points={points} order={order} sources={sources} />
      <Course {...{ log, outcome, view, order }} />
      <Merits log={log} seats={info.seats.length} />
      <ScoreTable {...{ points, order, sources, outcome, view }} />
    </Sheet>
  )
}

interface RankedProps extends OverProps {
  readonly order: readonly Seat[]
}

/** What brought the winner before the second; between equals the tie-break is told. */
function Decisive({
  points,
  order,
  outcome,
}: RankedProps & { readonly points: readonly Points[] }) {
  const { t } = useWords()
  const keyOf = useSeatKey()
  const [first = 0] = order
  const second = order.find((seat) => outcome.scores[seat] !== outcome.scores[first])
  const found = second === undefined ? null : decisive(points[first], points[second])
  if (second === undefined || found === null || atTheTop(outcome).length !== outcome.winners.length)
    return null
  const { source, own, other } = found
  const seat = keyOf(second)
  return <p>{t('vh.ending.decisive', { source: `source.${source}`, own, other, seat })}</p>
}

function Course({ log, outcome, view, order }: RankedProps & Pick<EndingProps, 'log'>) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const course = useMemo(() => courseOf(log, view, outcome), [log, view, outcome])
  const lines = order.map((seat) => ({
    name: nameOf(seat),
    colour: `var(--seat-${seat})`,
    values: course.map((scores) => scores[seat] ?? 0),
  }))
  return <CourseChart title={t('vh.ending.course')} lines={lines} />
}

function Merits({ log, seats }: Pick<EndingProps, 'log'> & { readonly seats: number }) {
  const { t } = useWords()
  const awards = useMemo(() => awardsOf(log, seats), [log, seats])
  return (
    <Awards
      awards={awards.map(({ name, ...most }) => ({ ...most, title: t(`vh.award.${name}`) }))}
    />
  )
}

/** VH-53: what decided between equal scores. */
function TieBreak({ outcome, view }: OverProps) {
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
