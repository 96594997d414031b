import type { Me } from '@meadhall/protocol'
import { type ReactNode, useId, useState } from 'react'
import { DownloadIcon } from '../../art/common/icons.tsx'
import { ConfirmDialog } from '../../frame/confirm-dialog.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { ProofDialog, type ToProve } from './proof-dialog.tsx'

/** What is kept of somebody: taken along as a file, or deleted. */
export function OwnData({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const [wish, setWish] = useState<ToProve | null>(null)
  const leave: ToProve = {
    does: t('account.delete'),
    text: t('account.delete.sure'),
    isDanger: true,
    async act(proof) {
      await accountApi.leave(proof)
      iAm(null)
    },
  }
  return (
    <Data remove={t('account.delete')} onRemove={() => setWish(leave)}>
      {wish !== null && <ProofDialog me={me} wish={wish} onClose={() => setWish(null)} />}
    </Data>
  )
}

/** The same of a guest, who has nothing to prove anything by. */
export function GuestData() {
  const { t } = useWords()
  const { failure, run } = useDoing()
  const [isAsked, setAsked] = useState(false)
  const leave = () =>
    run(async () => {
      await accountApi.leave()
      iAm(null)
    })
  return (
    <Data remove={t('account.forget')} onRemove={() => setAsked(true)}>
      <FailureNote text={failure} />
      {isAsked && (
        <ConfirmDialog
          title={t('account.forget')}
          text={t('account.delete.sure')}
          confirm={t('account.forget')}
          onConfirm={() => void leave()}
          onClose={() => setAsked(false)}
        />
      )}
    </Data>
  )
}

interface DataProps {
  /** What the button says that deletes it. */
  readonly remove: string
  readonly onRemove: () => void
  readonly children: ReactNode
}

function Data({ remove, onRemove, children }: DataProps) {
  const { t } = useWords()
  const title = useId()
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.data')}</h2>
      <p>{t('account.data.text')}</p>
      <div className="button-row">
        <a className="button" href="/api/v1/me/export" download="meadhall-export.json">
          <DownloadIcon /> {t('account.export')}
        </a>
        <Button look="danger" onClick={onRemove}>
          {remove}
        </Button>
      </div>
      {children}
    </section>
  )
}
