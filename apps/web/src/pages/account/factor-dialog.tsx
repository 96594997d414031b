import type { SecondFactorOffer } from '@meadhall/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { iAm } from '../../server/me.ts'
import { useDoing } from '../../server/use-doing.ts'
import { QrCode } from '../waiting-room/qr-code.tsx'
import { AppCodeInput } from './code-field.tsx'

interface FactorDialogProps {
  readonly offer: SecondFactorOffer
  readonly onClose: () => void
  readonly onCodes: (codes: readonly string[]) => void
}

/** Shows an app what it makes codes from, and has the first one typed. */
export function FactorDialog({ offer, onClose, onCodes }: FactorDialogProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const { isBusy, failure, run } = useDoing()
  const [code, setCode] = useState('')
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { me, recovery } = await accountApi.turnFactorOn(code)
      onCodes(recovery)
      dialog.current?.close()
      iAm(me)
    })
  }
  return (
    <Dialog
      title={t('account.factor.on')}
      note={<p>{t('account.factor.scan')}</p>}
      className="factor-dialog"
      handle={dialog}
      onClose={onClose}
    >
      <QrCode text={offer.address} label={t('account.factor.qr')} />
      <p>
        {t('account.factor.secret')} <code className="factor-secret">{grouped(offer.secret)}</code>
        <a href={offer.address}>{t('account.factor.open')}</a>
      </p>
      <form className="account-form" onSubmit={confirm}>
        <AppCodeInput code={code} onCode={setCode} />
        <FailureNote text={failure} />
        <div className="button-row">
          <Button onClick={() => dialog.current?.close()}>{t('app.cancel')}</Button>
          <Button type="submit" look="primary" aria-disabled={isBusy}>
            {t('account.factor.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** In fours, as one reads it off. */
function grouped(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
