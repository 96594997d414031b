import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Dialog } from '../../../kit/dialog.tsx'
import './sheet.css'

interface SheetProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something looked at more closely, over the board. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { t } = useWords()
  return (
    <Dialog
      title={title}
      className="vh-sheet"
      isLight
      onClose={onClose}
      head={(heading) => (
        <header>
          {heading}
          <Button look="quiet" aria-label={t('table.close')} onClick={onClose}>
            ×
          </Button>
        </header>
      )}
    >
      {children}
    </Dialog>
  )
}
