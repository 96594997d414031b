import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTableContext } from './context.tsx'

const OverContext = createContext<HTMLElement | null>(null)
/** The place in the table's frame where covers are laid. */
export const OverProvider = OverContext.Provider

interface CoverProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/**
 * Something laid over rivals, stage and one's own things for as long as it is shown: a draft, the
 * scores. What lies beneath is out of reach until it is put away, so this is what the page is about.
 */
export function Cover({ label, className, children }: CoverProps) {
  const over = useContext(OverContext)
  const { store } = useTableContext()
  useLayoutEffect(() => {
    store.setState(({ covers }) => ({ covers: covers + 1 }))
    return () => store.setState(({ covers }) => ({ covers: covers - 1 }))
  }, [store])
  if (over === null) return null
  return createPortal(
    <main className={`cover ${className}`} aria-label={label}>
      {children}
    </main>,
    over,
  )
}
