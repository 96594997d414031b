import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Fit, fitOf, type Size } from './fit.ts'

const MOST = 4
const STEP = 1.4
/** The strip that is kept free for tools, in rem. */
const STRIP = 3.2

/** A point of the window that stays where it is while the map grows around it. */
interface Held {
  readonly x: number
  readonly y: number
}

export interface Zoom {
  /** What scrolls; the map in it is `zoom` times as large. */
  readonly pane: RefObject<HTMLDivElement | null>
  readonly fit: Fit
  readonly zoom: number
  readonly isMost: boolean
  larger(): void
  smaller(): void
  whole(): void
  /** By a factor, around a point of the window. */
  by(factor: number, at?: Held): void
}

const inBounds = (zoom: number): number => Math.min(MOST, Math.max(1, zoom))

/** How large the map is shown and which part of it: from all of it to four times as large. */
export function useZoom(): Zoom {
  const pane = useRef<HTMLDivElement>(null)
  const fit = useFit(pane)
  const [zoom, setZoom] = useState(1)
  const scrolled = useRef<readonly [number, number]>(undefined)
  useLayoutEffect(() => {
    if (zoom > 0 && scrolled.current) pane.current?.scrollTo(...scrolled.current)
  }, [zoom])
  return useMemo(() => {
    const by = (factor: number, at?: Held) => {
      const box = pane.current
      const next = inBounds(zoom * factor)
      if (box === null || next === zoom) return
      scrolled.current = scrollFor(box, next / zoom, at)
      setZoom(next)
    }
    return {
      pane,
      fit,
      zoom,
      isMost: zoom >= MOST,
      by,
      larger: () => by(STEP),
      smaller: () => by(1 / STEP),
      whole: () => setZoom(1),
    }
  }, [fit, zoom])
}

function scrollFor(box: Element, factor: number, at?: Held): readonly [number, number] {
  const { left, top, width, height } = box.getBoundingClientRect()
  const x = at ? at.x - left : width / 2
  const y = at ? at.y - top : height / 2
  return [(box.scrollLeft + x) * factor - x, (box.scrollTop + y) * factor - y]
}

const ANY: Size = { width: 1200, height: 900 }

function useFit(pane: RefObject<HTMLDivElement | null>): Fit {
  const [fit, setFit] = useState(() => fitOf(ANY, 0))
  useLayoutEffect(() => {
    const box = pane.current
    if (box === null) return
    const measure = () => setFit(fitOf(sizeOf(box), STRIP * remInPixels()))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [pane])
  return fit
}

function sizeOf({ clientWidth, clientHeight }: Element): Size {
  return { width: clientWidth, height: clientHeight }
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** Listens on the map for as long as it is shown; the deeds may change meanwhile. */
export function useListening<K extends keyof HTMLElementEventMap>(
  pane: RefObject<HTMLElement | null>,
  kind: K,
  deed: (event: HTMLElementEventMap[K]) => void,
): void {
  const latest = useRef(deed)
  latest.current = deed
  useEffect(() => {
    const box = pane.current
    const listen = (event: HTMLElementEventMap[K]) => latest.current(event)
    // Not passive: what moves the map must not move the page.
    box?.addEventListener(kind, listen, { passive: false })
    return () => box?.removeEventListener(kind, listen)
  }, [pane, kind])
}
