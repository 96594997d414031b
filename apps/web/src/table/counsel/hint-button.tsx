import { HourglassIcon, QuestionIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { useTable, useTableContext } from '../context.tsx'
import { askHint, canHint } from './asking.ts'

/** Asks what a norn would do here, from what the viewer can see. */
export function HintButton() {
  const { store } = useTableContext()
  const { t } = useWords()
  const isOffered = useTable(canHint)
  const isThinking = useTable(
    ({ advice }) => advice?.about === 'hint' && advice.state === 'thinking',
  )
  if (!isOffered) return null
  return (
    <button
      type="button"
      className="button"
      data-do="hint"
      aria-disabled={isThinking || undefined}
      data-pending={isThinking || undefined}
      onClick={() => void askHint(store)}
    >
      {isThinking ? <HourglassIcon /> : <QuestionIcon />} {t('table.hint')}
    </button>
  )
}
