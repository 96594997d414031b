import {
  type BloodRageEvent,
  type ClanView,
  groupsIn,
  placeOf,
  type View,
} from '@meadhall/game-blood-rage'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { GEOMETRY } from '../../../art/blood-rage/map-geometry.ts'
import { useWords } from '../../../i18n/words.ts'
import { paceNow } from '../../../settings/pace.ts'
import { useTarget } from '../../../table/target.ts'
import { asksForFigure } from '../answers/drawn.ts'
import { useDecision } from '../answers/reading.ts'
import { figureTarget } from '../answers/targets.ts'
import { groupLabel } from './describe.ts'
import { FigureToken } from './figure-token.tsx'
import { arrivalsOf, departedOf } from './moves.ts'
import { type Placed, placementsOf } from './placements.ts'
import { FIGURE_SCALE, spotOf } from './spots.ts'

interface MapFiguresProps {
  readonly view: View
  readonly fresh: readonly BloodRageEvent[]
  /** The view box of all layers. */
  readonly box: string
}

/** All figures on the board. Those of the viewer can be pointed at where a figure is asked for. */
export function MapFigures({ view, fresh, box }: MapFiguresProps) {
  const decision = useDecision()
  const layers = useRef<HTMLDivElement>(null)
  const { placed, departed } = usePlacements(view, fresh)
  useLayoutEffect(() => {
    if (layers.current) moveIn(layers.current, view, fresh)
  }, [view, fresh])
  const asked = decision !== null && asksForFigure(decision.kind) ? decision.seat : null
  const own = placed.filter(({ seat }) => seat === asked)
  const groups = Map.groupBy(own, ({ figure, place }) => `${figure}/${place}`)
  return (
    <div ref={layers} className="br-figures">
      <svg className="br-layer" viewBox={box} aria-hidden="true">
        {placed.map((one) => one.seat !== asked && <Figure key={one.key} placed={one} />)}
        {departed.map((one) => (
          <Figure key={`gone ${one.key}`} placed={one} isLeaving />
        ))}
      </svg>
      <svg className="br-layer" viewBox={box} role="presentation">
        {[...groups].map(([key, group]) => (
          <Group key={key} group={group} view={view} />
        ))}
      </svg>
    </div>
  )
}

interface Placements {
  readonly placed: readonly Placed[]
  readonly departed: readonly Placed[]
}

/** Where all stand now, and who has just been destroyed. */
function usePlacements(view: View, fresh: readonly BloodRageEvent[]): Placements {
  const before = useRef<readonly Placed[]>([])
  const now = useMemo(() => {
    const placed = placementsOf(view, before.current)
    return { placed, departed: departedOf(before.current, placed, fresh) }
  }, [view, fresh])
  useEffect(() => {
    before.current = now.placed
  }, [now])
  return now
}

interface GroupProps {
  readonly group: readonly Placed[]
  readonly view: View
}

/** Figures that are alike are one thing to point at. */
function Group({ group, view }: GroupProps) {
  const [first] = group
  const clan = first && view.clans[first.seat]
  if (first === undefined || clan === undefined) return null
  return (
    <Pointable first={first} clan={clan}>
      {group.map((one) => (
        <Figure key={one.key} placed={one} />
      ))}
    </Pointable>
  )
}

interface PointableProps {
  readonly first: Placed
  readonly clan: ClanView
  readonly children: ReactNode
}

function Pointable({ first, clan, children }: PointableProps) {
  const words = useWords()
  const { props } = useTarget(figureTarget(first.figure, first.place))
  const place = placeOf(first.place)
  const group = groupsIn(clan, place).find(({ figure }) => figure === first.figure)
  const figure = group === undefined ? '' : groupLabel(words, clan, group, place)
  const label = words.t('br.figure.in', {
    figure: { literal: figure },
    place: `place.${first.place}`,
  })
  return (
    <g {...props} className="br-group" aria-label={label}>
      {children}
    </g>
  )
}

function Figure({ placed, isLeaving }: { readonly placed: Placed; readonly isLeaving?: boolean }) {
  const { x, y } = spotOf(GEOMETRY[placed.place], placed.spot)
  return (
    <g transform={`translate(${x} ${y}) scale(${FIGURE_SCALE})`}>
      <g
        className="br-standing"
        data-key={isLeaving ? undefined : placed.key}
        data-leaving={isLeaving}
      >
        <FigureToken clan={placed.clan} figure={placed.figure} strength={placed.strength} />
      </g>
    </g>
  )
}

const WALK = 620

/** Newcomers walk in from where they were. Nothing depends on it. */
function moveIn(box: Element, view: View, fresh: readonly BloodRageEvent[]): void {
  const pace = paceNow()
  if (pace === 0) return
  for (const { key, from, to } of arrivalsOf(view, fresh)) {
    const token = box.querySelector(`[data-key="${key}"]`)
    const [dx, dy] = [from.x - to.x, from.y - to.y].map((way) => way / FIGURE_SCALE)
    const start = `translate(${dx}px, ${dy}px)`
    token?.animate([{ transform: start }, { transform: 'none' }], {
      duration: WALK * pace,
      easing: 'cubic-bezier(.3, 0, .2, 1)',
    })
  }
}
