/** How long moves took, in milliseconds. */
export interface Quantiles {
  readonly count: number
  readonly p50: number
  readonly p99: number
  readonly longest: number
}

export function quantiles(times: readonly number[]): Quantiles {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    count: sorted.length,
    p50: tenths(at(0.5)),
    p99: tenths(at(0.99)),
    longest: tenths(at(1)),
  }
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10
}
