import { type RefObject, useEffect } from 'react'

/**
 * Whoever comes to the spoken table types: a screen reader is in its typing mode at once, and again
 * when what had the keys is gone. Nothing is taken from one who reads on elsewhere.
 */
export function useFocusKept(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = field.current?.closest('.table')
    if (!table) return
    let last: Element | null = null
    const note = ({ target }: Event) => {
      if (target instanceof Element) last = target
    }
    const look = () => {
      if (document.activeElement !== document.body || last?.isConnected) return
      field.current?.focus({ preventScroll: true })
    }
    table.addEventListener('focusin', note)
    const observer = new MutationObserver(look)
    observer.observe(table, { childList: true, subtree: true })
    look()
    return () => {
      table.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [field])
}
