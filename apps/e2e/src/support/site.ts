import { siteServer } from '@meadhall/server/site'
import { builtSite } from '@meadhall/web/build'
import type { TestProject } from 'vitest/node'
import { type BrowserProgram, findBrowser } from './browser.ts'
import { findFirefox } from './find-firefox.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    folder: string
    browser: BrowserProgram
    /** A second engine, where the machine has one. */
    firefox: string | null
  }
}

const NO_FIREFOX =
  'No Firefox on this machine (MEADHALL_FIREFOX names one): tried in Chromium alone.'

/** Builds the application, serves it as `npm start` does, and finds a browser: once for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [folder, browser] = await Promise.all([builtSite(), findBrowser()])
  const app = await siteServer(folder)
  project.provide('address', await app.listen({ port: 0, host: '127.0.0.1' }))
  project.provide('folder', folder)
  project.provide('browser', browser)
  const firefox = findFirefox()
  project.provide('firefox', firefox)
  return async () => {
    await app.close()
    if (firefox === null) process.stdout.write(`${NO_FIREFOX}\n`)
  }
}
