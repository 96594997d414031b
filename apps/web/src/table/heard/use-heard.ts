import { useEffect } from 'react'
import { useTableContext } from '../context.tsx'

/** The table's own voice says it: after what happened and before the question. */
export function useHeard(text: string): void {
  const { store } = useTableContext()
  useEffect(() => store.setState({ remark: { sentences: [text] } }), [store, text])
}
