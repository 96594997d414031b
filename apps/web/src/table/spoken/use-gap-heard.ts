import { type Conversation, gapLines } from '@meadhall/spoken'
import { useEffect, useRef } from 'react'
import { useTableContext } from '../context.tsx'

/** After a change one hears how much is missing now, where that is something else than before. */
export function useGapHeard(conversation: Conversation | null): void {
  const { store } = useTableContext()
  const heard = useRef<string | null>(null)
  useEffect(() => {
    if (conversation === null) return
    const { game, scene, tongue } = conversation
    const gap = gapLines(game, scene, tongue).join(' ')
    const isNew = heard.current !== null && heard.current !== gap && gap !== ''
    heard.current = gap
    if (isNew) store.setState({ remark: { sentences: [gap] } })
  }, [store, conversation])
}
