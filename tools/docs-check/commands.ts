/** The commands there are: scripts of `package.json`, and those of `meadhall`. */
import { textOf } from './tree.ts'

const COMMAND_ROW = /^ {2}(\w+): \(\) => import\(/gm
const ADMIN_ROW = /^ {2}([a-z][a-z-]*)(?= )/gm

/** What `npm run` knows. */
export function scripts(): Set<string> {
  const { scripts: known } = JSON.parse(textOf('package.json')) as { scripts: object }
  return new Set(Object.keys(known))
}

/** `play`, `verify`, …, and `admin tables`, `admin backup`, … */
export function commands(): Set<string> {
  const names = matches(COMMAND_ROW, textOf('apps/cli/src/commands/index.ts'))
  const [usage = ''] = textOf('apps/cli/src/commands/admin.ts').split('const OPTIONS')
  const admin = matches(ADMIN_ROW, usage).map((name) => `admin ${name}`)
  return new Set(['help', ...names, ...admin])
}

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}
