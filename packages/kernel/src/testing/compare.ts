/**
 * Where two values first differ, or `null`. Stricter than JSON: it tells apart `undefined` and a
 * missing key, 0 and -0, a list and a class of its own, so that it proves a state to be plain JSON.
 */
export function differenceOf(left: unknown, right: unknown): string | null {
  return isSame(left, right) ? null : findDifference(left, right, '')
}

/** The quick answer: nearly all that is compared is the same, and a path takes time to spell. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (!isObject(left) || !isObject(right)) return false
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right)) return false
  const keys = Object.keys(left)
  if (keys.length !== Object.keys(right).length) return false
  for (const key of keys)
    if (!Object.hasOwn(right, key) || !isSame(left[key], right[key])) return false
  return true
}

function findDifference(left: unknown, right: unknown, path: string): string | null {
  if (Object.is(left, right)) return null
  if (!isObject(left) || !isObject(right)) return `${named(path)} ${show(left)} ≠ ${show(right)}`
  if (Object.getPrototypeOf(left) !== Object.getPrototypeOf(right))
    return `${named(path)} values of different kinds`
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inner = `${path}/${key}`
    if (!(Object.hasOwn(left, key) && Object.hasOwn(right, key)))
      return `${named(inner)} is on one side only`
    const difference = findDifference(left[key], right[key], inner)
    if (difference !== null) return difference
  }
  return null
}

/** As `differenceOf`, for two JSON texts: the quick comparison first, the place only when needed. */
export function textDifference(left: string, right: string): string | null {
  if (left === right) return null
  return differenceOf(JSON.parse(left), JSON.parse(right)) ?? 'the order of keys'
}

/** What a value becomes on its way through a file or a socket. */
export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T
}

/**
 * The path of an object that two values both hold, or `null`: changing it in one would change the
 * other. Objects below the top-level keys in `sharedOk` are documented as never changed.
 */
export function sharedPath(
  left: unknown,
  right: unknown,
  sharedOk: readonly string[],
): string | null {
  const held = new Set<unknown>()
  hold(left, sharedOk, held)
  return holdsAny(right, sharedOk, held) ? pathOfHeld(right, '', sharedOk, held) : null
}

/** Notes a value and all objects in it. */
function hold(value: unknown, skip: readonly string[], held: Set<unknown>): void {
  if (!isObject(value)) return
  held.add(value)
  for (const key of Object.keys(value)) if (!skip.includes(key)) hold(value[key], [], held)
}

function holdsAny(value: unknown, skip: readonly string[], held: ReadonlySet<unknown>): boolean {
  if (!isObject(value)) return false
  if (held.has(value)) return true
  for (const key of Object.keys(value))
    if (!skip.includes(key) && holdsAny(value[key], [], held)) return true
  return false
}

function pathOfHeld(
  value: unknown,
  path: string,
  skip: readonly string[],
  held: ReadonlySet<unknown>,
): string | null {
  if (!isObject(value)) return null
  if (held.has(value)) return path === '' ? '/' : path
  for (const key of Object.keys(value)) {
    if (skip.includes(key)) continue
    const found = pathOfHeld(value[key], `${path}/${key}`, [], held)
    if (found !== null) return found
  }
  return null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function named(path: string): string {
  return path === '' ? 'the whole:' : `${path}:`
}

function show(value: unknown): string {
  if (Object.is(value, -0)) return '-0'
  return isObject(value) ? JSON.stringify(value) : String(value)
}
