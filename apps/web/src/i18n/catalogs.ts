import type { GameId } from '@meadhall/games'
import type { CompiledCatalog } from '@meadhall/words/catalogs'
import { type Language, PSEUDO } from './languages.ts'

/**
 * The parts that texts are loaded in: the frame of the application, what few look at, what needs a
 * server (`refusals` are the protocol's own), each game.
 */
export type Area = 'app' | 'fairness' | 'live' | 'meeting' | 'people' | 'refusals' | GameId

interface Module {
  readonly default: CompiledCatalog
}
type Loaders = Readonly<Record<string, () => Promise<Module>>>

const OWN = import.meta.glob<Module>('./*/??.json', { query: '?catalog' })
const OWN_PSEUDO = import.meta.glob<Module>('./*/en.json', { query: '?pseudo' })
const KERNEL = import.meta.glob<Module>('../../../../packages/kernel/src/locales/*.json', {
  query: '?catalog',
})
const KERNEL_PSEUDO = import.meta.glob<Module>('../../../../packages/kernel/src/locales/en.json', {
  query: '?pseudo',
})
const PROTOCOL = import.meta.glob<Module>('../../../../packages/protocol/src/locales/*.json', {
  query: '?catalog',
})
const PROTOCOL_PSEUDO = import.meta.glob<Module>(
  '../../../../packages/protocol/src/locales/en.json',
  { query: '?pseudo' },
)
const GAME = import.meta.glob<Module>('../../../../packages/game-*/src/locales/*.json', {
  query: '?catalog',
})
const GAME_PSEUDO = import.meta.glob<Module>('../../../../packages/game-*/src/locales/en*.json', {
  query: '?pseudo',
})

/** The areas that are a file of the interface and nothing else. */
const OWN_AREAS = ['fairness', 'live', 'meeting', 'people'] as const satisfies readonly Area[]

function isOwnArea(area: Area): area is (typeof OWN_AREAS)[number] {
  return OWN_AREAS.some((own) => own === area)
}

/** Which files an area is made of. */
function filesOf(area: Area, locale: string): readonly string[] {
  if (area === 'app') {
    const kernel = `../../../../packages/kernel/src/locales/${locale}.json`
    return [`./app/${locale}.json`, `./table/${locale}.json`, kernel]
  }
  if (area === 'refusals') return [`../../../../packages/protocol/src/locales/${locale}.json`]
  if (isOwnArea(area)) return [`./${area}/${locale}.json`]
  const folder = `../../../../packages/game-${area}/src/locales`
  return [`./${area}/${locale}.json`, `${folder}/${locale}.json`, `${folder}/${locale}.cards.json`]
}

/** The texts of an area in a language. */
export async function loadArea(area: Area, language: Language): Promise<CompiledCatalog> {
  const isPseudo = language === PSEUDO
  const files = filesOf(area, isPseudo ? 'en' : language)
  const loaders = isPseudo
    ? { ...OWN_PSEUDO, ...KERNEL_PSEUDO, ...PROTOCOL_PSEUDO, ...GAME_PSEUDO }
    : { ...OWN, ...KERNEL, ...PROTOCOL, ...GAME }
  const parts = await Promise.all(files.map((file) => loadFile(loaders, file)))
  return Object.assign({}, ...parts)
}

async function loadFile(loaders: Loaders, file: string): Promise<CompiledCatalog> {
  const load = loaders[file]
  if (load === undefined) throw new Error(`no texts in ${file}`)
  return (await load()).default
}
