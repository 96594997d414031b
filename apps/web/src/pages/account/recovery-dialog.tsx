import { useRef } from 'react'
import { CheckIcon, DownloadIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { List } from '../../kit/list.tsx'
import { useCopy } from '../waiting-room/use-copy.ts'

interface RecoveryDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, the only time that they can be seen. */
export function RecoveryDialog({ codes, onClose }: RecoveryDialogProps) {
  const { t } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Dialog
      title={t('account.factor.recovery')}
      note={<p>{t('account.factor.recovery.text')}</p>}
      className="factor-dialog"
      handle={dialog}
      onClose={onClose}
    >
      <List of={codes} by={(code) => code} className="recovery-codes marked" isOrdered>
        {(code) => <code>{code}</code>}
      </List>
      <Keeping text={`${codes.join('\n')}\n`} />
      <div className="button-row">
        <Button look="primary" onClick={() => dialog.current?.close()}>
          {t('account.factor.recovery.done')}
        </Button>
      </div>
    </Dialog>
  )
}

function Keeping({ text }: { readonly text: string }) {
  const { t } = useWords()
  const { isCopied, copy } = useCopy(text)
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`
  const said = t(isCopied ? 'account.factor.recovery.copied' : 'account.factor.recovery.copy')
  return (
    <div className="button-row">
      <Button onClick={() => void copy()}>
        {isCopied && <CheckIcon />} {said}
      </Button>
      <a className="button" href={href} download="meadhall-recovery-codes.txt">
        <DownloadIcon /> {t('account.factor.recovery.save')}
      </a>
      <span className="visually-hidden" role="status">
        {isCopied && said}
      </span>
    </div>
  )
}
