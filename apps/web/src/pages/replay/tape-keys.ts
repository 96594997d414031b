import { useEffect } from 'react'
import { closestTo } from '../../frame/closest-to.ts'

export interface TapeMoves {
  readonly step: (by: number) => void
  readonly first: () => void
  readonly last: () => void
  readonly toggle: () => void
}

const MOVES: Readonly<Record<string, (moves: TapeMoves) => void>> = {
  ArrowLeft: ({ step }) => step(-1),
  ArrowRight: ({ step }) => step(1),
  Home: ({ first }) => first(),
  End: ({ last }) => last(),
  ' ': ({ toggle }) => toggle(),
}

/** Arrows step, Home and End jump, space plays: wherever the keys mean nothing else. */
export function useTapeKeys(moves: TapeMoves): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const move = MOVES[event.key]
      if (move === undefined || event.defaultPrevented || isTaken(event)) return
      event.preventDefault()
      move(moves)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [moves])
}

/** Whether what has the focus needs the key itself. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  if (closestTo(event, 'input, select, textarea, [role="listbox"]')) return true
  return event.key === ' ' && closestTo(event, 'button, a, summary') !== null
}
