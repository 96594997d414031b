import { CheckIcon, ShareIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useCopy } from './use-copy.ts'

interface ShareLinkProps {
  readonly link: string
  readonly title: string
}

/** A link to read, to copy, and to hand on by the system's own sheet where there is one. */
export function ShareLink({ link, title }: ShareLinkProps) {
  const { t } = useWords()
  const { isCopied, copy } = useCopy(link)
  const canShare = typeof navigator.share === 'function'
  return (
    <div className="share-link stack">
      <input
        className="text-input"
        readOnly
        aria-label={t('wait.link')}
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className="button-row">
        {canShare && (
          <Button
            look="primary"
            // Whoever closes the sheet has changed their mind.
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <ShareIcon /> {t('wait.share')}
          </Button>
        )}
        <Button look={canShare ? 'plain' : 'primary'} onClick={() => void copy()}>
          {isCopied && <CheckIcon />} {t(isCopied ? 'wait.copied' : 'wait.copy')}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t('wait.copied')}
      </span>
    </div>
  )
}
