import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesBook } from '../../../build/rules.ts'
import type { RulesBook } from './book.ts'
import { folded, marked, searchBook } from './search.ts'

const ROOT = new URL('../../../../../', import.meta.url)
const TRANSLATIONS = globSync('languages/*/rules/*.md', { cwd: ROOT })

function book(game: string, page = `docs/rules/${game}.md`): RulesBook {
  return rulesBook(readFileSync(new URL(page, ROOT), 'utf8'))
}

function idsFound(found: RulesBook, query: string): string[] {
  return searchBook(found, query).flatMap(({ block }) => (block.kind === 'rule' ? [block.id] : []))
}

const SMALL = rulesBook(`# Small

Lead.

## 1 Turns

- BR-1.1 You **may** march, see BR-1.2.
- BR-1.2 Zażółć gęślą jaźń in Ragnarök.
- BR-1.21 Nothing.

### Cards

| Card | Text |
| --- | --- |
| Tyr's Smash | No text. |
| Troll | Destroys Warriors. |
`)

describe('a rules reference', () => {
  it('is read into chapters, rules, headings and tables', () => {
    expect(SMALL.title).toBe('Small')
    expect(SMALL.chapters).toHaveLength(1)
    expect(SMALL.chapters[0]?.blocks.map(({ kind }) => kind)).toEqual([
      'rule',
      'rule',
      'rule',
      'heading',
      'table',
    ])
  })

  it('finds several rules by their numbers', () => {
    expect(idsFound(SMALL, 'BR-1.21 br-1.1')).toEqual(['BR-1.1', 'BR-1.21'])
    expect(idsFound(SMALL, 'BR-1.21 BR-9.9')).toEqual([])
  })

  it('leads from the number of a rule to the rule', () => {
    expect(SMALL.chapters[0]?.blocks[0]).toEqual({
      kind: 'rule',
      id: 'BR-1.1',
      html: 'You <strong>may</strong> march, see <a href="/rules/blood-rage/BR-1.2">BR-1.2</a>.',
    })
  })

  it.each(['blood-rage', 'valhalla'])('of %s has the same rules in all languages', (game) => {
    const ids = (of: RulesBook) =>
      of.chapters.flatMap(({ blocks }) =>
        blocks.flatMap((one) => (one.kind === 'rule' ? one.id : [])),
      )
    const english = ids(book(game))
    expect(english.length).toBeGreaterThan(50)
    expect(new Set(english).size).toBe(english.length)
    const pages = TRANSLATIONS.filter((path) => path.endsWith(`${game}.md`))
    expect(pages).toContain(`languages/pl/rules/${game}.md`)
    for (const page of pages) expect(ids(book(game, page)), page).toEqual(english)
  })
})

describe('searching the rules', () => {
  it('finds all words in any order, whatever their size', () => {
    expect(idsFound(SMALL, 'MARCH you')).toEqual(['BR-1.1'])
    expect(idsFound(SMALL, 'march never')).toEqual([])
  })

  it.each(['zazolc', 'ZAŻÓŁĆ', 'gesla jazn', 'ragnarok'])(
    'takes no notice of marks: %s',
    (query) => {
      expect(idsFound(SMALL, query)).toEqual(['BR-1.2'])
    },
  )

  it('finds a rule by its number, before those that only name it', () => {
    expect(idsFound(SMALL, 'br-1.2')).toEqual(['BR-1.2', 'BR-1.1', 'BR-1.21'])
  })

  it('finds words by their beginnings only', () => {
    expect(idsFound(SMALL, 'mar')).toEqual(['BR-1.1'])
    expect(idsFound(SMALL, 'arch')).toEqual([])
    const polish = book('valhalla', 'languages/pl/rules/valhalla.md')
    const found = searchBook(polish, 'tarcza').map(({ block }) => JSON.stringify(block))
    expect(found.length).toBeGreaterThan(3)
    expect(found.filter((one) => !/(?<!\p{L})tarcza/iu.test(one))).toEqual([])
  })

  it('finds rows of tables and leaves the others out', () => {
    const [found] = searchBook(SMALL, "tyr's")
    expect(found?.block).toMatchObject({ kind: 'table', rows: [["Tyr's Smash", 'No text.']] })
  })

  it.each(['', '   '])('finds nothing where nothing is asked', (query) => {
    expect(searchBook(SMALL, query)).toEqual([])
  })

  it('does not look into tags', () => {
    expect(idsFound(SMALL, 'strong')).toEqual([])
    expect(idsFound(SMALL, 'href')).toEqual([])
  })
})

describe('marking what was found', () => {
  it('marks words in the text, not in tags', () => {
    const html = '<a href="/rules/x">Rules</a> of Ragnarök'
    expect(marked(html, ['rules', 'ragnarok'])).toBe(
      '<a href="/rules/x"><mark>Rules</mark></a> of <mark>Ragnarök</mark>',
    )
  })

  it('joins words that overlap', () => {
    expect(marked('Jotunheim', ['jotun', 'jotunheim'])).toBe('<mark>Jotunheim</mark>')
  })

  it('marks the beginnings of words, not their insides', () => {
    expect(marked('Wystarczą dwie tarcze.', ['tarcz'])).toBe('Wystarczą dwie <mark>tarcz</mark>e.')
    expect(marked('VH-12 i +12', ['12'])).toBe('VH-<mark>12</mark> i +<mark>12</mark>')
  })

  it('keeps every letter in its place', () => {
    for (const text of ['Zażółć', 'ÆØÅ', 'Völur', 'İstanbul', '𝔐x', '…–']) {
      expect(folded(text)).toHaveLength(text.length)
    }
  })
})
