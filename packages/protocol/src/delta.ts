/** Any value that JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * How one JSON value becomes another.
 *
 * - a number, a text, `true`, `false` or `null`: the new value itself
 * - `[value]`: the new value, whatever it is
 * - `[]`: the field is gone
 * - `[from, count, …items]`: in a list, `count` items from `from` on give way to these
 * - an object: each field (in a list: each index) changes by what stands there
 */
export type Delta =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Delta }

type Fields = { readonly [key: string]: Json }

/** What turns `before` into `after`; `undefined` where they are the same. */
export function deltaOf(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined
  if (typeof after !== 'object' || after === null) return after
  if (typeof before !== 'object' || before === null) return [after]
  if (isList(after)) return isList(before) ? listDelta(before, after) : [after]
  return isList(before) ? [after] : fieldsDelta(before, after)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function fieldsDelta(before: Fields, after: Fields): Delta | undefined {
  const changes: Record<string, Delta> = {}
  let count = 0
  for (const key in after) {
    const change = deltaOf(before[key], after[key] as Json)
    if (change === undefined) continue
    changes[key] = change
    count++
  }
  for (const key in before) {
    if (after[key] !== undefined) continue
    changes[key] = []
    count++
  }
  return count === 0 ? undefined : changes
}

function listDelta(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  if (before.length !== after.length) return spliceDelta(before, after)
  const changes: Record<string, Delta> = {}
  let count = 0
  for (let index = 0; index < after.length; index++) {
    const change = deltaOf(before[index], after[index] as Json)
    if (change === undefined) continue
    changes[index] = change
    count++
  }
  return count === 0 ? undefined : changes
}

/** What came or went somewhere in a list: all between its common beginning and its common end. */
function spliceDelta(before: readonly Json[], after: readonly Json[]): Delta {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && isSame(before[from] as Json, after[from] as Json)) from++
  let end = 0
  while (end < most - from && isSame(before.at(-1 - end) as Json, after.at(-1 - end) as Json)) end++
  return [from, before.length - from - end, ...after.slice(from, after.length - end)]
}

function isSame(a: Json, b: Json): boolean {
  return deltaOf(a, b) === undefined
}

/** Thrown where a delta does not fit the value it is applied to: the client asks for everything anew. */
export class DeltaMismatch extends Error {
  override readonly name = 'DeltaMismatch'
}

/** The value after a change. The one before stays as it is; what did not change is shared with it. */
export function applyDelta(before: Json | undefined, delta: Delta): Json {
  if (typeof delta !== 'object' || delta === null) return delta
  if (isList(delta as Json)) return replaced(before, delta as readonly Json[])
  if (before === undefined || before === null || typeof before !== 'object')
    throw new DeltaMismatch('fields of what has none')
  const changes = Object.entries(delta as { readonly [key: string]: Delta })
  return isList(before) ? changedList(before, changes) : changedFields(before, changes)
}

function replaced(before: Json | undefined, change: readonly Json[]): Json {
  if (change.length === 1) return change[0] as Json
  const [from, count, ...items] = change
  if (before === undefined || !isList(before)) throw new DeltaMismatch('items of what is no list')
  if (typeof from !== 'number' || typeof count !== 'number' || from + count > before.length)
    throw new DeltaMismatch('items that are not there')
  return [...before.slice(0, from), ...items, ...before.slice(from + count)]
}

function changedList(
  before: readonly Json[],
  changes: readonly (readonly [string, Delta])[],
): Json {
  const list = [...before]
  for (const [key, change] of changes) {
    const index = Number(key)
    if (!(index < list.length)) throw new DeltaMismatch(`item ${key} of ${list.length}`)
    list[index] = applyDelta(list[index], change)
  }
  return list
}

function changedFields(before: Fields, changes: readonly (readonly [string, Delta])[]): Json {
  const fields: Record<string, Json> = { ...before }
  for (const [key, change] of changes) {
    if (Array.isArray(change) && change.length === 0) delete fields[key]
    else fields[key] = applyDelta(fields[key], change)
  }
  return fields
}
