import { useState } from 'react'
import { DownloadIcon, TrashIcon } from '../../art/common/icons.tsx'
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { downloadGame } from '../../sources/files/game-files.ts'
import { games } from '../../sources/games.ts'

interface TakeOrRemoveProps {
  readonly id: string
  /** What the buttons do, and what is asked before anything is gone. */
  readonly texts: { readonly take: string; readonly remove: string; readonly sure: string }
  readonly onChange: () => void
}

/** The two things that can be done with whatever is kept: save it as a file, and remove it. */
export function TakeOrRemove({ id, texts, onChange }: TakeOrRemoveProps) {
  const { t } = useWords()
  const [isRemoving, setRemoving] = useState(false)
  const remove = async () => {
    await (await games()).delete(id)
    onChange()
  }
  return (
    <>
      <Button
        aria-label={texts.take}
        title={t('games.export')}
        onClick={() => {
          void downloadGame(id)
        }}
      >
        <DownloadIcon size={20} />
      </Button>
      <Button aria-label={texts.remove} title={t('games.remove')} onClick={() => setRemoving(true)}>
        <TrashIcon size={20} />
      </Button>
      {isRemoving && (
        <ConfirmDialog
          title={t('games.remove.title')}
          text={texts.sure}
          confirm={t('games.remove')}
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
