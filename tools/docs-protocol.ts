/** Writes docs/protocol.md and docs/openapi.json from packages/protocol: `npm run docs:protocol`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './lib/workspace.ts'
import { OPEN_API, openApiText } from './protocol-docs/open-api.ts'
import { PAGE, protocolPage } from './protocol-docs/page.ts'

for (const [path, text] of [
  [PAGE, protocolPage()],
  [OPEN_API, openApiText()],
] as const) {
  writeFileSync(join(ROOT, path), text)
  console.log(`wrote ${path}`)
}
