import { useWords } from '../../i18n/words.ts'
import { Dialog, type DialogHandle } from '../../kit/dialog.tsx'
import { useTable } from '../context.tsx'

/** Asks before a single key takes a move back: it may have been a slip. */
export function UndoDialog({ dialog }: { readonly dialog: DialogHandle }) {
  const { t } = useWords()
  const source = useTable((table) => table.source)
  return (
    <Dialog title={t('table.undo.ask')} handle={dialog} isWaiting>
      <form method="dialog" className="button-row">
        <button type="submit" className="button primary" onClick={() => void source.undo()}>
          {t('table.undo')}
        </button>
        <button type="submit" className="button">
          {t('table.undo.keep')}
        </button>
      </form>
    </Dialog>
  )
}
