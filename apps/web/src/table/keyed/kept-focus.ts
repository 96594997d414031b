import { useEffect } from 'react'
import { useTable } from '../context.tsx'
import { roundOfOpen } from './open-things.ts'

let isByKeys = false
/** What had the focus when a key was pressed on it that may have answered something. */
let answeredFrom: Element | null = null

function onInput({ type }: Event): void {
  isByKeys = type === 'keydown'
  document.documentElement.toggleAttribute('data-keyed', isByKeys)
  answeredFrom = isByKeys && !isField(document.activeElement) ? document.activeElement : null
}

/** Whoever writes something answers nothing by it. */
function isField(focused: Element | null): boolean {
  return focused?.matches('input, textarea') ?? false
}

/** Whoever goes elsewhere wants to be there. */
function onFocus({ target }: FocusEvent): void {
  if (target !== answeredFrom) answeredFrom = null
}

/** Where the focus rests while there is nothing to choose: at what the table says. */
function restingPlace(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.curtain button, .table [data-rest]')
}

function isLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body
}

/** Never to be left at the page itself: there the keys lead nowhere, and nothing is heard. */
function keepInside(): void {
  if (!isLost() || document.querySelector('dialog[open]') !== null) return
  const [next] = isByKeys ? roundOfOpen() : []
  const place = restingPlace()
  if (next === undefined || place?.closest('.curtain')) place?.focus({ preventScroll: true })
  else next.focus()
}

/** On to the next thing to choose, for one who waited for it or has just chosen where they are. */
function moveOn(): void {
  const focused = document.activeElement
  const isDone = focused === answeredFrom && focused?.getAttribute('data-state') !== 'open'
  const isResting = focused?.hasAttribute('data-rest') ?? false
  if (isByKeys && (isResting || isDone)) roundOfOpen()[0]?.focus()
  else keepInside()
}

/**
 * The focus is always somewhere at the table: when what had it is gone, it goes to the next thing to
 * choose for one who plays by the keys, and else to where the question stands.
 */
export function useKeptFocus(): void {
  const moment = useTable((table) => table.moment)
  const assembly = useTable((table) => table.assembly)
  const curtain = useTable((table) => table.curtain)
  const isSending = useTable((table) => table.isSending)
  useEffect(watchFocus, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else may be chosen
  useEffect(moveOn, [moment, assembly, curtain, isSending])
}

function watchFocus(): () => void {
  const stop = new AbortController()
  const capture = { capture: true, signal: stop.signal }
  document.addEventListener('keydown', onInput, capture)
  document.addEventListener('pointerdown', onInput, capture)
  document.addEventListener('focusin', onFocus, capture)
  // What becomes inert loses the focus only when the page is drawn next.
  document.addEventListener('focusout', () => requestAnimationFrame(keepInside), capture)
  const observer = new MutationObserver(keepInside)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    stop.abort()
    observer.disconnect()
  }
}
