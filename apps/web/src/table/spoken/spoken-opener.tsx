import { useWords } from '../../i18n/words.ts'
import { useSettings } from '../../settings/settings.ts'

/** The first button of the table, for those who cannot see that there is another way to play. */
export function SpokenOpener() {
  const { t } = useWords()
  const set = useSettings((settings) => settings.set)
  return (
    <button type="button" className="skip-link spoken-opener" onClick={() => set({ spoken: true })}>
      {t('by-ear.turn-on')}
    </button>
  )
}
