import { useId, useState } from 'react'
import { Link } from 'wouter'
import { UploadIcon } from '../../../art/common/icons.tsx'
import { Page } from '../../../frame/page.tsx'
import { useAreas } from '../../../i18n/use-areas.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import type { Opened, Refused } from '../host/protocol.ts'
import { openPuzzle, PuzzleRefused } from '../host/puzzle-line.ts'
import { RefusedNote } from '../refused-note.tsx'
import { exampleOf } from './example.ts'
import { Proved } from './proved.tsx'
import '../../../files/files.css'
import '../puzzles.css'

type Checked =
  | { readonly kind: 'proving' }
  | { readonly kind: 'proved'; readonly opened: Opened; readonly text: string }
  | { readonly kind: 'refused'; readonly refused: Refused }

/** Where one makes a puzzle: it is written or laid down, proved by the rules, played and passed on. */
export default function OwnPage() {
  const { t } = useWords()
  const isReady = useAreas('puzzles')
  const [own, setOwn] = useState<string | null>(null)
  const [checked, setChecked] = useState<Checked | null>(null)
  if (!isReady) return <p className="loading">{t('app.loading')}</p>
  const text = own ?? exampleOf(t('puzzle.own.example'), t('puzzle.own.example.why'))
  const change = (now: string) => {
    setOwn(now)
    setChecked(null)
  }
  const check = () => {
    setChecked({ kind: 'proving' })
    void checkedOf(text).then(setChecked)
  }
  return (
    <Page title={t('puzzle.own')} isWide>
      <p>
        {t('puzzle.own.text')} <Link href="/puzzles">{t('puzzle.all')}</Link>
      </p>
      <Editor text={text} onChange={change} />
      <div className="button-row">
        <Button look="primary" onClick={check}>
          {t('puzzle.own.check')}
        </Button>
        <FileButton onText={change} />
      </div>
      <div aria-live="polite" className="puzzle-checked">
        {checked && <Outcome checked={checked} />}
      </div>
    </Page>
  )
}

interface EditorProps {
  readonly text: string
  readonly onChange: (text: string) => void
}

function Editor({ text, onChange }: EditorProps) {
  const { t } = useWords()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t('puzzle.own.file')}</label>
      <textarea
        id={id}
        className="text-input puzzle-editor"
        rows={20}
        spellCheck={false}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

function FileButton({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useWords()
  return (
    <label className="button file-button">
      <UploadIcon /> {t('puzzle.own.open')}
      <input
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          void event.target.files?.[0]?.text().then(onText)
          event.target.value = ''
        }}
      />
    </label>
  )
}

function Outcome({ checked }: { readonly checked: Checked }) {
  const { t } = useWords()
  switch (checked.kind) {
    case 'proving':
      return <p>{t('puzzle.proving')}</p>
    case 'refused':
      return <RefusedNote refused={checked.refused} />
    case 'proved':
      return <Proved opened={checked.opened} text={checked.text} />
  }
}

/** Proves a puzzle in a worker of its own. */
async function checkedOf(text: string): Promise<Checked> {
  try {
    const { opened, source } = await openPuzzle(text)
    source.close()
    return { kind: 'proved', opened, text }
  } catch (error) {
    if (error instanceof PuzzleRefused) return { kind: 'refused', refused: error.refused }
    return { kind: 'refused', refused: { kind: 'broken', place: '', reason: String(error) } }
  }
}
