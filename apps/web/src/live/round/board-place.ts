import { useEffect, useState } from 'react'
import { kept } from '../kept.ts'
import { type LiveTable, useLive } from '../live-table.ts'

/** Where the board is looked at: on this device, or on a big screen that everybody sees. */
export type BoardPlace = 'here' | 'screen'

const PLACES = kept<BoardPlace>('meadhall.board-place')

/** What a big screen's code brings along: the board is there, not here. */
const MARK = '#screen'

/** Remembers what the address says, and takes it off: a link handed on is for people far away too. */
export function takeUpPlace(table: string): void {
  if (location.hash !== MARK) return
  PLACES.put(table, 'screen')
  history.replaceState(history.state, '', location.pathname + location.search)
}

interface PlaceOfBoard {
  readonly place: BoardPlace
  readonly put: (place: BoardPlace) => void
}

/** Where the board of a table is; remembered, and the same at the next game with the same people. */
export function useBoardPlace(live: LiveTable): PlaceOfBoard {
  const [place, setPlace] = useState(() => PLACES.get(live.id) ?? 'here')
  const rematch = useLive(live, ({ table }) => table?.rematch ?? null)
  useEffect(() => {
    if (rematch !== null) PLACES.put(rematch, place)
  }, [rematch, place])
  const put = (next: BoardPlace) => {
    PLACES.put(live.id, next)
    setPlace(next)
  }
  return { place, put }
}
