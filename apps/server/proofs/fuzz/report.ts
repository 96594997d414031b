/** What a fuzz sent, received and found. */
export interface FuzzReport {
  /** Frames by how they came about. */
  sent: Record<string, number>
  /** Requests by their status; connections with raw bytes. */
  requests: Record<string, number>
  raw: number
  received: number
  /** Those of them that came packed. */
  packed: number
  bytes: number
  /** Refusals by their code, and closed connections by theirs. */
  refused: Record<string, number>
  closed: Record<string, number>
  /** Games that went on to their end after they were attacked. */
  games: number
  seconds: number
  /** Megabytes of the heap after the first tenth and at the end. */
  heap: { early: number; late: number }
  /** Whatever must not be. */
  problems: string[]
}

export function newReport(): FuzzReport {
  return {
    sent: {},
    requests: {},
    raw: 0,
    received: 0,
    packed: 0,
    bytes: 0,
    refused: {},
    closed: {},
    games: 0,
    seconds: 0,
    heap: { early: 0, late: 0 },
    problems: [],
  }
}

export function framesIn({ sent }: FuzzReport): number {
  return Object.values(sent).reduce((sum, count) => sum + count, 0)
}

export function describeReport(report: FuzzReport): string {
  const { heap, problems } = report
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  return [
    `${framesIn(report)} frames in ${report.seconds} s: ${list(report.sent)}`,
    `${report.raw} connections of raw bytes; requests: ${list(report.requests)}`,
    `${report.received} messages (${Math.round(report.bytes / 1e6)} MB) received, ${report.packed} packed; refused: ${list(report.refused)}; closed: ${list(report.closed)}`,
    `${report.games} games went on to their end; heap ${heap.early} MB, at the end ${heap.late} MB`,
    problems.length === 0 ? 'no problems' : `${problems.length} PROBLEMS:\n${problems.join('\n')}`,
  ].join('\n')
}
