import { useEffect, useRef } from 'react'
import { useSettings } from '../../../settings/settings.ts'
import { isForTable } from '../../../table/keyed/keys.ts'
import { useListening, type Zoom } from './zoom.ts'

/** How far the pointer moves before it is no click any more. */
const SLACK = 6
/** How much a turn of the wheel is worth. */
const WHEEL = 0.0016

/** Wheel, keys, two fingers, and drawing the map along by the sea. One finger scrolls by itself. */
export function useZoomGestures(zoom: Zoom): void {
  useListening(zoom.pane, 'wheel', (event) => {
    event.preventDefault()
    const { deltaY, deltaMode, clientX, clientY } = event
    const turned = deltaMode === WheelEvent.DOM_DELTA_PIXEL ? deltaY : deltaY * 30
    zoom.by(Math.exp(-turned * WHEEL), { x: clientX, y: clientY })
  })
  useListening(zoom.pane, 'pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button === 0 && isLoose(event.target)) draw(event)
  })
  useListening(zoom.pane, 'focusin', ({ target, currentTarget }) => {
    if (target instanceof Element && currentTarget instanceof Element) bring(target, currentTarget)
  })
  usePinch(zoom)
  useZoomKeys(zoom)
}

/** What the keys go to comes into sight: its middle, where there is no room for all of it. */
function bring(one: Element, pane: Element): void {
  if (!one.matches(':focus-visible')) return
  const [at, seen] = [one.getBoundingClientRect(), pane.getBoundingClientRect()]
  const isSeen =
    at.left >= seen.left && at.right <= seen.right && at.top >= seen.top && at.bottom <= seen.bottom
  if (isSeen) return
  const left = at.left + at.width / 2 - seen.left - seen.width / 2
  const top = at.top + at.height / 2 - seen.top - seen.height / 2
  pane.scrollBy({ left, top, behavior: 'instant' })
}

/** On the map while it is drawn along. */
const DRAWN = 'data-drawn'

/** What may be chosen is dragged itself. */
function isLoose(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-state="open"]') === null
}

function draw(down: PointerEvent): void {
  const pane = down.currentTarget as HTMLElement
  const [x, y] = [down.clientX + pane.scrollLeft, down.clientY + pane.scrollTop]
  const over = new AbortController()
  const move = ({ clientX, clientY }: PointerEvent) => {
    const isFar = Math.hypot(clientX - down.clientX, clientY - down.clientY) > SLACK
    if (!isFar && !pane.hasAttribute(DRAWN)) return
    pane.setAttribute(DRAWN, '')
    pane.scrollTo(x - clientX, y - clientY)
  }
  const stop = () => {
    over.abort()
    if (pane.hasAttribute(DRAWN)) addEventListener('click', swallow, { capture: true, once: true })
    // The click comes right after this, if it comes at all.
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    pane.removeAttribute(DRAWN)
  }
  addEventListener('pointermove', move, { signal: over.signal })
  addEventListener('pointerup', stop, { signal: over.signal })
  addEventListener('pointercancel', stop, { signal: over.signal })
}

function swallow(event: Event): void {
  event.stopPropagation()
}

interface Fingers {
  readonly apart: number
  readonly x: number
  readonly y: number
}

function fingersOf({ touches }: TouchEvent): Fingers | null {
  const [a, b] = touches
  if (a === undefined || b === undefined) return null
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
  }
}

function usePinch({ pane, by }: Zoom): void {
  const before = useRef<Fingers>(null)
  useListening(pane, 'touchstart', (event) => {
    before.current = fingersOf(event)
    if (before.current !== null) event.preventDefault()
  })
  useListening(pane, 'touchmove', (event) => {
    const now = fingersOf(event)
    if (now === null || before.current === null) return
    event.preventDefault()
    by(now.apart / before.current.apart, now)
    pane.current?.scrollBy(before.current.x - now.x, before.current.y - now.y)
    before.current = now
  })
}

function useZoomKeys({ larger, smaller, whole }: Zoom): void {
  useEffect(() => {
    const deeds = new Map([
      ['+', larger],
      ['=', larger],
      ['-', smaller],
      ['0', whole],
    ])
    const onKey = (event: KeyboardEvent) => {
      if (useSettings.getState().shortcuts && isForTable(event)) deeds.get(event.key)?.()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [larger, smaller, whole])
}
