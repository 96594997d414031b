import { CheckIcon, ShareIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useCopy } from './use-copy.ts'

interface InvitationButtonProps {
  readonly link: string
  readonly number: number
}

/** Copies the link that opens one seat. */
export function InvitationButton({ link, number }: InvitationButtonProps) {
  const { t } = useWords()
  const { isCopied, copy } = useCopy(link)
  return (
    <Button
      className="seat-button"
      aria-label={isCopied ? t('wait.copied') : t('wait.invitation.which', { number })}
      onClick={() => void copy()}
    >
      {isCopied ? <CheckIcon /> : <ShareIcon />} {t(isCopied ? 'wait.copied' : 'wait.invitation')}
    </Button>
  )
}
