import { useWords } from '../../i18n/words.ts'
import { minutesOf } from './presets.ts'
import type { GameRules, SetupForm } from './setup-form.ts'

/** For whom the game is, and how long this table will sit. */
export function useBoxFacts(rules: GameRules, form: SetupForm): string {
  const { t } = useWords()
  return t('new.box', {
    age: rules.box.age,
    minutes: minutesOf(rules, form),
    players: form.seats.length,
  })
}
