import type Sqlite from 'better-sqlite3'

/** A value as both kinds of database read it. */
function literal(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'number') return String(value)
  return `'${String(value).replaceAll("'", "''")}'`
}

function insert(table: string, row: Readonly<Record<string, unknown>>): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  const values = Object.values(row).map(literal)
  return `insert into "${table}" (${columns.join(', ')}) values (${values.join(', ')});`
}

interface Made {
  readonly type: 'table' | 'index'
  readonly name: string
  readonly sql: string
}

/** A database with all that is in it, as statements that make it anew, on either kind. */
export function schemaDump(file: Sqlite.Database): string {
  const made = file
    .prepare<[], Made>(
      'select type, name, sql from sqlite_master where sql is not null order by 1 desc, 2',
    )
    .all()
  const rows = made
    .filter(({ type }) => type === 'table')
    .flatMap(({ name }) =>
      file
        .prepare<[], Record<string, unknown>>(`select * from "${name}"`)
        .all()
        .map((row) => insert(name, row)),
    )
  return [...made.map(({ sql }) => `${sql};`), ...rows, ''].join('\n')
}
