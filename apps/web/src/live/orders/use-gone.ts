import type { OrderWish } from '@meadhall/protocol'
import { useEffect, useState } from 'react'
import { kept } from '../kept.ts'
import type { LiveTable } from '../live-table.ts'
import { type Given, goneOf } from './gone.ts'

/** What stood when this browser heard of it last: at a slow table days may pass. */
const KNOWN = kept<readonly Given[]>('meadhall.orders')

/** What was taken back here, which nobody needs to be told of. */
export const cancelled = new Set<string>()

interface Gone {
  readonly wishes: readonly OrderWish[]
  readonly forget: () => void
}

/** What was left word of and stands no longer. */
export function useGone(live: LiveTable): Gone {
  const [wishes, setWishes] = useState<readonly OrderWish[]>([])
  useEffect(() => {
    return live.listen((message) => {
      if (message.type !== 'orders') return
      const gone = goneOf(KNOWN.get(live.id) ?? [], message.orders, cancelled)
      KNOWN.put(live.id, message.orders)
      if (gone.length > 0) setWishes((before) => [...before, ...gone])
    })
  }, [live])
  return { wishes, forget: () => setWishes([]) }
}
