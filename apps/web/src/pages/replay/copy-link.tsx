import { useContext, useEffect, useState } from 'react'
import { CheckIcon, ShareIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { linkOf } from '../../sources/files/share-link.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { RecordingContext } from './recordings.ts'

/** Copies a link that opens this very game at this very step, on any machine. */
export function CopyLink({ step }: { readonly step: number }) {
  const { t } = useWords()
  const recording = useContext(RecordingContext)
  const [link, setLink] = useState<string | null>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 4000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    const given = await recording()
    const hash = await linkOf(await rulesOf(given.game), given, step)
    const address = `${location.origin}/watch#${hash}`
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
      setLink(null)
    } catch {
      // No clipboard here: the link is shown to be copied by hand.
      setLink(address)
    }
  }
  return (
    <div className="copy-link flow">
      <Button onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <ShareIcon />}
        <span className="wide-only">{t(isCopied ? 'replay.copied' : 'replay.copy')}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && t('replay.copied')}
      </span>
      {link !== null && (
        <input
          className="text-input"
          readOnly
          aria-label={t('replay.link')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  )
}
