import { useEffect } from 'react'
import { useTable } from './context.tsx'

let isByKeys = false

function onInput({ type }: Event): void {
  isByKeys = type === 'keydown'
}

/**
 * One who plays by the keys never loses the place: when the thing that had the focus is gone after a
 * move, the next thing to choose has it.
 */
export function useKeptFocus(): void {
  const moment = useTable((table) => table.moment)
  const candidate = useTable((table) => table.candidate)
  const curtain = useTable((table) => table.curtain)
  useEffect(() => {
    document.addEventListener('keydown', onInput, true)
    document.addEventListener('pointerdown', onInput, true)
    return () => {
      document.removeEventListener('keydown', onInput, true)
      document.removeEventListener('pointerdown', onInput, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is shown
  useEffect(() => {
    if (!isByKeys || document.activeElement !== document.body) return
    if (document.querySelector('dialog[open]')) return
    const next = document.querySelector<HTMLElement>(
      '.curtain button, [data-target][data-state="open"]',
    )
    next?.focus()
  }, [moment, candidate, curtain])
}
