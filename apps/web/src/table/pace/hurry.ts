import { useEffect } from 'react'
import { useTable, useTableContext } from '../context.tsx'

const KEYS: readonly string[] = ['Enter', ' ', 'Escape']
const BOARD = '.table-stage, .table-own, .action-bar, .table-over'

/**
 * Whoever does not want to wait for dice or a scene clicks the board or presses a key: it is over at
 * once. That press does nothing else, whatever lies under it by then.
 */
export function useHurry(): void {
  const { pacer } = useTableContext()
  // A scene has its own buttons.
  const isLeading = useTable(({ coming, scenes }) => coming !== null && scenes.length === 0)
  useEffect(() => {
    if (!isLeading) return
    const hurry = (event: Event) => {
      if (!isForBoard(event)) return
      event.preventDefault()
      event.stopPropagation()
      pacer.hurry()
    }
    const onKey = (event: KeyboardEvent) => {
      if (KEYS.includes(event.key) && !event.repeat) hurry(event)
    }
    document.addEventListener('click', hurry, true)
    document.addEventListener('keydown', onKey, true)
    return () => {
      document.removeEventListener('click', hurry, true)
      document.removeEventListener('keydown', onKey, true)
    }
  }, [pacer, isLeading])
}

/** The log, the menu and the like stay as they are. */
function isForBoard({ target }: Event): boolean {
  return target === document.body || (target instanceof Element && target.closest(BOARD) !== null)
}
