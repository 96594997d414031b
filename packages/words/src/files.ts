/**
 * What a file of English texts is called in the folders of the other languages: the package's name,
 * the game's, or the part of the application that speaks it. What the board of a game says is
 * `<game>.board`.
 */
const KINDS: readonly RegExp[] = [
  /packages\/(?:game-)?([^/]+)\/src\/locales\/en(\.\w+)?\.json$/,
  /([^/]+)\/src\/locales\/en\.json$/,
  /([^/]+)\/locales\/en\.json$/,
  /([^/]+)\/en\.json$/,
]

function nameOf(path: string, games: ReadonlySet<string>): string {
  const found = KINDS.map((kind) => kind.exec(path)).find((one) => one !== null)
  if (found === undefined) throw new Error(`${path} is no file of English texts`)
  const [, owner = '', part = ''] = found
  const isBoard = !path.includes('packages/') && games.has(owner)
  return isBoard ? `${owner}.board` : owner + part
}

/** The files of English texts by their names in the folders of the other languages. */
export function englishFiles(paths: readonly string[]): ReadonlyMap<string, string> {
  const games = new Set(paths.flatMap((path) => /\/game-([^/]+)\//.exec(path)?.[1] ?? []))
  return new Map(paths.map((path) => [nameOf(path, games), path]))
}

/** Where all files of English texts are, from the root of the repository. */
export const ENGLISH_FILES = [
  'packages/*/src/locales/en*.json',
  'apps/*/src/locales/en.json',
  'apps/*/src/*/locales/en.json',
  'apps/web/src/i18n/*/en.json',
] as const
