import { isLanguage, preferred } from '../i18n/languages.ts'
import { speak } from '../i18n/words.ts'
import { SETTINGS_KEY, type Settings, useSettings } from '../settings/settings.ts'

/** Brings the page into the visitor's language and colours, and keeps it so when they change. */
export async function startUp(): Promise<void> {
  const settings = useSettings.getState()
  dress(settings)
  useSettings.subscribe((now, before) => {
    dress(now)
    if (now.language !== before.language) void talk(now.language)
  })
  // Settings opened beside a table change that table too.
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_KEY) void useSettings.persist.rehydrate()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    dress(useSettings.getState())
  })
  const asked = new URLSearchParams(location.search).get('language')
  await talk(asked ?? settings.language)
}

async function talk(wanted: string | null): Promise<void> {
  const spoken = isLanguage(wanted) ? wanted : preferred(navigator.languages)
  await speak(spoken)
  document.documentElement.lang = spoken
}

function dress({ theme, motion, patterns }: Settings): void {
  const root = document.documentElement
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.dataset['patterns'] = patterns ? 'on' : 'off'
  const isStill = motion === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
  root.dataset['motion'] = isStill ? 'none' : 'some'
  root.style.setProperty('--pace', String(isStill ? 0 : 1 / motion))
}
