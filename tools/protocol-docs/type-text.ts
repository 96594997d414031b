/** A JSON Schema in a few words of Markdown. */
import type { JsonSchema } from '@meadhall/protocol/testing'

/** Where in the page a shape is described. */
function anchorOf(name: string): string {
  return `#${name.toLowerCase()}`
}

/** What values a schema takes. */
export function typeText(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything'
  if (schema.$ref !== undefined) return refText(schema.$ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(literal).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return choices.map(typeText).join(' or ')
  return plainText(schema)
}

function refText(ref: string): string {
  const name = ref.replace('#/$defs/', '')
  return `[${name}](${anchorOf(name)})`
}

function literal(value: unknown): string {
  return `\`${JSON.stringify(value)}\``
}

function plainText(schema: JsonSchema): string {
  switch (schema.type) {
    case 'string':
      return withLimits('text', textLimits(schema))
    case 'integer':
      return withLimits('whole number', [span(schema.minimum, schema.maximum)])
    case 'array':
      return listText(schema)
    case 'object':
      return schema.properties === undefined ? 'object' : 'object:'
    case undefined:
      return 'anything'
    default:
      return String(schema.type)
  }
}

function withLimits(noun: string, limits: readonly string[]): string {
  const told = limits.filter((limit) => limit !== '')
  return told.length === 0 ? noun : `${noun}, ${told.join(', ')}`
}

function textLimits({ pattern, minLength, maxLength, format }: JsonSchema): string[] {
  const length = span(minLength, maxLength)
  const fits = pattern === undefined ? '' : `\`${pattern.replaceAll('|', '\\|')}\``
  return [format ?? '', fits, length === '' ? '' : `${length} characters`]
}

function span(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}`
  return most === undefined ? `from ${least}` : `${least} to ${most}`
}

function listText({ items, minItems, maxItems }: JsonSchema): string {
  if (Array.isArray(items)) return `[${items.map(typeText).join(', ')}]`
  const count = span(minItems, maxItems)
  const of = items === undefined ? 'anything' : typeText(items)
  return `list of ${of.startsWith('object') ? 'objects:' : of}${count === '' ? '' : ` (${count})`}`
}
