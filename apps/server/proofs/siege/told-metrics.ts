/** How long bots of a level waited for a thread, as far as the server's metrics tell. */
export interface BotWaits {
  readonly count: number
  readonly meanMs: number
  /** All but one of a hundred waited for no longer. */
  readonly p99AtMostMs: number
}

/** A plain number among metrics. */
export function valueIn(text: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0)
}

const WAITS = /^meadhall_bot_wait_seconds_(bucket|sum|count)\{(.*)\} (\S+)$/gm

/** The waits of one level over all games. */
export function botWaitsIn(text: string, level: string): BotWaits {
  const [buckets, totals] = [new Map<number, number>(), { sum: 0, count: 0 }]
  for (const [, kind, labels = '', value] of text.matchAll(WAITS)) {
    if (!labels.includes(`level="${level}"`)) continue
    if (kind === 'sum' || kind === 'count') totals[kind] += Number(value)
    const edge = /le="([^"]+)"/.exec(labels)?.[1]
    if (edge === undefined) continue
    const until = edge === '+Inf' ? Number.POSITIVE_INFINITY : Number(edge)
    buckets.set(until, (buckets.get(until) ?? 0) + Number(value))
  }
  const sorted = [...buckets].sort(([a], [b]) => a - b)
  const [seconds = 0] = sorted.find(([, count]) => count >= 0.99 * totals.count) ?? []
  const mean = totals.count === 0 ? 0 : totals.sum / totals.count
  return {
    count: totals.count,
    meanMs: Math.round(mean * 1000),
    p99AtMostMs: Math.round(seconds * 1000),
  }
}
