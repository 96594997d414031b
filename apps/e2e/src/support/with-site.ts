import { siteServer } from '@meadhall/server/site'
import { builtSite } from '@meadhall/web/build'
import type { Browser } from 'playwright-core'
import { findBrowser, launch } from './browser.ts'

/** Serves the built application and opens a browser for as long as the work takes: outside of tests. */
export async function withSite(
  work: (browser: Browser, address: string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await builtSite((line) => process.stderr.write(`${line}\n`))
  const server = await siteServer(folder)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  const browser = await launch(await findBrowser())
  try {
    await work(browser, address, folder)
  } finally {
    await browser.close()
    await server.close()
  }
}
