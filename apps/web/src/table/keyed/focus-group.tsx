import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface FocusGroupProps {
  readonly label: string
  readonly className?: string
  readonly style?: CSSProperties
  /** What the keys go to; the things one points at, unless told otherwise. */
  readonly stops?: string
  readonly children: ReactNode
}

const TARGETS = '[data-target]'

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * A part of the table that is one stop of the Tab key: inside, the arrow keys go to the nearest thing
 * in their direction, Home and End to the first and last. Tab comes in at the first thing that may
 * be chosen.
 */
export function FocusGroup({
  label,
  className,
  style,
  stops = TARGETS,
  children,
}: FocusGroupProps) {
  const box = useRef<HTMLDivElement>(null)
  // After every drawing: which things may be chosen changes with each move.
  useEffect(() => {
    if (box.current) setStop(stopsIn(box.current, stops))
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={box}
      role="group"
      aria-label={label}
      className={className}
      style={style}
      onKeyDown={(event) => box.current && onArrow(event, stopsIn(box.current, stops))}
    >
      {children}
    </div>
  )
}

type Stop = HTMLElement | SVGElement

function stopsIn(box: Element, selector: string): Stop[] {
  return [...box.querySelectorAll<Stop>(selector)]
}

/** Exactly one thing of the group is reached by Tab. */
function setStop(stops: readonly Stop[]): void {
  const focused = stops.find((one) => one === document.activeElement)
  const open = stops.find((one) => one.dataset['state'] === 'open')
  const stop = focused ?? open ?? stops[0]
  for (const one of stops) one.setAttribute('tabindex', one === stop ? '0' : '-1')
}

function onArrow(event: KeyboardEvent, stops: readonly Stop[]): void {
  const from = stops.find((one) => one === document.activeElement)
  const to = from && nextStop(event.key, from, stops)
  if (!to) return
  event.preventDefault()
  for (const one of stops) one.setAttribute('tabindex', one === to ? '0' : '-1')
  to.focus()
}

function nextStop(key: string, from: Stop, stops: readonly Stop[]): Stop | undefined {
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  const direction = ARROWS[key]
  return direction && nearest(from, direction, stops)
}

function middle(one: Element): readonly [number, number] {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

/** The nearest in a direction; what lies aside counts as further away. */
function nearest(
  from: Stop,
  [dx, dy]: readonly [number, number],
  stops: readonly Stop[],
): Stop | undefined {
  const [x, y] = middle(from)
  let best: Stop | undefined
  let least = Number.POSITIVE_INFINITY
  for (const one of stops) {
    const [ox, oy] = middle(one)
    const along = (ox - x) * dx + (oy - y) * dy
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    const distance = along + 2 * aside
    if (one === from || along < 1 || distance >= least) continue
    best = one
    least = distance
  }
  return best
}
