import { type PointerEvent as ReactPointerEvent, useCallback } from 'react'
import { NOTHING, type Target } from '../../../table/assembly.ts'
import { explain, point } from '../../../table/choosing.ts'
import { useTableContext } from '../../../table/context.tsx'
import type { TableStore } from '../../../table/table-store.ts'
import { readTarget, target } from '../answers/targets.ts'
import { setWithDie } from './arming-plan.ts'

/** How far a finger must move before a press becomes a drag. */
const SLIP = 8
const WARRIOR = '[data-target^="warrior:"]'

interface Drag {
  readonly die: string
  readonly from: HTMLElement
  readonly x: number
  readonly y: number
  ghost: HTMLElement | null
  over: Element | null
}

/** Makes a die something that can be dragged onto a warrior; `best` is the best set of each warrior. */
export function useDieDrag(
  die: string,
  isDraggable: boolean,
  best: ReadonlyMap<Target, string>,
): (event: ReactPointerEvent<HTMLElement>) => void {
  const { store } = useTableContext()
  return useCallback(
    (event) => {
      if (!isDraggable || event.button !== 0) return
      const { currentTarget: from, clientX: x, clientY: y, pointerId } = event
      follow({ die, from, x, y, ghost: null, over: null }, pointerId, (name) => {
        void drop(store, die, name, best.get(name))
      })
    },
    [store, die, isDraggable, best],
  )
}

function follow(drag: Drag, pointer: number, onDrop: (name: Target) => void): void {
  const stop = new AbortController()
  const on = { signal: stop.signal }
  const isMine = (event: PointerEvent) => event.pointerId === pointer
  const end = () => {
    stop.abort()
    drag.ghost?.remove()
    mark(drag, null)
    document.documentElement.removeAttribute('data-vh-dragging')
  }
  window.addEventListener('pointermove', (event) => isMine(event) && move(drag, event), on)
  window.addEventListener('pointercancel', (event) => isMine(event) && end(), on)
  window.addEventListener(
    'pointerup',
    (event) => {
      if (!isMine(event)) return
      const name = drag.over?.getAttribute('data-target')
      if (drag.ghost !== null) swallowClick()
      end()
      if (name) onDrop(name)
    },
    on,
  )
}

function move(drag: Drag, event: PointerEvent): void {
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
  if (drag.ghost === null) {
    if (Math.hypot(dx, dy) < SLIP) return
    drag.ghost = ghostOf(drag.from)
    document.documentElement.dataset['vhDragging'] = 'die'
  }
  drag.ghost.style.translate = `${dx}px ${dy}px`
  const below = document.elementFromPoint(event.clientX, event.clientY)
  mark(drag, below?.closest(WARRIOR) ?? null)
}

/** A copy of the drawing that follows the finger, outside of all that could cut it off or size it. */
function ghostOf(from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect()
  const ghost = document.createElement('div')
  ghost.className = 'vh-bt-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  const place = { left, top, width, height, '--die': width }
  for (const [name, size] of Object.entries(place)) ghost.style.setProperty(name, `${size}px`)
  ghost.append(...[...from.children].map((one) => one.cloneNode(true)))
  document.body.append(ghost)
  return ghost
}

function mark(drag: Drag, over: Element | null): void {
  if (drag.over === over) return
  drag.over?.removeAttribute('data-over')
  over?.setAttribute('data-over', '')
  drag.over = over
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}

/** The sets of dice that may arm a warrior. */
function setsOf(store: TableStore, warrior: Target): readonly string[] {
  return store.getState().answers.flatMap(({ parts: [first, second] }) => {
    return first === warrior && second?.startsWith('dice:') ? readTarget(second).which : []
  })
}

/** Arms a warrior with a set that the die is part of, or says why it does not fit. */
async function drop(
  store: TableStore,
  die: string,
  warrior: Target,
  best: string | undefined,
): Promise<void> {
  const set = setWithDie(setsOf(store, warrior), die, best)
  store.setState({ assembly: NOTHING, candidate: null, whyNot: null })
  await point(store, warrior)
  if (set !== null) return point(store, target.dice(set))
  if (store.getState().assembly.picked.includes(warrior)) await explain(store, target.dice(die))
}
