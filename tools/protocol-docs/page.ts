/** Puts the page about the protocol together: the guide, and what the schemas say of themselves. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXAMPLES, jsonSchemas, worked } from '@meadhall/protocol/testing'
import { filesMatching, ROOT } from '../lib/workspace.ts'
import { type Comments, commentsIn } from './comments.ts'
import { routeTable } from './route-rows.ts'
import { exampleText, shapeSection } from './shape-section.ts'

/** Where the page is, from the root. */
export const PAGE = 'docs/protocol.md'

const GUIDE = join(import.meta.dirname, 'guide.md')
const PLACE = /^\{\{(\S+)(?: (.*))?\}\}$/gm
const HEAD =
  '<!-- Written by `npm run docs:protocol` from packages/protocol: change it there. -->\n\n'

/** The whole text of the page. */
export function protocolPage(): string {
  const shapes = new Shapes()
  return (
    HEAD +
    readFileSync(GUIDE, 'utf8').replace(PLACE, (_, what, names) => filled(shapes, what, names))
  )
}

/** What stands in the place of a line of the guide. */
function filled(shapes: Shapes, what: string, names = ''): string {
  switch (what) {
    case 'shapes':
      return shapes.told(names.split(' '))
    case 'routes':
      return routeTable(names)
    case 'rest':
      return shapes.told(shapes.untold())
    case 'shared-after':
      return block(worked().shared)
    case 'own-after':
      return block(worked().own)
    case 'packed':
      return ['```', worked().packed, '```'].join('\n')
    case 'unpacked':
      return block(worked().answers)
    default:
      throw new Error(`the guide asks for "${what}"`)
  }
}

function block(value: unknown): string {
  return ['```json', exampleText(value), '```'].join('\n')
}

/** They only list messages that are described one by one. */
const LISTS = ['FromClient', 'FromServer']

/** The schemas, each to be told once. */
class Shapes {
  readonly #schemas = jsonSchemas()
  readonly #comments = allComments()
  readonly #told = new Set(LISTS)

  told(names: readonly string[]): string {
    return names.map((name) => this.#section(name)).join('\n\n')
  }

  untold(): string[] {
    return Object.keys(this.#schemas).filter((name) => !this.#told.has(name))
  }

  #section(name: string): string {
    const schema = this.#schemas[name]
    if (schema === undefined) throw new Error(`the guide names ${name}, and no schema is called so`)
    this.#told.add(name)
    return shapeSection(name, schema, this.#comments, EXAMPLES[name]).join('\n').trimEnd()
  }
}

function allComments(): Comments {
  const files = filesMatching(['packages/protocol/src/**/*.ts'])
  const sources = files.filter((file) => !/testing|[.]test[.]/.test(file))
  return new Map(sources.flatMap((file) => [...commentsIn(readFileSync(join(ROOT, file), 'utf8'))]))
}
