import {
  MAP_HEIGHT,
  MAP_WIDTH,
  type PlaceGeometry,
  type Point,
} from '../../../art/blood-rage/map-geometry.ts'

/** Figures are a little larger than their box: they are what the eye looks for. */
export const FIGURE_SCALE = 1.12

/** How far apart figures stand that share a spot. */
const APART = 22

/** Where the figure on a spot stands; Yggdrasil and fjords may hold more than they have spots for. */
export function spotOf({ villages, label }: PlaceGeometry, spot: number): Point {
  const at = villages[spot % Math.max(1, villages.length)] ?? label
  const row = Math.floor(spot / Math.max(1, villages.length))
  return { x: at.x + row * APART, y: at.y + row * APART }
}

/** Where figures come from that were not on the board: below its edge. */
export const OFF_BOARD: Point = { x: MAP_WIDTH / 2, y: MAP_HEIGHT + 60 }
