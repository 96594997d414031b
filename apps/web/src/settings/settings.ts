import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What a visitor can set; kept in the browser. */
export interface Settings {
  /** `null`: as the browser says. */
  readonly language: string | null
  readonly theme: Theme
  /** 0 (no animation) to 3 (three times as fast); 1 is normal. */
  readonly motion: number
  readonly sound: boolean
  /** By game and kind of action (`blood-rage/invade`); what is not named is confirmed. */
  readonly confirm: Readonly<Record<string, boolean>>
  /** Patterns on figures and places besides their colours. */
  readonly patterns: boolean
  /** Whether they are asked even where there is only one answer; else the table gives it. */
  readonly asksAlways: boolean
  /** What the visitor is called at the table. */
  readonly name: string
}

export interface SettingsStore extends Settings {
  set(change: Partial<Settings>): void
}

/** Raised when the shape changes; `migrate` below then brings older ones up. */
const SETTINGS_VERSION = 1

export const DEFAULTS: Settings = {
  language: null,
  theme: 'system',
  motion: 1,
  sound: false,
  confirm: {},
  patterns: true,
  asksAlways: false,
  name: '',
}

/** Where the browser keeps them. */
export const SETTINGS_KEY = 'meadhall.settings'

export const useSettings = create<SettingsStore>()(
  persist((set) => ({ ...DEFAULTS, set: (change) => set(change) }), {
    name: SETTINGS_KEY,
    version: SETTINGS_VERSION,
    // What is unknown or damaged falls back to the default, one by one.
    merge: (stored, current) => ({ ...current, ...sound(stored) }),
  }),
)

function isConfirm(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((one) => typeof one === 'boolean')
}

/** Of what was stored: the parts that are what they should be. */
export function sound(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {}
  const given = stored as Record<string, unknown>
  const fits: Record<keyof Settings, (value: unknown) => boolean> = {
    language: (value) => value === null || typeof value === 'string',
    theme: (value) => (THEMES as readonly unknown[]).includes(value),
    motion: (value) => typeof value === 'number' && value >= 0 && value <= 3,
    sound: (value) => typeof value === 'boolean',
    confirm: isConfirm,
    patterns: (value) => typeof value === 'boolean',
    asksAlways: (value) => typeof value === 'boolean',
    name: (value) => typeof value === 'string',
  }
  const good = Object.entries(fits).filter(([name, check]) => check(given[name]))
  return Object.fromEntries(good.map(([name]) => [name, given[name]]))
}
