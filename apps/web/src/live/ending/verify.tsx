import { NotDone } from '@meadhall/client/rest'
import { refusalText } from '@meadhall/words'
import { useRef, useState } from 'react'
import { CheckIcon, CrossIcon } from '../../art/common/icons.tsx'
import { VerdictPanel } from '../../files/verdict-panel.tsx'
import { needWords, useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { api } from '../../server/api.ts'
import type { Examined } from '../../sources/files/examine.ts'
import { examineFile } from '../../sources/files/game-files.ts'
import { commitmentSeen } from '../commitments.ts'
import type { LiveTable } from '../live-table.ts'
import '../../files/files.css'

type Verifying =
  | { readonly is: 'under-way' }
  | { readonly is: 'done'; readonly verdict: Examined }
  | { readonly is: 'failed'; readonly why: string }

/** One click: the game's file is fetched, played again here, and its seed computed anew. */
export function Verify({ live }: { readonly live: LiveTable }) {
  const { t, say } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<Verifying | null>(null)
  const start = () => {
    dialog.current?.showModal()
    setState({ is: 'under-way' })
    verdictOn(live).then(
      (verdict) => setState({ is: 'done', verdict }),
      (error) => {
        const why = error instanceof NotDone ? refusalText(say, error.why) : String(error)
        setState({ is: 'failed', why })
      },
    )
  }
  return (
    <>
      <Button onClick={start}>
        <CheckIcon /> {t('live.ending.verify')}
      </Button>
      <Dialog title={t('live.ending.verify')} className="live-verify" handle={dialog} isWaiting>
        <div aria-live="polite">{state && <Outcome live={live} state={state} />}</div>
        <form method="dialog">
          <Button type="submit">{t('table.close')}</Button>
        </form>
      </Dialog>
    </>
  )
}

async function verdictOn(live: LiveTable): Promise<Examined> {
  const [text] = await Promise.all([api.gameFile(live.id), needWords('fairness')])
  return await examineFile(new File([text], `${live.id}.json`))
}

function Outcome({ live, state }: { readonly live: LiveTable; readonly state: Verifying }) {
  const { t } = useWords()
  if (state.is === 'under-way') return <p>{t('live.ending.verify.under-way')}</p>
  if (state.is === 'failed') return <p role="alert">{state.why}</p>
  return (
    <>
      <Bound live={live} verdict={state.verdict} />
      <VerdictPanel verdict={state.verdict} onClear={() => undefined} />
    </>
  )
}

/** Whether the server was bound to what this browser was shown before the game. */
function Bound({ live, verdict }: { readonly live: LiveTable; readonly verdict: Examined }) {
  const { t } = useWords()
  const seen = commitmentSeen(live.id)
  const shown = verdict.kind === 'sound' ? verdict.proof?.shown : undefined
  if (seen === undefined || shown === undefined) return null
  const isSame = shown.table === live.id && shown.commitment === seen
  return (
    <p className="live-bound" data-good={isSame || undefined}>
      {isSame ? <CheckIcon /> : <CrossIcon />}{' '}
      {t(isSame ? 'live.ending.verify.same' : 'live.ending.verify.other')}
    </p>
  )
}
