import { useEffect } from 'react'
import { Link } from 'wouter'
import { closestTo } from '../../frame/closest-to.ts'
import { useWords } from '../../i18n/words.ts'
import { useTable, useTableContext } from '../context.tsx'
import { Sentence } from '../sentence.tsx'
import type { WhyNot } from '../table-store.ts'
import './why-not.css'

/** Why the thing pointed at cannot be chosen, with the rule's number: for whoever asked. */
export function WhyNotBox() {
  const { t } = useWords()
  const { store } = useTableContext()
  const whyNot = useTable((table) => table.whyNot)
  useClosing(whyNot !== null)
  return (
    // The announcer says it.
    <div className="why-not">
      {whyNot && (
        <p>
          <span>
            <Deed {...whyNot} />
            <Why {...whyNot} />
          </span>
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

/** What was tried, by its name. */
function Deed({ attempt }: WhyNot) {
  const { say } = useWords()
  const board = useTable((table) => table.board)
  const deed = attempt === null ? null : board.deed(attempt)
  return deed && <b>{say(deed)}: </b>
}

function Why({ reason }: WhyNot) {
  const { t } = useWords()
  const board = useTable((table) => table.board)
  if (reason === null) return t('table.why-not.not-now')
  return (
    <>
      <Sentence message={board.reason(reason)} />{' '}
      {reason.rule !== '' && (
        <Link href={`/rules/${board.rules.id}/${reason.rule}`} target="_blank">
          {t('table.rule', { rule: { literal: reason.rule } })}
        </Link>
      )}
    </>
  )
}

/** It stays to be read, and its rule to be followed, until one presses anything else. */
function useClosing(isOpen: boolean): void {
  const { store } = useTableContext()
  useEffect(() => {
    if (!isOpen) return
    const onPress = (event: Event) => {
      if (closestTo(event, '.why-not') === null) store.setState({ whyNot: null })
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, store])
}
