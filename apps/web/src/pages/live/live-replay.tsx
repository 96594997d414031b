import { useEffect, useState } from 'react'
import { recordingOf } from '../../files/brought.ts'
import { useAreas } from '../../i18n/use-areas.ts'
import { useWords } from '../../i18n/words.ts'
import { api } from '../../server/api.ts'
import { examineFile } from '../../sources/files/game-files.ts'
import { stepIn } from '../../sources/files/share-link.ts'
import type { Recording } from '../../sources/host/protocol.ts'
import { SourceFailure } from '../../sources/worker-source.ts'
import { FailurePage } from '../failure-page.tsx'
import { useHash } from '../replay/use-hash.ts'
import { Watching } from '../replay/watching.tsx'

/** A finished game of a server's table, to be watched from any seat; `#t=12` begins at a step. */
export default function LiveReplayPage({ id }: { readonly id: string }) {
  const { t } = useWords()
  const step = stepIn(useHash())
  const isSpoken = useAreas('refusals')
  const found = useFinishedGame(id)
  if (found instanceof SourceFailure)
    return <FailurePage failure={found.failure} detail={found.message} />
  if (found === null || !isSpoken) return <p className="loading">{t('app.loading')}</p>
  return <Watching what={found} step={step} recording={() => Promise.resolve(found)} />
}

/** The game from its file, which is played through once before it is shown. */
function useFinishedGame(id: string): Recording | SourceFailure | null {
  const [found, setFound] = useState<Recording | SourceFailure | null>(null)
  useEffect(() => {
    let isGone = false
    const tell = (what: Recording | SourceFailure) => !isGone && setFound(what)
    fetched(id).then(tell, (error) => tell(new SourceFailure('no-such-game', String(error))))
    return () => {
      isGone = true
    }
  }, [id])
  return found
}

async function fetched(id: string): Promise<Recording | SourceFailure> {
  const verdict = await examineFile(new File([await api.gameFile(id)], `${id}.json`))
  if (verdict.kind === 'refused') return new SourceFailure('damaged', verdict.detail)
  return recordingOf(verdict)
}
