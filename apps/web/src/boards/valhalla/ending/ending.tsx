import { POINT_SOURCES, type PointSource, type View } from '@meadhall/game-valhalla'
import type { Outcome, Seat } from '@meadhall/kernel'
import { useMemo } from 'react'
import { useWords, type Words } from '../../../i18n/words.ts'
import { Ending as TableEnding } from '../../../table/ending/ending.tsx'
import type { EndingFacts, RowFacts, SeatFacts } from '../../../table/ending/ending-facts.ts'
import { SHEET } from '../../../table/ending/looks.ts'
import { ranking } from '../../../table/ending/standing.ts'
import { usedIn } from '../../../table/ending/tally.ts'
import { useSeatName } from '../../../table/seats.ts'
import type { EndingProps } from '../game.ts'
import { Shield } from '../players/shield.tsx'
import { awardsOf } from './awards.ts'
import { courseOf } from './course.ts'
import { type Points, pointsBySource } from './ending-scores.ts'
import { SoloEnding } from './solo-ending.tsx'
import { EDGE, SOURCE_LOOKS } from './sources.ts'
import { Decisive, type OverProps, TieBreak, takenBy } from './why.tsx'
import { Winners } from './winners.tsx'
import './ending.css'

/** How the game ended: one's own place, who won and why, in pictures and in numbers. */
export default function Ending(props: EndingProps) {
  const { view, outcome } = props.moment
  if (outcome === null) return null
  if (view.monster !== null) return <SoloEnding view={view} info={props.info} />
  return <SharedEnding {...props} outcome={outcome} view={view} />
}

function SharedEnding({ info, log, outcome, view }: EndingProps & OverProps) {
  const words = useWords()
  const nameOf = useSeatName()
  const told = useMemo(() => toldOf(log, view, outcome), [log, view, outcome])
  const seats = ranking(outcome).map((seat) => seatOf(seat, nameOf(seat), told.points))
  return <TableEnding info={info} facts={{ ...factsOf(words, view, outcome, told), seats }} />
}

/** What the log tells of the end, by seat. */
function toldOf(log: EndingProps['log'], view: View, outcome: Outcome) {
  const count = view.players.length
  return {
    points: pointsBySource(log, count),
    course: courseOf(log, view, outcome),
    awards: awardsOf(log, count),
  }
}

type Told = ReturnType<typeof toldOf>

function factsOf(
  { t, say }: Words,
  view: View,
  outcome: Outcome,
  { points, course, awards }: Told,
): Omit<EndingFacts<PointSource>, 'seats'> {
  const sources = usedIn(POINT_SOURCES, points)
  return {
    look: SHEET,
    label: t('vh.ending'),
    edge: EDGE,
    outcome,
    allies: isAlliance(view) ? 2 : 1,
    winning: <Winners outcome={outcome} view={view} />,
    sources: sources.map((id) => ({ id, name: say({ key: `source.${id}` }), ...SOURCE_LOOKS[id] })),
    why: (
      <>
        <TieBreak outcome={outcome} view={view} />
        <Decisive points={points} outcome={outcome} />
      </>
    ),
    course: { title: t('vh.ending.course'), marks: course },
    awards: awards.map(({ name, ...most }) => ({ ...most, title: t(`vh.award.${name}`) })),
    table: {
      label: t('vh.ending.table'),
      sum: t('vh.ending.sum'),
      more: [...pairRow(t, view, outcome), ...shieldRows(t, view)],
    },
  }
}

function seatOf(seat: Seat, name: string, points: readonly Points[]): SeatFacts<PointSource> {
  const own = points[seat]
  return {
    seat,
    name,
    colour: `var(--seat-${seat})`,
    badge: () => (
      <>
        <Shield seat={seat} size="1.4rem" />
        <span>{name}</span>
      </>
    ),
    points: own === undefined ? [] : [own],
  }
}

const isAlliance = (view: View): boolean => view.options.pairs === 'alliance'

function pairRow(t: Words['t'], view: View, { scores }: Outcome): readonly RowFacts[] {
  if (!isAlliance(view)) return []
  return [{ name: t('vh.ending.pair-sum'), kind: 'sum', value: (seat) => scores[seat] ?? 0 }]
}

/** The shields that decide between equals. */
function shieldRows(t: Words['t'], view: View): readonly RowFacts[] {
  const own = (seat: Seat) => view.players[seat]?.shields ?? 0
  return [
    { name: t('vh.mark.captured'), kind: 'note', value: (seat) => takenBy(view, seat) },
    { name: t('vh.mark.shields'), kind: 'note', value: own },
  ]
}
