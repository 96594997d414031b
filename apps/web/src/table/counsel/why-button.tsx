import { useWords } from '../../i18n/words.ts'
import { useTable, useTableContext } from '../context.tsx'
import { useSeatName } from '../seats.ts'
import { askWhy, lastOfBot } from './asking.ts'

/** Beside the last thing that a bot did: why it may have done so. */
export function WhyButton({ step }: { readonly step: number }) {
  const { store } = useTableContext()
  const { t } = useWords()
  const nameOf = useSeatName()
  const by = useTable((table) => {
    const last = lastOfBot(table)
    return last?.step === step ? last.by : null
  })
  if (by === null) return null
  return (
    <button
      type="button"
      className="why-bot"
      aria-label={t('table.why.which', { name: { literal: nameOf(by) } })}
      onClick={() => void askWhy(store)}
    >
      {t('table.why')}
    </button>
  )
}
