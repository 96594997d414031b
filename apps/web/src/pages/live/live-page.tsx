import type { TableShown } from '@meadhall/protocol'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { noteCommitment } from '../../live/commitments.ts'
import { contribute } from '../../live/contribution.ts'
import { isTurnedAway, LiveTable, useLive } from '../../live/live-table.ts'
import { takeUpPlace } from '../../live/round/board-place.ts'
import { takeUpSecrets } from '../../live/table-secrets.ts'
import { renewOnWaking } from '../../live/waking.ts'
import { LiveGame } from './live-game.tsx'
import { NotLetIn } from './not-let-in.tsx'
import { ShownLater } from './shown-later.tsx'
import { useLiveWords } from './use-live-words.ts'

const PushOffer = lazy(() => import('../../notices/push-offer.tsx'))
// Before the game only: a table that plays does not load it.
const WaitingRoom = lazy(() => import('../waiting-room/waiting-room.tsx'))

/** A table at the server: before, during and after its game. */
export default function LivePage({ id }: { readonly id: string }) {
  const { t } = useWords()
  const live = useLiveTable(id)
  const isSpoken = useLiveWords()
  if (live === null || !isSpoken) return <p className="loading">{t('app.loading')}</p>
  return <AtTable live={live} />
}

/** The connection to a table for as long as the page is shown. */
function useLiveTable(id: string): LiveTable | null {
  const [live, setLive] = useState<LiveTable | null>(null)
  useEffect(() => {
    takeUpPlace(id)
    const opened = new LiveTable(id, takeUpSecrets(id))
    contribute(opened)
    noteCommitment(opened)
    setLive(opened)
    const stop = renewOnWaking(opened)
    return () => {
      stop()
      opened.close()
    }
  }, [id])
  return live
}

/** Whether there is a game, though this page may not have been told of it yet. */
function isBegun(phase: TableShown['phase']): boolean {
  return phase === 'playing' || phase === 'paused' || phase === 'over'
}

function AtTable({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const phase = useLive(live, (state) => state.table?.phase)
  const hasGame = useLive(live, (state) => state.hasGame)
  const isRefused = useLive(live, isTurnedAway)
  if (isRefused) return <NotLetIn live={live} />
  if (phase === undefined) return <p className="loading">{t('app.loading')}</p>
  if (!hasGame) return isBegun(phase) ? <ShownLater live={live} /> : <WaitingRoom live={live} />
  return (
    <>
      <LiveGame live={live} />
      <Suspense fallback={null}>
        <PushOffer live={live} />
      </Suspense>
    </>
  )
}
