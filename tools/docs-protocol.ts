/** Writes docs/protocol.md from the schemas in packages/protocol: `npm run docs:protocol`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/workspace.ts'
import { PAGE, protocolPage } from './protocol-docs/page.ts'

writeFileSync(join(ROOT, PAGE), protocolPage())
console.log(`wrote ${PAGE}`)
