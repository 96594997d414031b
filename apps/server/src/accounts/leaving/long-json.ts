/** So many characters go out at once. */
const CHUNK = 32_768

/**
 * JSON text of a value in which some lists may be read only while they are written: whatever iterates
 * asynchronously becomes a list. So an export takes no more memory than a part of it, and nobody waits
 * for it.
 */
export async function* longJson(value: unknown): AsyncGenerator<string> {
  let text = ''
  for await (const part of partsOf(value)) {
    text += part
    if (text.length < CHUNK) continue
    yield text
    text = ''
  }
  yield text
}

async function* partsOf(value: unknown): AsyncGenerator<string> {
  if (isIterated(value)) yield* listOf(value)
  else if (isRecord(value)) yield* recordOf(value)
  else yield JSON.stringify(value) ?? 'null'
}

async function* listOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const item of items) {
    yield before + JSON.stringify(item)
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

async function* recordOf(record: Readonly<Record<string, unknown>>): AsyncGenerator<string> {
  let before = '{'
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    yield* partsOf(value)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function isIterated(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
