import { isGameId } from '@meadhall/games'
import { type DragEvent, useId, useState } from 'react'
import { UploadIcon } from '../art/common/icons.tsx'
import { needWords, useWords } from '../i18n/words.ts'
import { Notice } from '../kit/notice.tsx'
import type { Examined } from '../sources/files/examine.ts'
import { examineFile } from '../sources/files/game-files.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import './files.css'

interface FileDeskProps {
  /** Told when a game was added to those of this browser. */
  readonly onKept?: (() => void) | undefined
}

type Desk =
  | { readonly kind: 'checking' }
  | { readonly kind: 'broken'; readonly detail: string }
  | Examined

/** Where a game file is laid down: it is verified, and then says what it is. */
export function FileDesk({ onKept }: FileDeskProps) {
  const { t } = useWords()
  const input = useId()
  const [desk, setDesk] = useState<Desk | null>(null)
  const lay = (file: File | undefined) => {
    if (file === undefined) return
    setDesk({ kind: 'checking' })
    examined(file).then(setDesk, (error) => setDesk({ kind: 'broken', detail: String(error) }))
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    lay(event.dataTransfer.files[0])
  }
  return (
    <section
      className="file-desk board-panel"
      aria-label={t('games.file')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <p>{t('games.file.text')}</p>
      <label className="button file-button" htmlFor={input}>
        <UploadIcon /> {t('games.file.open')}
        <input
          id={input}
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            lay(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <div aria-live="polite">
        {desk && <DeskTop desk={desk} onKept={onKept} onClear={() => setDesk(null)} />}
      </div>
    </section>
  )
}

/** What a file is. Why it is refused may be in the words of its game. */
async function examined(file: File): Promise<Examined> {
  const verdict = await examineFile(file)
  if (verdict.kind === 'sound' && verdict.proof !== null) await needWords('fairness')
  const game = verdict.kind === 'refused' ? verdict.game : null
  if (game !== null && isGameId(game)) await needWords(game)
  return verdict
}

interface DeskTopProps extends FileDeskProps {
  readonly desk: Desk
  readonly onClear: () => void
}

function DeskTop({ desk, onKept, onClear }: DeskTopProps) {
  const { t } = useWords()
  if (desk.kind === 'checking') return <p>{t('games.file.checking')}</p>
  if (desk.kind === 'broken') {
    return (
      <Notice as="p" mood="bad">
        {t('games.file.broken')} <code>{desk.detail}</code>
      </Notice>
    )
  }
  return <VerdictPanel verdict={desk} onKept={onKept} onClear={onClear} />
}
