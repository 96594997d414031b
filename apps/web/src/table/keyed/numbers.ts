import { useEffect } from 'react'
import { create } from 'zustand'
import { useSettings } from '../../settings/settings.ts'
import { useTable } from '../context.tsx'
import type { TableStore } from '../table-store.ts'
import { numberedOpen, type OpenThing } from './open-things.ts'

/** So many things have a number at a time: one key each. */
const AT_ONCE = 9

interface NumbersState {
  /** Which nine of the things that may be chosen. */
  readonly page: number
  readonly isShown: boolean
}

export const useNumbers = create<NumbersState>(() => ({ page: 0, isShown: false }))

/** The things that have a number now, in its order. */
export function numbered(): readonly OpenThing[] {
  const { page } = useNumbers.getState()
  return numberedOpen().slice(page * AT_ONCE, (page + 1) * AT_ONCE)
}

/** Chooses the thing that has a number, as if it were pointed at. */
export function chooseNumber(number: number): void {
  const thing = numbered()[number - 1]
  thing?.focus()
  thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** Shows the numbers and says them; asked again, those of the next nine things. */
export function showNumbers(store: TableStore): void {
  const { page, isShown } = useNumbers.getState()
  const pages = Math.ceil(numberedOpen().length / AT_ONCE)
  useNumbers.setState({ isShown: true, page: isShown && page + 1 < pages ? page + 1 : 0 })
  const said = numbered().map((thing, index) => `${index + 1} ${shortName(thing)}.`)
  store.setState({ remark: { sentences: said } })
}

/** Whether there were any to hide. */
export function hideNumbers(): boolean {
  const { isShown } = useNumbers.getState()
  useNumbers.setState({ page: 0, isShown: false })
  return isShown
}

/** The first words of a full name: what it is, without all that can be said of it. */
function shortName(thing: OpenThing): string {
  const name = thing.getAttribute('aria-label') ?? nameInside(thing)
  return name.split(/[,:;.(]/)[0]?.trim() ?? ''
}

function nameInside(thing: OpenThing): string {
  return (thing.querySelector('.visually-hidden') ?? thing).textContent ?? ''
}

/** Tells each thing its key, for screen readers; whatever else may be chosen is numbered anew. */
export function useKeyOfEach(): void {
  const answers = useTable((table) => table.answers)
  const assembly = useTable((table) => table.assembly)
  const isSending = useTable((table) => table.isSending)
  const isOn = useSettings((settings) => settings.shortcuts)
  const page = useNumbers((numbers) => numbers.page)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is read off the page
  useEffect(() => useNumbers.setState({ page: 0 }), [answers, assembly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open is read off the page
  useEffect(() => {
    const things = isOn ? numbered() : []
    things.forEach((thing, index) => {
      thing.setAttribute('aria-keyshortcuts', String(index + 1))
    })
    return () => {
      for (const thing of things) thing.removeAttribute('aria-keyshortcuts')
    }
  }, [answers, assembly, isSending, isOn, page])
}
