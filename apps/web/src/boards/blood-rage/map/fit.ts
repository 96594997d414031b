/** All of the land with its fjords, in the box that the map is drawn in. */
const LAND = { x: 18, y: 14, width: 1164, height: 872 } as const

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Fit {
  /** What the window onto the map shows of it, sea included: the view box of all its layers. */
  readonly box: string
  /** Pixels of the screen to a unit of the map. */
  readonly scale: number
  /** The edge along which only sea is seen: tools lie there. */
  readonly free: 'right' | 'bottom'
}

/**
 * The land as large as it can be in a window of a size, all of it seen, with a strip of sea kept
 * free along one edge: whichever leaves the land larger.
 */
export function fitOf(size: Size, strip: number): Fit {
  const beside = scaleIn({ ...size, width: size.width - strip })
  const above = scaleIn({ ...size, height: size.height - strip })
  const free = beside >= above ? 'right' : 'bottom'
  const scale = Math.max(beside, above)
  const left = startIn(size.width, LAND.width * scale, free === 'right' ? strip : 0)
  const top = startIn(size.height, LAND.height * scale, free === 'bottom' ? strip : 0)
  const corner = [LAND.x - left / scale, LAND.y - top / scale]
  const box = [...corner, size.width / scale, size.height / scale].map(Math.round).join(' ')
  return { box, scale, free }
}

function scaleIn({ width, height }: Size): number {
  return Math.max(0.05, Math.min(width / LAND.width, height / LAND.height))
}

/** In the middle, or as near to it as the strip allows. */
function startIn(room: number, taken: number, strip: number): number {
  return Math.min((room - taken) / 2, room - strip - taken)
}
