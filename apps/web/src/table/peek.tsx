import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { create } from 'zustand'
import { BookIcon } from '../art/common/icons.tsx'
import { closestTo } from '../frame/closest-to.ts'
import { useWords } from '../i18n/words.ts'
import { GAP } from '../kit/beside.ts'
import { Peek } from '../kit/peek.tsx'
import { useTable } from './context.tsx'
import { pathToRules, rulesOf } from './rules-of.ts'

interface PeekState {
  /** What is being looked at: the name's key. */
  readonly name: string | null
  /** What it was opened from: it is shown beside it, and the focus goes back to it. */
  readonly from: Element | null
  /** Whether it stays when the pointer leaves: then it leads on to the rules. */
  readonly isPinned: boolean
}

const CLOSED: PeekState = { name: null, from: null, isPinned: false }
const usePeekStore = create<PeekState>(() => CLOSED)

function open(name: string, event: SyntheticEvent, isPinned: boolean): void {
  usePeekStore.setState({ name, from: event.currentTarget, isPinned })
}

/** Puts it away; whether there was one. */
export function closePeek(): boolean {
  const { name, from, isPinned } = usePeekStore.getState()
  usePeekStore.setState(CLOSED)
  if (isPinned && (from instanceof HTMLElement || from instanceof SVGElement)) from.focus()
  return name !== null
}

function closeUnlessPinned(): void {
  if (!usePeekStore.getState().isPinned) closePeek()
}

interface PeekProps {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(event: SyntheticEvent): void
  onBlur(): void
  onClick(event: SyntheticEvent): void
  onKeyDown(event: KeyboardEvent): void
}

/** Shows what a name stands for while it is pointed at or focused; a click or Enter pins it. */
export function usePeek(name: string): PeekProps {
  const show = (event: SyntheticEvent) => {
    if (!usePeekStore.getState().isPinned) open(name, event, false)
  }
  const pin = (event: SyntheticEvent) => {
    event.stopPropagation()
    open(name, event, true)
  }
  return {
    onPointerEnter: (event) => {
      if (!isPointedInto(event)) show(event)
    },
    // A mouse may go on into what is shown (WCAG 1.4.13); a finger is lifted.
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== 'mouse') closeUnlessPinned()
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event)
    },
    onBlur: closeUnlessPinned,
    onClick: pin,
    onKeyDown: (event) => {
      if (event.key === 'Enter') pin(event)
    },
  }
}

/** The same for a mark inside of something that is pressed for another reason. */
export function useHoverPeek(name: string): Pick<PeekProps, 'onPointerEnter' | 'onPointerLeave'> {
  const { onPointerEnter, onPointerLeave } = usePeek(name)
  return { onPointerEnter, onPointerLeave }
}

interface Spot {
  readonly clientX: number
  readonly clientY: number
}

function isOver(one: Element | null, { clientX: x, clientY: y }: Spot, margin: number): boolean {
  const box = one?.getBoundingClientRect()
  if (box === undefined) return false
  const isBeside = x >= box.left - margin && x <= box.right + margin
  return isBeside && y >= box.top - margin && y <= box.bottom + margin
}

/** Whether a pointer is in what is shown. It lets presses through, so that it is never in the way. */
function isPointedInto(spot: Spot): boolean {
  return isOver(document.querySelector('.peek-layer'), spot, 0)
}

/** Where the thing looked at is shown: beside the name, inside of the window. */
export function PeekLayer() {
  const { say } = useWords()
  const { name, from, isPinned } = usePeekStore()
  const Shown = useTable(({ board }) => board.Peek)
  useClosing(from, isPinned)
  useGone(from)
  if (name === null || from === null) return null
  return (
    <Peek
      from={from}
      {...(isPinned
        ? { role: 'dialog', 'aria-label': say({ key: plain(name) }) }
        : { role: 'tooltip' })}
    >
      <Shown name={name} />
      {isPinned && <LookUp name={name} from={from} />}
    </Peek>
  )
}

/** A name without where the thing stands: `card.ketil.name@0/2/1`. */
function plain(name: string): string {
  return name.split('@')[0] ?? name
}

interface LookUpProps {
  readonly name: string
  readonly from: Element
}

/** From any term to the rules that speak of it; the focus goes there. */
function LookUp({ name, from }: LookUpProps) {
  const { t, say } = useWords()
  const link = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: pinned from elsewhere it is another one
  useEffect(() => link.current?.focus(), [from])
  const game = useTable(({ info }) => info.game)
  const board = useTable((table) => table.board)
  const view = useTable((table) => table.moment?.view)
  const key = plain(name)
  const rules = rulesOf(key, view === undefined ? [] : board.aid(view), board.rulings)
  return (
    <a
      ref={link}
      className="button peek-rules"
      href={pathToRules(game, rules, say({ key }))}
      target="_blank"
      rel="noreferrer"
    >
      <BookIcon /> {t('table.look-up')}
    </a>
  )
}

/** A press elsewhere puts it away, and so does a pointer that is no longer where it was opened. */
function useClosing(from: Element | null, isPinned: boolean): void {
  useEffect(() => {
    if (from === null) return
    const onPress = (event: globalThis.PointerEvent) => {
      const { target, pointerType } = event
      // A finger that is laid on it and held wants to see it.
      const isHeld = pointerType !== 'mouse' && target instanceof Node && from.contains(target)
      if (!isHeld && closestTo(event, '.peek-layer, .name') === null) closePeek()
    }
    const onMove = (event: globalThis.PointerEvent) => {
      const shown = document.querySelector('.peek-layer')
      const isWithin = [from, shown].some((one) => isOver(one, event, 2 * GAP))
      const isFocused = from.matches(':focus-visible')
      if (!isPinned && !isWithin && !isFocused && event.pointerType === 'mouse') closePeek()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('pointermove', onMove)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('pointermove', onMove)
    }
  }, [from, isPinned])
}

/** What was shown of something that left the table goes with it. */
function useGone(from: Element | null): void {
  const moment = useTable((table) => table.moment)
  // biome-ignore lint/correctness/useExhaustiveDependencies: things leave when something happens
  useEffect(() => {
    if (from?.isConnected === false) closePeek()
  }, [from, moment])
}
