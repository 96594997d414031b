import { type GameId, isGameId } from '@meadhall/games'
import type { CompiledCatalog } from '@meadhall/words/catalogs'
import { englishFiles } from '@meadhall/words/files'
import { type Language, PSEUDO } from './languages.ts'

/**
 * The parts that texts are loaded in: the frame of the application, what few look at, what needs a
 * server (`refusals` are the protocol's own), each game.
 */
export type Area =
  | 'app'
  | 'fairness'
  | 'lessons'
  | 'gallery'
  | 'live'
  | 'meeting'
  | 'people'
  | 'puzzles'
  | 'primer'
  | 'refusals'
  | 'tips'
  | 'spoken'
  | GameId

interface Module {
  readonly default: CompiledCatalog
}
type Loaders = Readonly<Record<string, () => Promise<Module>>>

/** English lies beside the code that speaks it, every other language in its own folder. */
const ENGLISH = import.meta.glob<Module>(
  ['./*/en.json', '../../../../packages/*/src/locales/en*.json'],
  { query: '?catalog' },
)
const MADE_UP = import.meta.glob<Module>(
  ['./*/en.json', '../../../../packages/*/src/locales/en*.json'],
  { query: '?pseudo' },
)
const OTHERS = import.meta.glob<Module>(
  [
    '../../../../languages/*/*.json',
    // What the page never says.
    '!../../../../languages/*/{language,notices,previews,cli}.json',
  ],
  { query: '?catalog' },
)
const ENGLISH_BY_NAME = englishFiles(Object.keys(ENGLISH))

/** The names of the files that an area is made of, as they are called in a language's folder. */
function filesOf(area: Area): readonly string[] {
  if (area === 'app') return ['app', 'table', 'by-ear', 'kernel']
  if (area === 'refusals') return ['protocol']
  return isGameId(area) ? [`${area}.board`, area, `${area}.cards`] : [area]
}

/** The texts of an area in a language. */
export async function loadArea(area: Area, language: Language): Promise<CompiledCatalog> {
  const parts = await Promise.all(filesOf(area).map((name) => loadFile(name, language)))
  return Object.assign({}, ...parts)
}

async function loadFile(name: string, language: Language): Promise<CompiledCatalog> {
  const [loaders, path] = whereIs(name, language)
  const load = loaders[path]
  if (load === undefined) throw new Error(`no texts in ${path}`)
  return (await load()).default
}

function whereIs(name: string, language: Language): readonly [Loaders, string] {
  const english = ENGLISH_BY_NAME.get(name) ?? name
  if (language === 'en') return [ENGLISH, english]
  if (language === PSEUDO) return [MADE_UP, english]
  return [OTHERS, `../../../../languages/${language}/${name}.json`]
}
