const DAY_MS = 86_400_000

/** The puzzle of a day: the same for everybody, whatever their clock's zone; all come in turn. */
export function dailyOf<T>(puzzles: readonly T[], now: number): T | undefined {
  const day = Math.floor(now / DAY_MS)
  // A step that shares no factor with the length goes through all of them before one comes again.
  const step = strideFor(puzzles.length)
  return puzzles[(day * step) % puzzles.length]
}

/** About two fifths of the list, so that neighbours of one level do not follow each other. */
function strideFor(length: number): number {
  let stride = Math.max(1, Math.round(length * 0.4))
  while (commonFactor(stride, length) > 1) stride += 1
  return stride
}

function commonFactor(a: number, b: number): number {
  return b === 0 ? a : commonFactor(b, a % b)
}
