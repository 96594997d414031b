/**
 * The carver's tools: paths of tapered cuts, fur, rays and rings, and mirroring of half paths. All
 * is worked out from numbers, so that a drawing is the same every time.
 */

/**
 * A path with the tone it is printed in, and the width of its line (or how far a veil covers); or
 * the three in one string, as in `l1.6M4 8l20 3`.
 */
export type Cut = string | readonly [tone: string, d: string, width?: number]

export function partsOf(cut: Cut): readonly [tone: string, d: string, width?: number] {
  if (typeof cut !== 'string') return cut
  const start = cut.indexOf('M', 1)
  const tone = cut.charAt(0)
  const d = cut.slice(start)
  return start > 1 ? [tone, d, Number(cut.slice(1, start))] : [tone, d]
}

export function seedOf(id: string): number {
  let hash = 2166136261
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

/** A small generator (mulberry32): numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function at<T>(list: readonly [T, ...T[]], n: number): T {
  return list[n % list.length] ?? list[0]
}

const r1 = (n: number): string => `${Math.round(n * 10) / 10}`
const p = (x: number, y: number): string => `${r1(x)} ${r1(y)}`

interface Step {
  readonly command: string
  readonly points: readonly (readonly [number, number])[]
}

const POINTS: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 }

/** The steps of a path in whole coordinates; small letters count from where the pen is. */
function stepsOf(d: string): Step[] {
  const steps: Step[] = []
  let pen: readonly [number, number] = [0, 0]
  for (const [, letter = 'L', rest = ''] of d.matchAll(/([MLQC])([^MLQCZ]*)/gi)) {
    const command = letter.toUpperCase()
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = 2 * (POINTS[command] ?? 1)
    for (let i = 0; i + size <= numbers.length; i += size) {
      const [dx, dy] = letter === command ? ([0, 0] as const) : pen
      const points: [number, number][] = []
      for (let k = i; k < i + size; k += 2) {
        points.push([(numbers[k] ?? 0) + dx, (numbers[k + 1] ?? 0) + dy])
      }
      steps.push({ command, points })
      pen = points.at(-1) ?? pen
    }
  }
  return steps
}

/** A shape from its right half: down the half path, and back up its mirror image. */
export function sym(half: string, axis = 32): string {
  const steps = stepsOf(half)
  const all = steps.flatMap((step) => step.points).map(([x, y]) => p(2 * axis - x, y))
  let end = all.length
  const back = steps
    .toReversed()
    .filter((step) => step.command !== 'M')
    .map((step) => {
      const from = end - 1 - step.points.length
      const part = all.slice(from, end - 1).toReversed()
      end -= step.points.length
      return `${step.command}${part.join(' ')}`
    })
  return `${half}${back.join('')}Z`
}

/** A path on the other side of the axis. */
function mirror(d: string, axis: number): string {
  const mirrored = (part: string) =>
    stepsOf(part)
      .map(({ command, points }) => command + points.map(([x, y]) => p(2 * axis - x, y)).join(' '))
      .join('')
  const close = d.endsWith('Z') ? 'Z' : ''
  return d
    .split('Z')
    .filter((part) => part !== '')
    .map(mirrored)
    .join('Z')
    .concat(close)
}

/** A path and its mirror image beside it. */
export function both(d: string, axis = 32): string {
  return `${d}${mirror(d, axis)}`
}

/** Wedges around a point, thin end inwards: light, or a halo. `half` is half a wedge's angle. */
export function rays(
  cx: number,
  cy: number,
  from: number,
  to: number,
  count: number,
  half = 0.05,
  turn = 0,
): string {
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 2 * Math.PI) / count
    const inner = from * (i % 2 === 0 ? 1 : 1.18)
    const tip = p(cx + inner * Math.cos(a), cy + inner * Math.sin(a))
    const left = p(cx + to * Math.cos(a - half), cy + to * Math.sin(a - half))
    const right = p(cx + to * Math.cos(a + half), cy + to * Math.sin(a + half))
    parts.push(`M${tip}L${left}L${right}Z`)
  }
  return parts.join('')
}

/** Tapered cuts side by side along a line, each reaching (dx, dy): the shading of a woodcut. */
export function hatch(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
  reach: readonly [number, number],
  width = 1.6,
): string {
  const long = Math.hypot(reach[0], reach[1]) || 1
  const nx = (-reach[1] / long) * (width / 2)
  const ny = (reach[0] / long) * (width / 2)
  const parts: string[] = []
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1)
    const x = from[0] + (to[0] - from[0]) * t
    const y = from[1] + (to[1] - from[1]) * t
    const k = [1, 0.72, 0.9, 0.62][i % 4] ?? 1
    const tip = p(x + reach[0] * k, y + reach[1] * k)
    parts.push(`M${p(x + nx, y + ny)}L${tip}L${p(x - nx, y - ny)}Z`)
  }
  return parts.join('')
}

/** A full circle as a path. */
export function ring(cx: number, cy: number, r: number): string {
  return `M${p(cx - r, cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}
