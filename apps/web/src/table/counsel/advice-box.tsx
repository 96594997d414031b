import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import { useTable, useTableContext } from '../context.tsx'
import { Pointing } from '../pointing/pointing.tsx'
import { closeAdvice, hintedParts } from './asking.ts'
import { adviceInWords } from './words.ts'
import './advice.css'

/** Advice in a line, where the question stood: for whoever asked. The announcer says it. */
export function AdviceBox() {
  const words = useWords()
  const { store } = useTableContext()
  const advice = useTable((table) => table.advice)
  const parts = useTable(hintedParts)
  if (advice === null) return null
  return (
    <div className="advice" data-about={advice.about} data-state={advice.state}>
      <p>
        <Each of={adviceInWords(words, store.getState())}>
          {(sentence) => <span>{sentence}</span>}
        </Each>
      </p>
      <Pointing targets={parts} />
      <button
        type="button"
        className="close"
        aria-label={words.t('table.close')}
        onClick={() => closeAdvice(store)}
      >
        ×
      </button>
    </div>
  )
}
