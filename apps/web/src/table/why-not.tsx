import { Link } from 'wouter'
import { useWords } from '../i18n/words.ts'
import { useTable, useTableContext } from './context.tsx'
import { Sentence } from './sentence.tsx'

/** Why the thing pointed at cannot be chosen, with the rule's number. */
export function WhyNotBox() {
  const { t } = useWords()
  const { store } = useTableContext()
  const whyNot = useTable((table) => table.whyNot)
  const board = useTable((table) => table.board)
  return (
    <div className="why-not" role="status">
      {whyNot && (
        <p>
          {whyNot.reason === null ? (
            t('table.why-not.not-now')
          ) : (
            <>
              <Sentence message={board.reason(whyNot.reason)} />{' '}
              {whyNot.reason.rule !== '' && (
                <Link href={`/rules/${board.rules.id}/${whyNot.reason.rule}`} target="_blank">
                  {t('table.rule', { rule: { literal: whyNot.reason.rule } })}
                </Link>
              )}
            </>
          )}
          <button
            type="button"
            className="close"
            aria-label={t('table.close')}
            onClick={() => store.setState({ whyNot: null })}
          >
            ×
          </button>
        </p>
      )}
    </div>
  )
}
