import { type Browser, launch } from 'puppeteer-core'
import { HANGS_MS } from './browser.ts'

/** Starts it, to be driven as the standard says (WebDriver BiDi). */
export function launchFirefox(executablePath: string): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Older ones cannot be told a size later on.
    defaultViewport: null,
    args: ['--width', '1280', '--height', '900'],
    timeout: HANGS_MS,
    protocolTimeout: HANGS_MS,
  })
}
