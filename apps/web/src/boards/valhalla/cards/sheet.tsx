import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../../i18n/words.ts'
import './sheet.css'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something looked at more closely, over the board. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={dialog}
      className="dialog vh-sheet"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="button quiet"
          aria-label={t('table.close')}
          onClick={onClose}
        >
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}
