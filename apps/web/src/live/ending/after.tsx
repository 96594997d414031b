import { lazy, Suspense, useMemo } from 'react'
import type { AfterGame } from '../../table/ending/after-game.ts'
import type { LiveTable } from '../live-table.ts'
import { LiveRematch } from './rematch.tsx'

/** Nobody needs it while a game goes on. */
const AfterPanel = lazy(() => import('./after-panel.tsx'))

/** What comes after a game at a server. */
export function useLiveAfterGame(live: LiveTable): AfterGame {
  return useMemo(() => {
    return {
      rematch: <LiveRematch live={live} />,
      replay: replayOf(live),
      more: <AfterGamePanel live={live} />,
    }
  }, [live])
}

/** Where a game is watched again. */
export function replayOf({ id }: LiveTable): string {
  return `/tables/${id}/replay`
}

export function AfterGamePanel({ live }: { readonly live: LiveTable }) {
  return (
    <Suspense>
      <AfterPanel live={live} />
    </Suspense>
  )
}
