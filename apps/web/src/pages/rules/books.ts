import type { GameId } from '@meadhall/games'
import type { RulesBook } from './book.ts'

interface Module {
  readonly default: RulesBook
}

const BOOKS = import.meta.glob<Module>(
  ['../../../../../docs/rules/*.md', '../../../../../languages/*/rules/*.md'],
  { query: '?rules' },
)

/** A game's rules reference in a language; in English where that language has none yet. */
export async function loadBook(game: GameId, locale: string): Promise<RulesBook> {
  const root = '../../../../..'
  const translated = BOOKS[`${root}/languages/${locale}/rules/${game}.md`]
  const load = translated ?? BOOKS[`${root}/docs/rules/${game}.md`]
  if (load === undefined) throw new Error(`no rules reference of ${game}`)
  return (await load()).default
}
