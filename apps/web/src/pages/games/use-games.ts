import type { Listed } from '@meadhall/match'
import { useCallback, useEffect, useState } from 'react'
import { games } from '../../sources/games.ts'
import { failureOf } from '../../sources/host/failure.ts'
import type { Failure } from '../../sources/host/protocol.ts'

/** `null` while they are being read; why, where they cannot be. */
export type Kept = Listed | Failure | null

/** The games of this browser, read anew whenever the page is looked at again. */
export function useGames(): { readonly kept: Kept; readonly refresh: () => void } {
  const [kept, setKept] = useState<Kept>(null)
  const refresh = useCallback(() => {
    games()
      .then((store) => store.list())
      .then(setKept, (error) => setKept(failureOf(error)))
  }, [])
  useEffect(() => {
    refresh()
    const onLook = () => document.visibilityState === 'visible' && refresh()
    document.addEventListener('visibilitychange', onLook)
    return () => document.removeEventListener('visibilitychange', onLook)
  }, [refresh])
  return { kept, refresh }
}
