export type Row = Readonly<Record<string, string>>

export interface Table {
  /** The heading above the table and the bold words nearest to it, if any. */
  readonly heading: string
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** All tables of a Markdown page, in the order in which they stand there. */
export function tablesOf(page: string): readonly Table[] {
  const tables: Table[] = []
  let heading = ''
  let caption = ''
  let lines: string[] = []
  for (const line of [...page.split('\n'), '']) {
    if (line.startsWith('|')) {
      lines.push(line)
      continue
    }
    if (lines.length > 0) tables.push({ heading, caption, ...readTable(lines) })
    lines = []
    if (line.startsWith('#')) [heading, caption] = [line.replace(/^#+ /, ''), '']
    if (line.startsWith('**')) caption = line
  }
  return tables
}

function readTable(lines: readonly string[]): Pick<Table, 'columns' | 'rows'> {
  const [columns = [], , ...cells] = lines.map(cellsOf)
  const rows = cells.map((row) =>
    Object.fromEntries(columns.map((name, at) => [name, row[at] ?? ''])),
  )
  return { columns, rows }
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** A cell that must be there. */
export function cell(row: Row, column: string): string {
  const value = row[column]
  if (value === undefined) throw new Error(`the table has no column "${column}"`)
  return value
}
