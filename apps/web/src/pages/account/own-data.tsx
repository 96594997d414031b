import type { Me } from '@meadhall/protocol'
import { useId, useState } from 'react'
import { DownloadIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { accountApi } from '../../server/account-api.ts'
import { iAm } from '../../server/me.ts'
import { ProofDialog, type ToProve } from './proof-dialog.tsx'

/** What is kept of somebody: taken along as a file, or deleted. */
export function OwnData({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const [wish, setWish] = useState<ToProve | null>(null)
  const title = useId()
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
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.data')}</h2>
      <p>{t('account.data.text')}</p>
      <div className="button-row">
        <a className="button" href="/api/v1/me/export" download="meadhall-export.json">
          <DownloadIcon /> {t('account.export')}
        </a>
        <button type="button" className="button danger" onClick={() => setWish(leave)}>
          {t('account.delete')}
        </button>
      </div>
      {wish !== null && <ProofDialog me={me} wish={wish} onClose={() => setWish(null)} />}
    </section>
  )
}
