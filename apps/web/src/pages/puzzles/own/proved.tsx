import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { CheckIcon, DownloadIcon, PlayIcon, ShareIcon } from '../../../art/common/icons.tsx'
import { useAreas } from '../../../i18n/use-areas.ts'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useCopy } from '../../waiting-room/use-copy.ts'
import { goalText } from '../goal-text.ts'
import type { Opened } from '../host/protocol.ts'
import { linkTo } from './puzzle-link.ts'

interface ProvedProps {
  readonly opened: Opened
  readonly text: string
}

/** A puzzle that holds: what was shown, and what one can do with it now. */
export function Proved({ opened, text }: ProvedProps) {
  const words = useWords()
  const { t } = words
  const game = opened.info.game
  const isReady = useAreas(game)
  const link = useLink(text)
  if (!isReady || link === null) return null
  return (
    <Notice as="section" mood="good">
      <p>
        <strong>{t('puzzle.own.proved')}</strong> {goalText(words, game, opened.goal)}{' '}
        {t('puzzle.own.looked', { worlds: opened.worlds, nodes: opened.nodes })}
      </p>
      <div className="button-row">
        <Link className="button primary" href={link}>
          <PlayIcon /> {t('puzzle.own.play')}
        </Link>
        <CopyButton link={link} />
        <SaveButton text={text} />
      </div>
    </Notice>
  )
}

/** Where a puzzle can be played: the whole file is in the address. */
function useLink(text: string): string | null {
  const [link, setLink] = useState<string | null>(null)
  useEffect(() => {
    void linkTo(text).then(setLink)
  }, [text])
  return link
}

function CopyButton({ link }: { readonly link: string }) {
  const { t } = useWords()
  const { isCopied, copy } = useCopy(`${location.origin}${link}`)
  return (
    <Button onClick={() => void copy()}>
      {isCopied ? <CheckIcon /> : <ShareIcon />} {t(isCopied ? 'replay.copied' : 'replay.copy')}
    </Button>
  )
}

function SaveButton({ text }: { readonly text: string }) {
  const { t } = useWords()
  const href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`
  return (
    <a className="button" href={href} download="puzzle.json">
      <DownloadIcon /> {t('puzzle.own.save')}
    </a>
  )
}
