import type { CSSProperties, ReactNode } from 'react'
import {
  type BoardPlaceId,
  cornersOf,
  GEOMETRY,
  MAP_HEIGHT,
  MAP_WIDTH,
} from '../../../art/blood-rage/map-geometry.ts'
import { MapLand } from '../../../art/blood-rage/map-land.tsx'
import './ground.css'

interface GroundProps {
  readonly place: BoardPlaceId
  /** Whether one stands in the place, or sees the whole island. */
  readonly isNear: boolean
  /** What stands there, drawn in the map's own measures. */
  readonly children?: ReactNode
}

/** A province on the island it belongs to, seen from near or far: the ground of a scene. */
export function Ground({ place, isNear, children }: GroundProps) {
  const camera = isNear ? nearTo(place) : undefined
  return (
    <>
      <Layer camera={camera}>
        <MapLand />
        <path fill="none" stroke="var(--ink)" strokeWidth="6" d={GEOMETRY[place].path} />
      </Layer>
      {children && <Layer camera={camera}>{children}</Layer>}
    </>
  )
}

interface LayerProps {
  readonly camera: CSSProperties | undefined
  readonly children: ReactNode
}

function Layer({ camera, children }: LayerProps) {
  return (
    <svg
      className="br-ground-art over"
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <g className="br-camera" style={camera}>
        {children}
      </g>
    </svg>
  )
}

/** Moves the place into the middle, as large as it goes there whole. */
function nearTo(place: BoardPlaceId): CSSProperties {
  const points = cornersOf(GEOMETRY[place].path)
  const [left, right] = extent(points.map(({ x }) => x))
  const [top, bottom] = extent(points.map(({ y }) => y))
  const scale = Math.min(MAP_WIDTH / (right - left), MAP_HEIGHT / (bottom - top)) * 0.85
  const middle = `${-(left + right) / 2}px, ${-(top + bottom) / 2}px`
  return {
    transform: `translate(${MAP_WIDTH / 2}px, ${MAP_HEIGHT / 2}px) scale(${scale}) translate(${middle})`,
  }
}

function extent(values: readonly number[]): readonly [number, number] {
  return [Math.min(...values), Math.max(...values)]
}
