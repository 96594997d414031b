import type { Action, Seat } from '@meadhall/kernel'

type Plain = string | number | boolean

/**
 * The answers of one type in a few letters: which type, which fields besides `type` and `by`, and
 * each answer's values in the order of the fields. `["pass", [], [[]]]` is one answer without any.
 */
export type PackedAnswers = readonly [
  type: string,
  fields: readonly string[],
  rows: readonly (readonly Plain[])[],
]

interface Group {
  readonly type: string
  readonly fields: readonly string[]
  readonly rows: Plain[][]
}

/** The legal answers of a seat as they are sent. Those of a kind that follow each other are one group. */
export function packAnswers(legal: readonly Action[]): PackedAnswers[] {
  const groups: Group[] = []
  for (const action of legal) {
    const { type, by: _, ...rest } = action
    const fields = Object.keys(rest)
    const last = groups.at(-1)
    const row = Object.values(rest) as Plain[]
    if (last !== undefined && last.type === type && isSameList(last.fields, fields))
      last.rows.push(row)
    else groups.push({ type, fields, rows: [row] })
  }
  return groups.map(({ type, fields, rows }) => [type, fields, rows])
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}

/** The answers as a client gives them back, in the same order. */
export function unpackAnswers(packed: readonly PackedAnswers[], by: Seat): Action[] {
  return packed.flatMap(([type, fields, rows]) =>
    rows.map((row) => actionOf(type, by, fields, row)),
  )
}

function actionOf(
  type: string,
  by: Seat,
  fields: readonly string[],
  row: readonly Plain[],
): Action {
  return { type, by, ...Object.fromEntries(fields.map((field, index) => [field, row[index]])) }
}
