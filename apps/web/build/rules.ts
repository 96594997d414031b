import { readFileSync } from 'node:fs'
import { GAMES, gameOfRule } from '@meadhall/games'
import { marked, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { RulesBlock, RulesBook, RulesChapter } from '../src/pages/rules/book.ts'

const PREFIX = '\0rules:'
const ASKED = /\.md\?rules$/
const PREFIXES = Object.values(GAMES).map(({ prefix }) => prefix)
const ID = `(?:${PREFIXES.join('|')})-R?\\d+(?:\\.\\d+)?`
const RULE = new RegExp(`^(${ID})\\s+`)
const REFERENCE = new RegExp(`\\b${ID}\\b`, 'g')

/** Numbers of rules in a text lead to them. */
function linked(html: string): string {
  return html.replaceAll(REFERENCE, (id) => `<a href="/rules/${gameOfRule(id)}/${id}">${id}</a>`)
}

/** Quotes may stand as they are in text; a search finds them then. */
function inline(text: string): string {
  const html = marked.parseInline(text, { async: false })
  return linked(html.replaceAll('&#39;', "'").replaceAll('&quot;', '"'))
}

/** An anchor from a heading's words; the same words twice get a number. */
function anchors(): (text: string) => string {
  const given = new Map<string, number>()
  return (text) => {
    const plain = text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll('ł', 'l')
    const slug = plain
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
    const count = (given.get(slug) ?? 0) + 1
    given.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}

function listBlocks({ items }: Tokens.List): RulesBlock[] {
  return items.map(({ text }) => {
    const id = RULE.exec(text)?.[1]
    if (id === undefined) return { kind: 'text', html: inline(text) }
    return { kind: 'rule', id, html: inline(text.replace(RULE, '')) }
  })
}

function tableBlock({ header, rows }: Tokens.Table): RulesBlock {
  const cells = (row: readonly Tokens.TableCell[]) => row.map(({ text }) => inline(text))
  return { kind: 'table', head: cells(header), rows: rows.map(cells) }
}

function blocksOf(token: Token, anchor: (text: string) => string): RulesBlock[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', id: anchor(token['text']), html: inline(token['text']) }]
    case 'list':
      return listBlocks(token as Tokens.List)
    case 'table':
      return [tableBlock(token as Tokens.Table)]
    case 'space':
      return []
    case 'paragraph':
      return [{ kind: 'text', html: inline(token['text']) }]
    default:
      throw new Error(
        `the rules reference has no place for "${token.type}": ${token.raw.slice(0, 80)}`,
      )
  }
}

/** A rules reference as chapters, rules and tables. */
export function rulesBook(markdown: string): RulesBook {
  const anchor = anchors()
  const chapters: RulesChapter[] = []
  let title = ''
  let blocks: RulesBlock[] = []
  const lead = blocks
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token['depth'] === 1) title = token['text']
    else if (token.type === 'heading' && token['depth'] === 2) {
      blocks = []
      chapters.push({ id: anchor(token['text']), title: token['text'], blocks })
    } else blocks.push(...blocksOf(token, anchor))
  }
  return { title, lead, chapters }
}

/** `import book from 'docs/rules/valhalla.pl.md?rules'`: a rules reference, ready to be shown. */
export function rules(): Plugin {
  return {
    name: 'meadhall-rules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ASKED.test(source)) return null
      const found = await this.resolve(source.replace(ASKED, '.md'), importer)
      return found && `${PREFIX}${found.id}.mjs`
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const path = id.slice(PREFIX.length, -'.mjs'.length)
      this.addWatchFile(path)
      const book = rulesBook(readFileSync(path, 'utf8'))
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`
    },
  }
}
