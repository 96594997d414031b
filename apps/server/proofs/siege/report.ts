import type { Peaks } from './besieged.ts'
import type { Quantiles } from './times.ts'
import type { BotWaits } from './told-metrics.ts'

/** What a siege was, and what came of it. */
export interface SiegeReport {
  readonly seconds: number
  readonly heapMegabytes: number
  readonly tables: number
  /** Moves of honest people, from sending an answer until its reply: before the attack and during it. */
  readonly calm: Quantiles
  readonly besieged: Quantiles
  /** The longest, in milliseconds, that whoever measured was kept waiting for a core itself. */
  readonly ownLag: number
  /** Honest moves that were not taken, by the reason. */
  readonly refused: Readonly<Record<string, number>>
  /** How long bots waited for a thread, at honest tables and at the attackers'. */
  readonly botWaits: { readonly honest: BotWaits; readonly attackers: BotWaits }
  readonly memory: Peaks
  /** What the attackers sent, by kind: requests, connections, frames or messages. */
  readonly sent: Readonly<Record<string, number>>
  /** Whatever must not be. */
  readonly problems: readonly string[]
}

export function describeReport(report: SiegeReport): string {
  const { calm, besieged, memory, problems, sent, refused } = report
  const line = (name: string, { count, p50, p99, longest }: Quantiles) =>
    `${name}: ${count} moves, p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`
  const waits = ({ count, meanMs, p99AtMostMs }: BotWaits) =>
    `${count} choices, ${meanMs} ms in the mean, p99 at most ${p99AtMostMs} ms`
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  return [
    `${report.tables} honest tables for ${report.seconds} s, a heap of ${report.heapMegabytes} MB`,
    line('before the attack', calm),
    line('under attack', besieged),
    `bots waited for a thread: at honest tables ${waits(report.botWaits.honest)}; at others ${waits(report.botWaits.attackers)}`,
    `whoever measured waited for a core for ${report.ownLag} ms at most`,
    `not taken: ${list(refused) || 'none'}`,
    `memory at most ${memory.resident} MB, of that heap ${memory.heap} MB`,
    `sent by attackers: ${list(sent)}`,
    problems.length === 0 ? 'no problems' : `${problems.length} PROBLEMS:\n${problems.join('\n')}`,
  ].join('\n')
}
