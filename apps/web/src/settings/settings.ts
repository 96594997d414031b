import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { broughtUp, SETTINGS_VERSION } from './migrations.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** From slow to instant, in this order; instant shows the same states without movement. */
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** How long things take at each speed, normal being 1. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 }

/** How battles are shown: played as a scene on the stage, or folded to a line. */
export const BATTLES = ['scene', 'line'] as const
export type Battles = (typeof BATTLES)[number]

/** What a visitor can set; kept in the browser. */
export interface Settings {
  /** `null`: as the browser says. */
  readonly language: string | null
  readonly theme: Theme
  readonly speed: Speed
  readonly battles: Battles
  readonly sound: boolean
  /** Whether single keys do things at the table: some people's speech or hands press them unasked. */
  readonly shortcuts: boolean
  /** By game and kind of action (`blood-rage/invade`); what is not named is confirmed. */
  readonly confirm: Readonly<Record<string, boolean>>
  /** Patterns on figures and places besides their colours. */
  readonly patterns: boolean
  /** Whether they are asked even where there is only one answer; else the table gives it. */
  readonly asksAlways: boolean
  /** Whether the story beside the stage is folded away; `null`: as the window has room. */
  readonly isLogFolded: boolean | null
  /** Whether tables are spoken: told under plain headings, played by typing. */
  readonly spoken: boolean
  /** What the visitor is called at the table. */
  readonly name: string
}

export interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  speed: 'normal',
  battles: 'scene',
  sound: false,
  shortcuts: true,
  confirm: {},
  patterns: true,
  asksAlways: false,
  isLogFolded: null,
  spoken: false,
  name: '',
}

/** Where the browser keeps them. */
export const SETTINGS_KEY = 'meadhall.settings'

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...DEFAULTS, set: (change) => set(change) }), {
    name: SETTINGS_KEY,
    version: SETTINGS_VERSION,
    migrate: broughtUp,
    // What is unknown or damaged falls back to the default, one by one.
    merge: (stored, current) => ({ ...current, ...sound(stored) }),
  }),
)

function isOneOf(offered: readonly unknown[]): (value: unknown) => boolean {
  return (value) => offered.includes(value)
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

function isConfirm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(isBoolean)
}

/** Of what was stored: the parts that are what they should be. */
export function sound(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {}
  const given = stored as Record<string, unknown>
  const fits: Record<keyof Settings, (value: unknown) => boolean> = {
    language: (value) => value === null || typeof value === 'string',
    theme: isOneOf(THEMES),
    speed: isOneOf(SPEEDS),
    battles: isOneOf(BATTLES),
    sound: isBoolean,
    shortcuts: isBoolean,
    confirm: isConfirm,
    patterns: isBoolean,
    asksAlways: isBoolean,
    isLogFolded: (value) => value === null || isBoolean(value),
    spoken: isBoolean,
    name: (value) => typeof value === 'string',
  }
  const good = Object.entries(fits).filter(([name, check]) => check(given[name]))
  return Object.fromEntries(good.map(([name]) => [name, given[name]]))
}
