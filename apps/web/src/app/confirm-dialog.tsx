import { useWords } from '../i18n/words.ts'
import { Dialog } from '../kit/dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly text: string
  /** What the button says that does it. */
  readonly confirm: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something is gone for good. Shown for as long as it is drawn. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useWords()
  return (
    <Dialog title={title} note={<p>{text}</p>} onClose={onClose}>
      <form method="dialog" className="button-row">
        <button type="submit" className="button">
          {t('app.cancel')}
        </button>
        <button type="submit" className="button danger" onClick={onConfirm}>
          {confirm}
        </button>
      </form>
    </Dialog>
  )
}
