import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env['MEADHALL_FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** A Firefox on this machine; `null` where there is none. No package brings one along. */
export function findFirefox(): string | null {
  return INSTALLED.find((path) => path !== undefined && existsSync(path)) ?? null
}
