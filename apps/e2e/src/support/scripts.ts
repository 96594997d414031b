import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

export const KB = 1024

/** All scripts that a page asks for from now on, workers' too, by their path. */
export function collectScripts(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

/** What scripts of a built site weigh on the wire, as they are sent to one who takes either form. */
export function weightOf(
  scripts: Iterable<string>,
  site: string,
  form: 'br' | 'gz' = 'br',
): number {
  return [...scripts].reduce(
    (sum, path) => sum + readFileSync(join(site, `${path}.${form}`)).length,
    0,
  )
}
