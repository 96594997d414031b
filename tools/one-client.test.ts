import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesMatching, ROOT } from './lib/workspace.ts'

/** A request for a route, sent by hand. */
const BY_HAND = /fetch\(\s*(?:new URL\(\s*)?(?:[`'"][^`'"]*api\/v1|[^,;]*API_ROOT)/

/** Who sends requests for routes by other means than `@meadhall/client/rest`, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'apps/e2e/src/live/calling.ts': 'a browser brings its own cookies along',
  'examples/bot-client/main.ts': 'one file that needs nothing but Node',
  'packages/client/src/rest/send.ts': 'the client itself',
}

it('requests for routes are sent by one client', () => {
  const files = filesMatching(['{apps,packages}/*/src/**/*.{ts,tsx}', 'examples/*/*.ts'])
  const sending = files.filter((file) => BY_HAND.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(files.length).toBeGreaterThan(1000)
  expect(sending.sort()).toEqual(Object.keys(REASONS))
})
