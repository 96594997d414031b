import { useEffect, useState } from 'react'
import { Page } from '../../app/page.tsx'
import { useWords } from '../../i18n/words.ts'
import { LinkError, type Linked, readLink } from '../../sources/files/share-link.ts'
import { rulesOf } from '../../sources/host/rules.ts'
import { FailurePage } from '../failure-page.tsx'
import { takeBrought } from '../files/brought.ts'
import { FileDesk } from '../files/file-desk.tsx'
import { Watching } from './watching.tsx'

/** A game that was brought along: by a link, or as a file. */
export default function WatchPage() {
  const { t } = useWords()
  const found = useFound()
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

function useFound(): Found {
  const [found, setFound] = useState<Found>('reading')
  useEffect(() => {
    const brought = takeBrought()
    const fromFile = brought && { recording: brought, step: 0 }
    readLink(location.hash, rulesOf).then(
      (linked) => setFound(linked ?? fromFile),
      (error) => setFound(error as LinkError),
    )
  }, [])
  return found
}
