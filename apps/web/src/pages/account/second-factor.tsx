import type { Me, SecondFactorOffer } from '@meadhall/protocol'
import { useId, useState } from 'react'
import { ago } from '../../i18n/game-words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi } from '../../server/account-api.ts'
import { iAm } from '../../server/me.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { ProofDialog, type ToProve } from './proof-dialog.tsx'
import { RecoveryDialog } from './recovery-dialog.tsx'

/** The code that is asked for beside the password; one who has no password needs none. */
export function SecondFactor({ me }: { readonly me: Me }) {
  const { t } = useWords()
  const [wish, setWish] = useState<ToProve | null>(null)
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const title = useId()
  const hasPassword = me.ways.some(({ kind }) => kind === 'password')
  if (!hasPassword && me.secondFactor === null && me.role === 'player') return null
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.factor')}</h2>
      <p>{t('account.factor.text')}</p>
      {me.secondFactor === null ? (
        <TurnOn onWish={setWish} onOffer={setOffer} />
      ) : (
        <IsOn factor={me.secondFactor} onWish={setWish} onCodes={setCodes} />
      )}
      {wish !== null && <ProofDialog me={me} wish={wish} onClose={() => setWish(null)} />}
      {offer !== null && (
        <FactorDialog offer={offer} onClose={() => setOffer(null)} onCodes={setCodes} />
      )}
      {codes !== null && <RecoveryDialog codes={codes} onClose={() => setCodes(null)} />}
    </section>
  )
}

interface TurnOnProps {
  readonly onWish: (wish: ToProve) => void
  readonly onOffer: (offer: SecondFactorOffer) => void
}

function TurnOn({ onWish, onOffer }: TurnOnProps) {
  const { t } = useWords()
  const does = t('account.factor.on')
  const act: ToProve['act'] = async (proof) => onOffer(await accountApi.offerFactor(proof))
  return (
    <p>
      <Button onClick={() => onWish({ does, act })}>{does}</Button>
    </p>
  )
}

interface IsOnProps {
  readonly factor: NonNullable<Me['secondFactor']>
  readonly onWish: (wish: ToProve) => void
  readonly onCodes: (codes: readonly string[]) => void
}

function IsOn({ factor, onWish, onCodes }: IsOnProps) {
  const { t, locale } = useWords()
  const [anew, off] = [t('account.factor.recovery.new'), t('account.factor.off')]
  const renew: ToProve['act'] = async (proof) => {
    const { me, recovery } = await accountApi.newRecoveryCodes(proof)
    iAm(me)
    onCodes(recovery)
  }
  const turnOff: ToProve['act'] = async (proof) => iAm(await accountApi.turnFactorOff(proof))
  const sure = { does: off, text: t('account.factor.off.sure'), isDanger: true }
  return (
    <>
      <p>
        {t('account.factor.since', {
          when: { literal: ago(locale, factor.since, Date.now()) },
          count: factor.recoveryLeft,
        })}
      </p>
      <p className="button-row">
        <Button
          onClick={() =>
            onWish({ does: anew, text: t('account.factor.recovery.void'), act: renew })
          }
        >
          {anew}
        </Button>
        <Button look="danger" onClick={() => onWish({ ...sure, act: turnOff })}>
          {off}
        </Button>
      </p>
    </>
  )
}
