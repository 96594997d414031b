/** A file, and what it imports, by their paths from the repository's root. */
export interface ImportingFile {
  readonly source: string
  readonly dependencies: readonly { readonly resolved: string }[]
}

/** What only tests import may look into any room. */
const FOR_TESTS = /[.](test|e2e)[.]tsx?$|\/testing\//

/**
 * The pairs of rooms of an application (the folders right below a path) that import each other, each
 * with one import in either direction. Such rooms are one room: who changes one has to know both.
 */
export function mutualImports(files: readonly ImportingFile[], below: string): string[] {
  const roomOf = (path: string) =>
    path.startsWith(`${below}/`)
      ? (/^([^/]+)\//.exec(path.slice(below.length + 1))?.[1] ?? null)
      : null
  const found = new Map<string, string>()
  for (const { source, dependencies } of files) {
    const from = roomOf(source)
    if (from === null || FOR_TESTS.test(source)) continue
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (to !== null && to !== from && !FOR_TESTS.test(resolved))
        found.set(`${from} ${to}`, `${source} -> ${resolved}`)
    }
  }
  return [...found].flatMap(([pair, one]) => {
    const [from = '', to = ''] = pair.split(' ')
    const other = found.get(`${to} ${from}`)
    return other === undefined || from > to ? [] : [`rooms-import-one-way: ${one}, ${other}`]
  })
}
