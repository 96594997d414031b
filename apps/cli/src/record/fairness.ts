import type { FairnessReport, FairnessStep, SeatPart, Verified } from '@meadhall/fairness'
import type { Seat } from '@meadhall/kernel'

const PARTS: Readonly<Record<SeatPart, string>> = {
  gave: 'bound itself before the start and gave its part',
  withheld: 'bound itself, but did not show its secret in time: LEFT OUT of the seed',
  none: 'bound itself to nothing: gave nothing to the seed',
  bot: 'a bot: gave nothing to the seed',
}

/** What was computed again of a game from a server, a line a step; none for any other game. */
export function stepsInWords({ fairness, file, draws }: Verified): string[] {
  if (fairness === null) return []
  const names = file.seats.map(({ name }) => name)
  const inSetup = `${draws.setup} to set up, ${draws.all - draws.setup} in ${file.actions.length} actions`
  return [
    `table ${fairness.table}`,
    `server: ${hashed(fairness, 'server')}`,
    ...seatLines(fairness, names),
    `seed: ${stepOf(fairness, 'seed')?.computed} follows from all of these`,
    `chance: every shuffle and every roll comes from this seed: ${draws.all} draws (${inSetup})`,
  ]
}

function seatLines(report: FairnessReport, names: readonly string[]): string[] {
  return (report.parts ?? []).map((part, seat) => {
    const hash = part === 'gave' ? `: ${hashed(report, 'seat', seat)}` : ''
    return `seat ${seat + 1} (${names[seat]}): ${PARTS[part]}${hash}`
  })
}

function hashed(report: FairnessReport, what: FairnessStep['what'], seat?: Seat): string {
  return `commitment ${stepOf(report, what, seat)?.computed} is the hash of the secret shown`
}

function stepOf(
  { steps }: FairnessReport,
  what: FairnessStep['what'],
  seat: Seat | null = null,
): FairnessStep | undefined {
  return steps.find((step) => step.what === what && step.seat === seat)
}
