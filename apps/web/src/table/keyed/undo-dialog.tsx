import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog, type DialogHandle } from '../../kit/dialog.tsx'
import { useTable } from '../context.tsx'

/** Asks before a single key takes a move back: it may have been a slip. */
export function UndoDialog({ dialog }: { readonly dialog: DialogHandle }) {
  const { t } = useWords()
  const source = useTable((table) => table.source)
  return (
    <Dialog title={t('table.undo.ask')} handle={dialog} isWaiting>
      <form method="dialog" className="button-row">
        <Button type="submit" look="primary" onClick={() => void source.undo()}>
          {t('table.undo')}
        </Button>
        <Button type="submit">{t('table.undo.keep')}</Button>
      </form>
    </Dialog>
  )
}
