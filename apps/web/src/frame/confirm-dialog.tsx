import { useEffect, useId, useRef } from 'react'
import { useWords } from '../i18n/words.ts'

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
  const dialog = useRef<HTMLDialogElement>(null)
  const [titleId, textId] = [useId(), useId()]
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      <p id={textId}>{text}</p>
      <form method="dialog" className="button-row">
        <button type="submit" className="button">
          {t('app.cancel')}
        </button>
        <button type="submit" className="button danger" onClick={onConfirm}>
          {confirm}
        </button>
      </form>
    </dialog>
  )
}
