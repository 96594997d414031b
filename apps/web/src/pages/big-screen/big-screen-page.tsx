import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../i18n/words.ts'
import { isTurnedAway, LiveTable, useLive } from '../../live/live-table.ts'
import { renewOnWaking } from '../../live/waking.ts'
import { NotLetIn } from '../live/not-let-in.tsx'
import { useLiveWords } from '../live/use-live-words.ts'
import { ScreenGame } from './screen-game.tsx'
import { ScreenWaiting } from './screen-waiting.tsx'
import { useWakeLock } from './wake-lock.ts'
import './big-screen.css'

/** A table on a screen that everybody in the room sees: what all may know, and nothing else. */
export default function BigScreenPage({ id }: { readonly id: string }) {
  const { t } = useWords()
  const live = useScreenOf(id)
  const isSpoken = useLiveWords()
  useWakeLock()
  if (live === null || !isSpoken) return <p className="loading">{t('app.loading')}</p>
  return <AtScreen live={live} />
}

/** A connection that only watches, for as long as the page is shown. */
function useScreenOf(id: string): LiveTable | null {
  const [live, setLive] = useState<LiveTable | null>(null)
  useEffect(() => {
    const opened = new LiveTable(id, { seat: null, invitation: null }, true)
    setLive(opened)
    const stop = renewOnWaking(opened)
    return () => {
      stop()
      opened.close()
    }
  }, [id])
  return live
}

function AtScreen({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const table = useLive(live, (state) => state.table)
  const hasGame = useLive(live, (state) => state.hasGame)
  const isRefused = useLive(live, isTurnedAway)
  useRematch(table?.rematch ?? null)
  if (isRefused) return <NotLetIn live={live} />
  if (table === null) return <p className="loading">{t('app.loading')}</p>
  return hasGame ? <ScreenGame live={live} /> : <ScreenWaiting table={table} />
}

/** Where the same people play once more, the screen goes along. */
function useRematch(rematch: string | null): void {
  const [, go] = useLocation()
  useEffect(() => {
    if (rematch !== null) go(`/tables/${rematch}/screen`)
  }, [rematch, go])
}
