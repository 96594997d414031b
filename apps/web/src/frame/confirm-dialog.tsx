import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
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
        <Button type="submit">{t('app.cancel')}</Button>
        <Button type="submit" look="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </form>
    </Dialog>
  )
}
