import { useCallback, useEffect, useState } from 'react'
import { games } from '../../sources/games.ts'
import type { StoredGame } from '../../sources/host/stored-game.ts'

/** `null` while they are being read; `'no-storage'` where the browser keeps nothing. */
export type KeptGames = readonly StoredGame[] | 'no-storage' | null

/** The games of this browser, read anew whenever the page is looked at again. */
export function useGames(): { readonly kept: KeptGames; readonly refresh: () => void } {
  const [kept, setKept] = useState<KeptGames>(null)
  const refresh = useCallback(() => {
    games()
      .then((store) => store.list())
      .then(setKept, () => setKept('no-storage'))
  }, [])
  useEffect(() => {
    refresh()
    const onLook = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [refresh])
  return { kept, refresh }
}
