import type { PointerEvent as ReactPointerEvent } from 'react'
import type { Target } from '../../../table/assembly.ts'
import { point } from '../../../table/choosing.ts'
import { useTableContext } from '../../../table/context.tsx'
import type { TableStore } from '../../../table/table-store.ts'
import { targetState } from '../../../table/target.ts'

/** How far the pointer moves before it is no click any more. */
const SLACK = 8

/**
 * Lets a thing be dragged onto another: the same as pointing at one and then at the other. With a
 * finger one scrolls instead, and points.
 */
export function useDragging(target: Target): (event: ReactPointerEvent<Element>) => void {
  const { store } = useTableContext()
  return (event) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    if (targetState(store.getState(), target) === 'open') begin(store, target, event)
  }
}

function begin(store: TableStore, target: Target, event: ReactPointerEvent<Element>): void {
  const { clientX, clientY, currentTarget } = event
  const over = new AbortController()
  let isDragged = false
  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const [dx, dy] = [x - clientX, y - clientY]
    if (!isDragged && Math.hypot(dx, dy) < SLACK) return
    if (!isDragged) void point(store, target)
    isDragged = true
    carry(currentTarget, `${dx}px ${dy}px`)
  }
  const stop = ({ clientX: x, clientY: y, type }: PointerEvent) => {
    over.abort()
    if (isDragged && type === 'pointerup') void drop(store, target, x, y)
    carry(currentTarget, null)
  }
  addEventListener('pointermove', move, { signal: over.signal })
  addEventListener('pointerup', stop, { signal: over.signal })
  addEventListener('pointercancel', stop, { signal: over.signal })
}

/** Things that lie on the table go with the pointer; places stay where they are. */
function carry(element: Element, way: string | null): void {
  if (!(element instanceof HTMLElement)) return
  element.style.translate = way ?? ''
  element.style.pointerEvents = way === null ? '' : 'none'
  element.style.zIndex = way === null ? '' : '10'
}

async function drop(store: TableStore, from: Target, x: number, y: number): Promise<void> {
  const onto = targetAt(x, y)
  if (onto === null || onto === from) return
  // From province to province is a march, whatever else one could do in the first.
  if (store.getState().assembly.held === from) await point(store, 'do:march')
  await point(store, onto)
}

function targetAt(x: number, y: number): Target | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-target]')
  return element?.getAttribute('data-target') ?? null
}
