import type { Figures, Times } from './figures.ts'

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const range = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`

function timesLine(name: string, { decisions, p50, p99 }: Times): string {
  return `${name}: ${p50.toFixed(1)} ms a decision, the slowest hundredth ${p99.toFixed(1)} ms (${decisions} decisions)`
}

/** A contest's figures for people. */
export function figuresText(figures: Figures): string {
  const { a, b, players, games, winRateA, interval95, evenShare, margin } = figures
  const others = players === 1 ? `beside ${b}` : `against ${players - 1} × ${b}`
  const even = evenShare === null ? '' : `, even share ${percent(evenShare)}`
  const [low, high] = margin.interval95
  return [
    `${a} ${others}, ${figures.game}, ${players} players, ${games} games, seed ${figures.seed}`,
    `won ${percent(winRateA)} (95 %: ${range(interval95)}${even})`,
    ...soloLines(figures),
    `margin ${margin.mean.toFixed(2)} points (95 %: ${low.toFixed(2)} to ${high.toFixed(2)})`,
    timesLine(`A ${a}`, figures.timeA),
    timesLine(`B ${b}`, figures.timeB),
    `${figures.seconds.toFixed(1)} s on ${figures.workers} threads`,
  ].join('\n')
}

function soloLines({ b, winRateB, interval95B, ratio }: Figures): string[] {
  if (winRateB === undefined || interval95B === undefined) return []
  const times = typeof ratio === 'number' ? `: A won ${ratio.toFixed(2)} times as often` : ''
  return [`${b} won ${percent(winRateB)} of the same (95 %: ${range(interval95B)})${times}`]
}
