import { useEffect, useState } from 'react'
import { useBrought } from '../../files/brought.ts'
import { FileDesk } from '../../files/file-desk.tsx'
import { Page } from '../../frame/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { gameIn, LinkError, type Linked, readLink } from '../../sources/files/share-link.ts'
import type { Recording } from '../../sources/host/protocol.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { FailurePage } from '../failure-page.tsx'
import { useHash } from './use-hash.ts'
import { Watching } from './watching.tsx'

/** A game that was brought along: by a link, or as a file. Another link is another game. */
export default function WatchPage() {
  const hash = useHash()
  const brought = useBrought()
  return <Brought key={`${gameIn(hash)} ${brought?.seed}`} hash={hash} file={brought} />
}

interface BroughtProps {
  readonly hash: string
  readonly file: Recording | null
}

function Brought({ hash, file }: BroughtProps) {
  const { t } = useWords()
  const found = useFound(hash, file)
  if (found === 'reading') return <p className="loading">{t('app.loading')}</p>
  if (found instanceof LinkError) {
    return <FailurePage failure={found.failure} detail={found.message} />
  }
  if (found === null) return <WatchDesk />
  const { recording, step } = found
  return <Watching what={recording} step={step} recording={() => Promise.resolve(recording)} />
}

function WatchDesk() {
  const { t } = useWords()
  return (
    <Page title={t('replay.watch.title')}>
      <p>{t('replay.watch.text')}</p>
      <FileDesk />
    </Page>
  )
}

type Found = Linked | LinkError | null | 'reading'

function useFound(hash: string, file: Recording | null): Found {
  const [found, setFound] = useState<Found>('reading')
  useEffect(() => {
    let isGone = false
    const tell = (what: Found) => {
      if (!isGone) setFound(what)
    }
    readLink(hash, rulesOf).then(
      (linked) => tell(linked ?? (file && { recording: file, step: 0 })),
      (error) => tell(error as LinkError),
    )
    return () => {
      isGone = true
    }
  }, [hash, file])
  return found
}
