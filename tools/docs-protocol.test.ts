import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES } from '@meadhall/protocol/routes'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/workspace.ts'
import { commentsIn } from './protocol-docs/comments.ts'
import { OPEN_API, openApiText } from './protocol-docs/open-api.ts'
import { PAGE, protocolPage } from './protocol-docs/page.ts'

it('the page about the protocol is up to date (npm run docs:protocol)', () => {
  expect(readFileSync(join(ROOT, PAGE), 'utf8')).toBe(protocolPage())
})

describe('the OpenAPI description', () => {
  it('is up to date (npm run docs:protocol)', () => {
    expect(readFileSync(join(ROOT, OPEN_API), 'utf8')).toBe(openApiText())
  })

  it('has every route once, and refers to nothing that is not in it', () => {
    const text = openApiText()
    const { paths, components } = JSON.parse(text)
    const operations = Object.values<object>(paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(Object.keys(ROUTES).length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(names))
    expect(text).not.toContain('$defs')
  })
})

it('every link within the page leads somewhere', () => {
  const page = protocolPage()
  const anchors = [...page.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, '')
      .replaceAll(' ', '-'),
  )
  const links = [...page.matchAll(/\]\(#([^)]*)\)/g)].map(([, link = '']) => link)
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !anchors.includes(link))).toEqual([])
})

it('comments are found by schema and field, also inside other schemas', () => {
  const source = [
    '/** A thing — of some kind. */',
    'export const Thing = v.object({',
    '  /** What it is',
    '   * called. */',
    '  name: v.string(),',
    '  parts: v.array(v.object({ /** How many. */ count: Count, plain: Count })),',
    '})',
  ].join('\n')
  expect([...commentsIn(source)]).toEqual([
    ['Thing', 'A thing — of some kind.'],
    ['Thing.name', 'What it is called.'],
    ['Thing.parts.count', 'How many.'],
  ])
})
