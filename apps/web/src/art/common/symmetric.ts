/** The middle of the box in which signs and figures are drawn. */
const TWICE_MIDDLE = 64

interface Segment {
  readonly command: string
  /** The numbers of the segment; the last two are where it ends. */
  readonly numbers: readonly number[]
}

function segmentsOf(half: string): Segment[] {
  return [...half.matchAll(/([MLQC])([^MLQC]+)/g)].flatMap(([, command = 'L', text = '']) => {
    const numbers = text.trim().split(/[ ,]+/).map(Number)
    const size = { M: 2, L: 2, Q: 4, C: 6 }[command] ?? 2
    const segments: Segment[] = []
    for (let i = 0; i < numbers.length; i += size) {
      segments.push({ command, numbers: numbers.slice(i, i + size) })
    }
    return segments
  })
}

/** Pairs of numbers in the opposite order, on the other side of the middle. */
function mirrored(numbers: readonly number[]): number[] {
  const flipped: number[] = []
  for (let i = numbers.length - 2; i >= 0; i -= 2) {
    flipped.push(TWICE_MIDDLE - (numbers[i] ?? 0), numbers[i + 1] ?? 0)
  }
  return flipped
}

/**
 * A closed outline from its left half: a path of absolute M, L, Q and C that begins and ends on
 * the middle line.
 */
export function symmetric(half: string): string {
  const segments = segmentsOf(half)
  const back = segments.slice(1).map((segment, index) => {
    const from = segments[index]?.numbers.slice(-2) ?? []
    return `${segment.command}${mirrored([...from, ...segment.numbers.slice(0, -2)]).join(' ')}`
  })
  return `${half}${back.reverse().join('')}Z`
}
