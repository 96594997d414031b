import { BOARD, PLACES, PROVINCES, VILLAGES } from '@meadhall/game-blood-rage'
import { describe, expect, it } from 'vitest'
import {
  type BoardPlaceId,
  COAST,
  cornersOf,
  DOOM_SIZE,
  FIGURE_SIZE,
  GEOMETRY,
  MAP_HEIGHT,
  MAP_WIDTH,
  type Point,
  TOKEN_SIZE,
} from './map-geometry.ts'

const BOARD_PLACES = PLACES.slice(0, BOARD) as readonly BoardPlaceId[]
const RING = BOARD_PLACES.slice(1, PROVINCES)
const FJORDS = BOARD_PLACES.slice(PROVINCES)
/** Room for a name about its middle. */
const LABEL = { width: 150, height: 28 }

function isInside(corners: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  corners.forEach((a, index) => {
    const b = corners.at(index - 1) ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Points on a circle, to see whether all of it is inside. */
function circle({ x, y }: Point, size: number): Point[] {
  return Array.from({ length: 24 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI
    return { x: x + (size / 2) * Math.cos(angle), y: y + (size / 2) * Math.sin(angle) }
  })
}

function overlapsLabel(spot: Point, size: number, label: Point): boolean {
  return (
    Math.abs(spot.x - label.x) < (size + LABEL.width) / 2 &&
    Math.abs(spot.y - label.y) < (size + LABEL.height) / 2
  )
}

describe('the geometry of the map', () => {
  it('has every place on the board and no other', () => {
    expect(Object.keys(GEOMETRY).sort()).toEqual([...BOARD_PLACES].sort())
  })

  it('has a slot for every village, twelve spots in Yggdrasil and five in a fjord', () => {
    for (const [index, id] of RING.entries()) {
      expect(GEOMETRY[id].villages, id).toHaveLength(VILLAGES[index + 1] ?? -1)
    }
    expect(GEOMETRY.yggdrasil.villages).toHaveLength(12)
    for (const id of FJORDS) expect(GEOMETRY[id].villages, id).toHaveLength(5)
  })

  it('has a spot for a token and for doom in every province, and in no fjord', () => {
    for (const [index, id] of BOARD_PLACES.entries()) {
      const { token, doom } = GEOMETRY[id]
      expect([token !== null, doom !== null], id).toEqual(Array(2).fill(index < PROVINCES))
    }
  })

  it('draws closed outlines within the box', () => {
    for (const path of [COAST, ...BOARD_PLACES.map((id) => GEOMETRY[id].path)]) {
      expect(path).toMatch(/^M\d+ \d+l[-\d ]+z$/)
      for (const { x, y } of cornersOf(path)) {
        expect(x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT).toBe(true)
      }
    }
  })

  it.each(BOARD_PLACES)('keeps the spots of %s inside it', (id) => {
    const { path, villages, token, doom, label } = GEOMETRY[id]
    const corners = cornersOf(path)
    const all = [
      ...villages.flatMap((spot) => circle(spot, FIGURE_SIZE - 4)),
      ...(token ? circle(token, TOKEN_SIZE) : []),
      ...(doom ? circle(doom, DOOM_SIZE - 4) : []),
      label,
    ]
    expect(all.filter((point) => !isInside(corners, point))).toEqual([])
  })

  it.each(BOARD_PLACES)('keeps the spots of %s apart', (id) => {
    const { villages, token, doom, label } = GEOMETRY[id]
    const spots = [
      ...villages.map((at) => ({ at, size: FIGURE_SIZE })),
      ...(token ? [{ at: token, size: TOKEN_SIZE }] : []),
      ...(doom ? [{ at: doom, size: DOOM_SIZE }] : []),
    ]
    spots.forEach((a, index) => {
      expect(overlapsLabel(a.at, a.size, label), `label and ${index}`).toBe(false)
      spots.slice(index + 1).forEach((b) => {
        expect(apart(a.at, b.at)).toBeGreaterThan((a.size + b.size) / 2)
      })
    })
  })

  it('leaves no place on top of another', () => {
    for (const id of BOARD_PLACES) {
      const spots = [...GEOMETRY[id].villages, GEOMETRY[id].label]
      for (const other of BOARD_PLACES) {
        if (other === id) continue
        const corners = cornersOf(GEOMETRY[other].path)
        expect(
          spots.filter((spot) => isInside(corners, spot)),
          `${id} in ${other}`,
        ).toEqual([])
      }
    }
  })
})
