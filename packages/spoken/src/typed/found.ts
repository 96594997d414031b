/** What is known of something that was named, or the names of all that was perhaps meant. */
export type Found = { readonly lines: readonly string[] } | { readonly several: readonly string[] }

/**
 * Of what words fit: all that is told of it where it has one name, the names of several, `null` for
 * nothing. Cards of one name may be several.
 */
export function onlyOne<T>(
  fitting: readonly T[],
  nameOf: (one: T) => string,
  linesOf: (one: T) => readonly string[],
): Found | null {
  const names = new Set(fitting.map(nameOf))
  if (names.size === 0) return null
  return names.size === 1
    ? { lines: [...new Set(fitting.flatMap(linesOf))] }
    : { several: [...names] }
}
