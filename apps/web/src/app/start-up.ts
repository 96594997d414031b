import { isLanguage, type Language, preferred } from '../i18n/languages.ts'
import { speak, useWordsStore } from '../i18n/words.ts'
import { heedWorker } from '../notices/heed-worker.ts'
import { useAvailability } from '../server/availability.ts'
import { paceAt } from '../settings/pace.ts'
import { SETTINGS_KEY, type Settings, useSettings } from '../settings/settings.ts'

/** Brings the page into the visitor's language and colours, and keeps it so when they change. */
export async function startUp(): Promise<void> {
  const settings = useSettings.getState()
  dress(settings)
  useSettings.subscribe((now, before) => {
    dress(now)
    if (now.language !== before.language) void talk(languageOf(now.language))
  })
  // Settings opened beside a table change that table too.
  addEventListener('storage', (event) => {
    if (event.key === SETTINGS_KEY) void useSettings.persist.rehydrate()
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    dress(useSettings.getState())
  })
  if (useAvailability.getState().is !== 'none') atServer()
  const asked = new URLSearchParams(location.search).get('language')
  const language = languageOf(asked ?? settings.language)
  document.documentElement.lang = language
  await talk(language)
}

/** What only a page with a server needs; nobody waits for it. */
function atServer(): void {
  heedWorker()
  import('../server/follow-settings.ts').then(
    ({ followSettings }) => followSettings(),
    () => undefined,
  )
}

function languageOf(wanted: string | null): Language {
  return isLanguage(wanted) ? wanted : preferred(navigator.languages)
}

/** Speaks a language from now on; where its texts cannot be had, a notice says so. */
async function talk(language: Language): Promise<void> {
  let missing: Language | null = null
  try {
    await speak(language)
  } catch {
    missing = language
    if (useWordsStore.getState().areas.app === undefined) await speak('en')
  }
  useWordsStore.setState({ missing })
  document.documentElement.lang = useWordsStore.getState().language
}

function dress({ theme, speed, patterns }: Settings): void {
  const root = document.documentElement
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.dataset['patterns'] = patterns ? 'on' : 'off'
  const pace = paceAt(speed)
  root.dataset['motion'] = pace === 0 ? 'none' : 'some'
  root.style.setProperty('--pace', String(pace))
}
