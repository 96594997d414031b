import { type Balance, TARGETS } from './balance.ts'
import type { Rate } from './rate.ts'

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}`
}

function within({ rate, low, high }: Rate): string {
  return `${percent(rate)} (${percent(low)}–${percent(high)})`
}

function verdict(met: boolean): string {
  return met ? 'met' : 'MISSED'
}

/** The balance table as Markdown, each row with whether its target is met. */
export function balanceText(table: Balance): string {
  const { seats, jarls, solo } = table
  return [
    `Greedy bots, ${table.gamesPerTable} games a table, seed "${table.seed}"; 95 % intervals.`,
    '',
    `Seats, in % of games won; seat 1 starts. Target: at most ${percent(TARGETS.seatOff)} points off.`,
    '',
    '| Players | Fair | By seat | Furthest off | Target |',
    '| --- | --- | --- | --- | --- |',
    ...seats.map(
      (row) =>
        `| ${row.players} | ${percent(row.fair)} | ${row.seats.map(within).join(', ')} | ${percent(row.off)} | ${verdict(row.met)} |`,
    ),
    '',
    `Jarls, as a part of their fair share. Target: ${TARGETS.jarlLow} to ${TARGETS.jarlHigh}.`,
    '',
    '| Jarl | Games | Of fair share | Interval | Target |',
    '| --- | --- | --- | --- | --- |',
    ...jarls.map(
      (row) =>
        `| ${row.name} | ${row.games} | ${row.ofFairShare.toFixed(2)} | ${row.low.toFixed(2)}–${row.high.toFixed(2)} | ${verdict(row.met)} |`,
    ),
    '',
    'Solo, in % of games won. Target: falling from I to III, never 0 or 100.',
    '',
    '| Monster | Side | I | II | III | Target |',
    '| --- | --- | --- | --- | --- | --- |',
    ...solo.map(
      (row) =>
        `| ${row.monster} | ${row.side.toUpperCase()} | ${row.levels.map(within).join(' | ')} | ${verdict(row.met)} |`,
    ),
    '',
    table.met ? 'All targets are met.' : 'Not all targets are met.',
  ].join('\n')
}
