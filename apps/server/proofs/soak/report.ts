/** What a soak did and found. */
export interface SoakReport {
  readonly kills: number
  readonly processes: number
  readonly seconds: number
  readonly startMs: { readonly median: number; readonly worst: number }
  readonly games: number
  readonly entries: number
  readonly acknowledged: number
  readonly confirmed: number
  readonly refused: number
  readonly steps: number
  readonly resets: number
  readonly goodbyes: number
  readonly unavailable: number
  readonly views: number
  /** How often the whole file was checked. */
  readonly integrityChecks: number
  readonly errorsLogged: number
  readonly problems: readonly string[]
  /** Where everything lies, kept because something is wrong. */
  readonly folder?: string
}

export function describeReport(report: SoakReport): string {
  const { startMs, problems } = report
  return [
    `${report.kills} kills of ${report.processes} process(es) in ${report.seconds} s, up again after ${startMs.median} ms (worst ${startMs.worst})`,
    `${report.games} games, ${report.entries} entries stored`,
    `${report.acknowledged} moves acknowledged, ${report.confirmed} sent again and confirmed as the same, ${report.refused} refused`,
    `${report.steps} steps and ${report.resets} whole views told, ${report.views} of them compared with the journal replayed`,
    `${report.integrityChecks} checks of the whole database, ${report.errorsLogged} errors logged`,
    problems.length === 0
      ? 'nothing lost, doubled or reordered'
      : `${problems.length} PROBLEMS (${report.folder}):\n${problems.slice(0, 50).join('\n')}`,
  ].join('\n')
}
