import { useEffect } from 'react'
import { takePartBack } from './choosing.ts'
import { useTableContext } from './context.tsx'
import type { TableStore } from './table-store.ts'

type Deed = () => void

/** Keys that work anywhere at the table. What one points at has its own: arrows, Enter, w. */
export function useTableKeys(onHelp: Deed): void {
  const { store, pacer } = useTableContext()
  useEffect(() => {
    const deeds = new Map<string, Deed>([
      ['Escape', () => takePartBack(store)],
      ['u', () => undo(store)],
      ['s', () => pacer.skip()],
      ['n', () => focusNext(1)],
      ['p', () => focusNext(-1)],
      ['?', onHelp],
    ])
    const onKey = (event: KeyboardEvent) => {
      if (isForTable(event)) deeds.get(event.key)?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [store, pacer, onHelp])
}

/** Not what is typed into a field, a shortcut of the browser, or meant for an open dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return false
  return document.querySelector('dialog[open]') === null
}

function undo(store: TableStore): void {
  const { moment, source } = store.getState()
  if (moment?.canUndo) void source.undo()
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Goes round all things that may be chosen now. */
function focusNext(step: 1 | -1): void {
  const open = [...document.querySelectorAll<HTMLElement>('[data-target][data-state="open"]')]
  const at = open.indexOf(document.activeElement as HTMLElement)
  const start = at < 0 && step < 0 ? 0 : at
  open[(start + step + open.length) % open.length]?.focus()
}
