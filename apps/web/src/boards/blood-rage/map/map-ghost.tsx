import {
  type BloodRageAction,
  groupsIn,
  type PlaceId,
  placeId,
  placeOf,
  rageFor,
  strengthOf,
  type View,
} from '@meadhall/game-blood-rage'
import { geometryOf, type Point } from '../../../art/blood-rage/map-geometry.ts'
import { useWords } from '../../../i18n/words.ts'
import { useGame } from '../game.ts'
import { FigureToken } from './figure-token.tsx'
import { middleOf } from './map-marks.tsx'
import { FIGURE_SCALE, spotOf } from './spots.ts'

/** What the answer that waits for its confirmation would do, with its cost. */
export function MapGhost({ view }: { readonly view: View }) {
  const action = useGame((table) => table.candidate?.action ?? null)
  if (action === null) return <Marching view={view} />
  return (
    <g className="br-ghost">
      <Ghost view={view} action={action} />
    </g>
  )
}

/** A march that has begun: where the figures go that are chosen one by one. */
function Marching({ view }: { readonly view: View }) {
  const march = view.frames.findLast((frame) => frame.kind === 'march')
  if (march === undefined) return null
  const [from, to] = [centreOf(placeId(march.from)), centreOf(placeId(march.to))]
  return (
    <g className="br-ghost">
      <Arrow from={from} to={to} cost={null} />
    </g>
  )
}

interface GhostProps {
  readonly view: View
  readonly action: BloodRageAction
}

function Ghost({ view, action }: GhostProps) {
  switch (action.type) {
    case 'invade':
    case 'return':
      return <Invader view={view} action={action} />
    case 'march':
      return (
        <Arrow from={centreOf(action.from)} to={centreOf(action.to)} cost={rageFor(view, action)} />
      )
    case 'pillage':
    case 'challenge': {
      const { x, y } = geometryOf(action.place).token ?? centreOf(action.place)
      return (
        <>
          <circle
            fill="color-mix(in srgb, var(--accent), transparent 70%)"
            stroke="var(--accent)"
            strokeWidth="6"
            strokeDasharray="16 9"
            cx={x}
            cy={y}
            r="42"
          />
          <Cost at={{ x, y: y - 50 }} cost={rageFor(view, action)} />
        </>
      )
    }
    default:
      return null
  }
}

function centreOf(place: PlaceId): Point {
  const [x, y] = middleOf(geometryOf(place).villages)
  return { x, y }
}

function countIn(view: View, place: PlaceId): number {
  return view.clans
    .flatMap((clan) => groupsIn(clan, placeOf(place)))
    .reduce((sum, { count }) => sum + count, 0)
}

type Invasion = Extract<BloodRageAction, { type: 'invade' | 'return' }>

function Invader({ view, action }: { readonly view: View; readonly action: Invasion }) {
  const clan = view.clans[action.by]
  if (clan === undefined) return null
  const { figure, place } = action
  const at = spotOf(geometryOf(place), countIn(view, place))
  return (
    <>
      <g
        transform={`translate(${at.x} ${at.y}) scale(${FIGURE_SCALE})`}
        className="br-ghost-figure"
      >
        <FigureToken
          clan={clan.clan}
          figure={figure}
          strength={strengthOf(clan, figure, placeOf(place))}
        />
      </g>
      <Cost at={{ x: at.x, y: at.y - 50 }} cost={rageFor(view, action)} />
    </>
  )
}

function Cost({ at, cost }: { readonly at: Point; readonly cost: number }) {
  const { t } = useWords()
  return (
    <g transform={`translate(${at.x} ${at.y})`} className="br-ghost-cost">
      <rect x="-62" y="-19" width="124" height="38" rx="19" />
      <text textAnchor="middle" dy=".35em">
        {t('br.cost', { cost })}
      </text>
    </g>
  )
}

function Arrow({
  from,
  to,
  cost,
}: {
  readonly from: Point
  readonly to: Point
  readonly cost: number | null
}) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = { x: (from.x + to.x) / 2 - dy * 0.18, y: (from.y + to.y) / 2 + dx * 0.18 }
  return (
    <>
      <path
        fill="none"
        stroke="var(--accent)"
        strokeWidth="14"
        strokeLinecap="round"
        opacity="0.9"
        d={`M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`}
        markerEnd="url(#br-arrow)"
      />
      {cost !== null && (
        <Cost
          at={{ x: (from.x + to.x) / 2 - dy * 0.09, y: (from.y + to.y) / 2 + dx * 0.09 }}
          cost={cost}
        />
      )}
    </>
  )
}
