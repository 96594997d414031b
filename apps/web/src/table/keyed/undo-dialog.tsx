import { type RefObject, useId } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'

/** Asks before a single key takes a move back: it may have been a slip. */
export function UndoDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { t } = useWords()
  const source = useTable((table) => table.source)
  const title = useId()
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={title}>
      <h2 id={title}>{t('table.undo.ask')}</h2>
      <form method="dialog" className="button-row">
        <button type="submit" className="button primary" onClick={() => void source.undo()}>
          {t('table.undo')}
        </button>
        <button type="submit" className="button">
          {t('table.undo.keep')}
        </button>
      </form>
    </dialog>
  )
}
