import { useEffect } from 'react'
import { useSettings } from '../../settings/settings.ts'
import { openAid } from '../aid/open-aid.ts'
import { takePartBack } from '../choosing.ts'
import { useTableContext } from '../context.tsx'
import { askHint, askWhy, closeAdvice } from '../counsel/asking.ts'
import { closePeek } from '../peek.tsx'
import type { TableStore } from '../table-store.ts'
import { chooseNumber, hideNumbers, showNumbers } from './numbers.ts'
import { type OpenThing, roundOfOpen } from './open-things.ts'

type Deed = () => void

interface Wishes {
  readonly onHelp: Deed
  readonly onUndo: Deed
}

/** Keys that work anywhere at the table. What one points at has its own: arrows, Enter, w. */
export function useTableKeys({ onHelp, onUndo }: Wishes): void {
  const { store, pacer } = useTableContext()
  useEffect(() => {
    const deeds = new Map<string, Deed>([
      ['u', onUndo],
      ['s', () => pacer.skip()],
      ['n', () => focusNext(1)],
      ['p', () => focusNext(-1)],
      ['a', openAid],
      ['h', () => void askHint(store)],
      ['y', () => void askWhy(store)],
      ['?', onHelp],
      ['m', () => showNumbers(store)],
    ])
    const onKey = (event: KeyboardEvent) => {
      if (!isForTable(event)) return
      if (event.key === 'Escape') return stepBack(store)
      if (!useSettings.getState().shortcuts) return
      if (/^[1-9]$/.test(event.key)) chooseNumber(Number(event.key))
      deeds.get(event.key)?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [store, pacer, onHelp, onUndo])
}

/** Not what is typed into a field, a shortcut of the browser, or meant for an open dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return false
  return document.querySelector('dialog[open]') === null
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

/** Esc puts away what was laid over the table last, and then takes back a part of the choice. */
function stepBack(store: TableStore): void {
  if (!closePeek() && !hideNumbers() && !closeAdvice(store)) takePartBack(store)
}

/** Goes round all things that may be chosen now. */
function focusNext(step: 1 | -1): void {
  const open = roundOfOpen()
  const at = open.indexOf(document.activeElement as OpenThing)
  const start = at < 0 && step < 0 ? 0 : at
  open[(start + step + open.length) % open.length]?.focus()
}
