import { describe, expect, it } from 'vitest'
import { blocksOf } from './docs-check/blocks.ts'
import { commands, scripts } from './docs-check/commands.ts'
import { anchorsOf, type Facts, type Page, problemsOf } from './docs-check/problems.ts'
import { Tree } from './docs-check/tree.ts'

const FILES = [
  ...['README.md', 'docs', 'docs/bots.md', 'packages', 'packages/match', 'packages/match/src'],
  ...['packages/match/src/match.ts', 'packages/match/src/turns', 'apps', 'apps/web'],
  ...['packages/match/src/turns/forced.ts', 'apps/web/page.ts', 'languages/pl/cli.json'],
]

const facts: Facts = {
  tree: new Tree(FILES),
  scripts: new Set(['check', 'meadhall']),
  commands: new Set(['play', 'admin', 'admin backup']),
  textOf: (path) => (path === 'docs/bots.md' ? '# Bots\n\n## How strong, and why?\n' : null),
}

function problems(text: string, more: Partial<Page> = {}): string[] {
  return problemsOf({ path: 'README.md', text, ...more }, facts)
}

describe('what a page points at', () => {
  it.each([
    ['a link to a page', '[bots](docs/bots.md)'],
    ['a link to a heading', '[bots](docs/bots.md#how-strong-and-why)'],
    ['a link to a heading of its own', '# One\n\n[up](#one)'],
    ['a link elsewhere', '[elsewhere](https://example.org/nothing)'],
    ['a path from the top', '`packages/match/src/match.ts`'],
    ['a folder', '`packages/match/src/turns/`'],
    ['the end of a path', '`turns/forced.ts` and `turns/forced`'],
    ['a pattern', '`packages/*/src/match.ts`, `languages/<code>/cli.json`'],
    ['a script', 'Run `npm run check`.'],
    ['a script with options', '```\nnpm run --silent meadhall -- admin backup FILE\n```'],
    ['a command', '`meadhall play --players 3`'],
    ['a folder of its section', '## A match (`packages/match/src`)\n\n`match.ts`'],
    ['what is no path of ours', '`application/json`, `state.version`, `/api/v1/tables`'],
  ])('lets %s pass', (_, text) => {
    expect(problems(text)).toEqual([])
  })

  it.each([
    ['link', '[bots](docs/bot.md)', 'docs/bot.md'],
    ['link', '[bots](docs/bots.md#how-weak)', 'docs/bots.md#how-weak'],
    ['link', '[up](#two)', '#two'],
    ['link', '<img src="docs/pictures/none.jpg" alt="">', 'docs/pictures/none.jpg'],
    ['path', '`packages/match/src/gone.ts`', 'packages/match/src/gone.ts'],
    ['path', 'a cell |\n| `turns/gone.ts` |', 'turns/gone.ts'],
    ['path', '`node apps/web/gone.ts --fast`', 'apps/web/gone.ts'],
    ['path', '## A match (`packages/match/src`)\n\n### Turns\n\n`page.ts`', 'page.ts'],
    ['script', '`npm run chekc`', 'chekc'],
    ['script', '    npm run gone -- --fast', 'gone'],
    ['command', '`meadhall dance`', 'dance'],
    ['command', '```\nnpm run meadhall -- admin dance\n```', 'admin dance'],
  ])('finds a broken %s: %s', (kind, text, target) => {
    expect(problems(text)).toEqual([expect.stringContaining(`no such ${kind}: ${target}`)])
  })

  it('names the page and the line', () => {
    expect(problems('One.\n\n- two\n- `npm run gone`\n')).toEqual([
      'README.md:4: no such script: gone',
    ])
  })

  it('looks at links alone where the words are not ours to change', () => {
    expect(problems('`npm run gone` [gone](gone.md)', { linksOnly: true })).toEqual([
      'README.md:1: no such link: gone.md',
    ])
  })
})

describe('what is too long', () => {
  const long = 'word '.repeat(101).trim()

  it.each([
    ['a paragraph', `One.\n\n${long}\n`],
    ['a paragraph of several lines', `${'word\n'.repeat(101)}`],
    ['an item of a list', `- one\n- ${long}\n`],
    ['a cell', `| a | b |\n|---|---|\n| a | ${long} |\n`],
  ])('finds %s', (_, text) => {
    expect(problems(text)).toEqual([expect.stringContaining('500 at most')])
  })

  it.each([
    ['500 characters', 'x'.repeat(500)],
    ['code', `\`\`\`\n${long}\n\`\`\`\n`],
    ['two paragraphs', `${'x'.repeat(300)}\n\n${'x'.repeat(300)}`],
    ['two items', `- ${'x'.repeat(300)}\n- ${'x'.repeat(300)}`],
    ['two cells', `| ${'x'.repeat(300)} | ${'x'.repeat(300)} |`],
  ])('lets %s pass', (_, text) => {
    expect(problems(text)).toEqual([])
  })
})

describe('blocksOf', () => {
  it('tells headings, paragraphs, items, cells and code apart, with their lines', () => {
    const page = '# One\n\nTwo\nthree\n- four\n\n| a `|` b | c |\n\n    code\n\n```\nmore\n```\n'
    expect(blocksOf(page)).toEqual([
      { kind: 'heading', line: 1, text: '# One' },
      { kind: 'paragraph', line: 3, text: 'Two three' },
      { kind: 'paragraph', line: 5, text: '- four' },
      { kind: 'cell', line: 7, text: 'a `|` b' },
      { kind: 'cell', line: 7, text: 'c' },
      { kind: 'code', line: 9, text: '    code' },
      { kind: 'code', line: 11, text: 'more' },
    ])
  })
})

describe('what there is', () => {
  it('names headings as addresses do', () => {
    expect(anchorsOf('## 2. A small machine, with `TLS`\n### Völur & co.\n')).toEqual(
      new Set(['2-a-small-machine-with-tls', 'völur--co']),
    )
  })

  it('knows the scripts and the commands of this repository', () => {
    expect(scripts()).toContain('check')
    expect([...commands()]).toEqual(
      expect.arrayContaining(['help', 'play', 'verify', 'admin', 'admin backup', 'admin stuck']),
    )
  })

  it('sees the sources of this repository, and nothing that was built', () => {
    const tree = Tree.ofRepository()
    expect(tree.has('tools/docs-check/tree.ts')).toBe(true)
    expect(tree.has('node_modules/vitest/package.json')).toBe(false)
  })
})
