/** One schema of the protocol as a section of the page: what it is, its fields, an example. */
import type { Example, JsonSchema } from '@meadhall/protocol/testing'
import type { Comments } from './comments.ts'
import { typeText } from './type-text.ts'

interface Row {
  readonly field: string
  readonly type: string
  readonly about: string
}

export function shapeSection(
  name: string,
  schema: JsonSchema,
  comments: Comments,
  example: Example | undefined,
): string[] {
  const rows = rowsOf(schema, name, '', comments)
  return [
    `#### ${name}`,
    '',
    ...(comments.has(name) ? [comments.get(name) ?? '', ''] : []),
    ...(rows.length === 0 ? [`${typeText(schema)}`, ''] : tableOf(rows)),
    ...(example === undefined ? [] : ['```json', exampleText(example), '```', '']),
  ]
}

/** An example on one line where it fits, else indented. */
export function exampleText(example: unknown): string {
  const line = JSON.stringify(example)
  return line.length <= 110 ? line : JSON.stringify(example, null, 2)
}

function tableOf(rows: readonly Row[]): string[] {
  const lines = rows.map(({ field, type, about }) => `| \`${field}\` | ${type} | ${about} |`)
  return ['| field | value | |', '| --- | --- | --- |', ...lines, '']
}

/** Fields, also those of objects inside; of several alternatives, one after the other. */
function rowsOf(schema: JsonSchema, name: string, path: string, comments: Comments): Row[] {
  const choices = (schema.anyOf ?? schema.oneOf ?? []).filter((one) => typeof one === 'object')
  if (choices.length > 0) return choices.flatMap((choice) => rowsOf(choice, name, path, comments))
  if (isOneSchema(schema.items)) return rowsOf(schema.items, name, path, comments)
  return Object.entries(schema.properties ?? {}).flatMap(([field, value]) => {
    if (typeof value === 'boolean') return []
    const here = path === '' ? field : `${path}.${field}`
    const isNeeded = schema.required?.includes(field) ?? false
    const about = aboutOf(value, comments.get(`${name}.${here}`) ?? '', isNeeded)
    return [{ field: here, type: typeText(value), about }, ...rowsOf(value, name, here, comments)]
  })
}

function isOneSchema(items: JsonSchema['items']): items is JsonSchema {
  return typeof items === 'object' && !Array.isArray(items)
}

function aboutOf(schema: JsonSchema, comment: string, isNeeded: boolean): string {
  if (isNeeded) return comment
  const usual = schema.default === undefined ? '' : `, else \`${JSON.stringify(schema.default)}\``
  return `*optional${usual}.* ${comment}`.trim()
}
