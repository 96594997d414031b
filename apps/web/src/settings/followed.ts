import { isRecord } from '@meadhall/kernel'
import { broughtUp, SETTINGS_VERSION } from './migrations.ts'
import { type Settings, sound } from './settings.ts'

/** Settings that follow an account from browser to browser, as the server keeps them. */
export interface Followed {
  /** Of their shape (`migrations.ts`). */
  readonly version: number
  /** When somebody last changed something: of two the newer counts. */
  readonly changed: number
  readonly values: unknown
}

/** What a window alone decides, and the name, which an account has of its own. */
const STAYS: readonly (keyof Settings)[] = ['isLogFolded', 'name']

/** What of a browser's settings follows. */
export function toFollow(settings: Settings, changed: number): Followed {
  const all = Object.entries(sound(settings))
  const values = Object.fromEntries(all.filter(([name]) => !STAYS.some((one) => one === name)))
  return { version: SETTINGS_VERSION, changed, values }
}

/** What was stored, if it is such a document. */
export function followedIn(stored: unknown): Followed | null {
  if (!isRecord(stored)) return null
  const { version, changed, values } = stored
  if (typeof version !== 'number' || typeof changed !== 'number') return null
  return { version, changed, values }
}

/** Its values for this version; what is newer than this program knows of is left out. */
export function valuesOf({ version, values }: Followed): Partial<Settings> {
  const fitting = Object.entries(sound(broughtUp(values, version)))
  return Object.fromEntries(fitting.filter(([name]) => !STAYS.some((one) => one === name)))
}

/** What is to be done about a browser's settings and those of the account that it is open for. */
export type Following = 'take' | 'give' | 'nothing'

/**
 * The newer count. In a browser that was another's before, those of the account do: whoever signs in
 * at a friend's brings their own along and leaves nothing behind.
 */
export function following(here: number, there: Followed | null, isSameOwner: boolean): Following {
  if (there === null) return here > 0 ? 'give' : 'nothing'
  if (!isSameOwner) return 'take'
  if (there.changed === here) return 'nothing'
  return there.changed > here ? 'take' : 'give'
}
