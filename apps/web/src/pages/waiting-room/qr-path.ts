/** One stroke for each run of dark modules in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsIn(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
}

function runsIn(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = runs.at(-1)
    if (!isDark) return
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  })
  return runs
}
