import { padEnd, padStart, WIDTH, widthOf } from './layout.ts'

/** A table whose first column has names and whose others have numbers, as wide as the screen. */
export interface Grid {
  readonly heading: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The lines of a table, its heading first: columns are as wide as they must, the rest is shared. */
export function gridLines({ heading, rows }: Grid): string[] {
  const needed = heading.map((title, column) => {
    return Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(widthOf)) + 1
  })
  const [names = 0, ...numbers] = needed
  const left = WIDTH - names - numbers.reduce((sum, width) => sum + width, 0)
  const more = Math.max(0, Math.floor(left / Math.max(1, numbers.length)))
  return [heading, ...rows].map(([name = '', ...cells]) => {
    const shown = cells.map((cell, index) => padStart(cell, (numbers[index] ?? 0) + more))
    return padEnd(name, names) + shown.join('')
  })
}
