import type { RegionId } from '@meadhall/game-blood-rage'
import { memo, useId } from 'react'
import { DECORATION } from '../common/parts.tsx'
import { type BoardPlaceId, COAST, GEOMETRY, pointsOf } from './map-geometry.ts'
import { BORDERS, SCATTER } from './map-scatter.ts'
import { MapSea, MapSeaLife } from './map-sea.tsx'
import { GROWTH, HOUSE, SHAPES, type Shape, type ShapeId } from './map-shapes.ts'
import { RegionTextureDefs } from './patterns.tsx'
import { WorldTree } from './world-tree.tsx'

type RingId = keyof typeof GROWTH
type LandId = RegionId | 'yggdrasil'

/** The colour of a land, darkened by its ink to draw on it. */
function landInk(land: LandId, share: number): string {
  return `color-mix(in srgb, var(--region-${land}), var(--ink) ${share}%)`
}

const LAND: Readonly<Record<RingId | 'yggdrasil', LandId>> = {
  yggdrasil: 'yggdrasil',
  myrkulor: 'manheim',
  elvagar: 'manheim',
  angerboda: 'manheim',
  muspelheim: 'jotunheim',
  horgr: 'jotunheim',
  utgard: 'jotunheim',
  andlang: 'alfheim',
  gimle: 'alfheim',
}
/** Every other province is a little darker than its neighbours. */
const DARKER: ReadonlySet<string> = new Set(['elvagar', 'muspelheim', 'utgard', 'gimle'])
const LANDS = Object.entries(LAND) as [RingId | 'yggdrasil', LandId][]
const RING = Object.keys(GROWTH) as RingId[]

/** One drawing at each of the points, as one path. */
function stamped(points: readonly { x: number; y: number }[], path: string): string {
  return points.map(({ x, y }) => `M${x} ${y}${path}`).join('')
}

function Stamps(props: {
  readonly points: readonly { x: number; y: number }[]
  readonly shape: Shape
  readonly fill: string
  readonly ink: string
}) {
  const { points, shape, fill, ink } = props
  return (
    <>
      <path d={stamped(points, shape.body)} fill={fill} stroke={ink} />
      {shape.lines && <path d={stamped(points, shape.lines)} fill="none" stroke={ink} />}
    </>
  )
}

function Growth({ id }: { readonly id: RingId }) {
  const kinds: readonly ShapeId[] = GROWTH[id]
  const points = pointsOf(SCATTER[id])
  const land = LAND[id]
  return (
    <g strokeWidth="1.7">
      {[...new Set(kinds)].map((kind) => (
        <Stamps
          key={kind}
          points={points.filter((_, index) => kinds[(index * 7) % kinds.length] === kind)}
          shape={SHAPES[kind]}
          fill={`color-mix(in srgb, ${landInk(land, 12)}, var(--raised) 22%)`}
          ink={landInk(land, 58)}
        />
      ))}
    </g>
  )
}

function Villages({ id }: { readonly id: RingId }) {
  const points = GEOMETRY[id].villages
  const ink = landInk(LAND[id], 62)
  return (
    <>
      {points.map(({ x, y }) => (
        <g key={`${x} ${y}`} stroke={ink} fill="none">
          <circle cx={x} cy={y} r="31" fill="var(--raised)" fillOpacity=".5" strokeWidth="2" />
          <circle cx={x} cy={y} r="26.5" strokeWidth="1.5" strokeDasharray="5 3.3" />
        </g>
      ))}
      <g strokeWidth="1.8">
        <Stamps points={points} shape={HOUSE} fill={landInk(LAND[id], 16)} ink={ink} />
      </g>
    </>
  )
}

function TokenBeds({ id }: { readonly id: BoardPlaceId }) {
  const { token } = GEOMETRY[id]
  if (token === null) return null
  return (
    <g fill="none" stroke="var(--ink)" opacity=".55">
      <circle cx={token.x} cy={token.y} r="27" strokeWidth="1.6" strokeDasharray="2 4" />
      <path
        d={`M${token.x} ${token.y}m0-14l12 14-12 14-12-14zm0 7l6 7-6 7-6-7z`}
        strokeWidth="1.6"
      />
    </g>
  )
}

function Province({ id, land }: { readonly id: RingId | 'yggdrasil'; readonly land: LandId }) {
  const clip = useId()
  const { path } = GEOMETRY[id]
  return (
    <g>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path d={path} fill={landInk(land, DARKER.has(id) ? 7 : 0)} />
      <path d={path} fill={`url(#region-texture-${land})`} />
      <g clipPath={`url(#${clip})`} fill="none" stroke={landInk(land, 55)}>
        <path d={path} strokeWidth="26" opacity=".16" />
        <path d={path} strokeWidth="11" opacity=".22" />
      </g>
    </g>
  )
}

/** The sea and the island with all that does not change in a game. Fills the box of the map. */
export const MapLand = memo(function MapLand() {
  return (
    <g {...DECORATION} strokeLinejoin="round" strokeLinecap="round">
      <RegionTextureDefs />
      <MapSea />
      {LANDS.map(([id, land]) => (
        <Province key={id} id={id} land={land} />
      ))}
      <path d={BORDERS} fill="none" stroke="var(--raised)" strokeWidth="5" opacity=".55" />
      <path d={BORDERS} fill="none" stroke="var(--ink)" strokeWidth="2.6" strokeDasharray="11 6" />
      <WorldTree />
      <path d={COAST} fill="none" stroke="var(--ink)" strokeWidth="3.6" />
      {RING.map((id) => (
        <g key={id}>
          <Growth id={id} />
          <Villages id={id} />
        </g>
      ))}
      {LANDS.map(([id]) => (
        <TokenBeds key={id} id={id} />
      ))}
      <MapSeaLife />
    </g>
  )
})
