import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './lib/workspace.ts'

const WORKFLOWS = '.github/workflows'

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

function workflows(): string[] {
  return readdirSync(join(ROOT, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`)
}

/** What follows a word in a file, line by line. */
function namedAfter(path: string, word: RegExp): string[] {
  return [...read(path).matchAll(word)].map(([, what = '']) => what)
}

describe('what is fetched from elsewhere is named by its digest', () => {
  it.each(workflows())('actions in %s', (path) => {
    const actions = namedAfter(path, /uses: (\S+)/g)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40}$/)
  })

  it('images', () => {
    const images = [
      ...namedAfter('Containerfile', /^FROM (\S+)/gm),
      ...namedAfter('compose.yaml', /^ {4}image: (\S+)/gm),
    ]
    expect(images).toHaveLength(4)
    for (const image of images) expect(image).toMatch(/^[\w:.-]+@sha256:[0-9a-f]{64}$/)
  })
})

describe('compose', () => {
  it('has no password that everybody knows, and publishes no port of the database', () => {
    const text = read('compose.yaml')
    expect(text).not.toMatch(/PASSWORD:-[^}]/)
    const database = /^ {2}postgres:\n(?: {4}.*\n)+/m.exec(text)?.[0]
    expect(database).toContain('POSTGRES_PASSWORD')
    expect(database).not.toContain('ports')
  })
})
