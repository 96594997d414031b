import { type Conversation, newsLines } from '@meadhall/spoken'
import { useEffect, useRef } from 'react'
import { useTableContext } from '../context.tsx'

/** Whoever the screen was passed to hears first what happened since their own turn. */
export function useNewsHeard(conversation: Conversation | null): void {
  const { store } = useTableContext()
  const isTold = useRef(false)
  useEffect(() => {
    if (conversation === null || isTold.current) return
    isTold.current = true
    if (store.getState().source.hotSeat === undefined) return
    const { game, scene, tongue } = conversation
    store.setState({ remark: { sentences: newsLines(game, scene, tongue) } })
  }, [store, conversation])
}
