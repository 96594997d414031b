import { HourglassIcon, TorchIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { useTable, useTableContext } from '../context.tsx'
import { askHint, canHint } from './asking.ts'
import './advice.css'

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
      className="hint-opener middle"
      data-do="hint"
      title={t('table.hint')}
      aria-label={t('table.hint')}
      aria-disabled={isThinking || undefined}
      onClick={() => void askHint(store)}
    >
      {isThinking ? <HourglassIcon size={22} /> : <TorchIcon size={22} />}
    </button>
  )
}
