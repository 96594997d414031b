import { type KeyboardEvent, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { BookIcon } from '../art/common/icons.tsx'
import { useWords } from '../i18n/words.ts'
import { useTable } from './context.tsx'

interface PeekState {
  /** What is being looked at: the name's key. */
  readonly name: string | null
  readonly at: DOMRect | null
  /** Whether it stays when the pointer leaves: then it leads on to the rules. */
  readonly isPinned: boolean
}

const CLOSED: PeekState = { name: null, at: null, isPinned: false }
const usePeekStore = create<PeekState>(() => CLOSED)

function open(name: string, event: SyntheticEvent, isPinned: boolean): void {
  usePeekStore.setState({ name, at: event.currentTarget.getBoundingClientRect(), isPinned })
}

function close(): void {
  usePeekStore.setState(CLOSED)
}

function closeUnlessPinned(): void {
  if (!usePeekStore.getState().isPinned) close()
}

interface PeekProps {
  onPointerEnter(event: SyntheticEvent): void
  onPointerLeave(): void
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
    onPointerEnter: show,
    onPointerLeave: closeUnlessPinned,
    onFocus: show,
    onBlur: closeUnlessPinned,
    onClick: pin,
    onKeyDown: (event) => {
      if (event.key === 'Enter') pin(event)
    },
  }
}

const GAP = 8

/** Where the thing looked at is shown: beside the name, inside of the window. */
export function PeekLayer() {
  const { name, at, isPinned } = usePeekStore()
  const Peek = useTable(({ board }) => board.Peek)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current && at) place(box.current, at)
    if (isPinned) box.current?.querySelector('a')?.focus()
  }, [at, isPinned])
  useClosing(isPinned)
  if (name === null) return null
  return (
    <div ref={box} className="peek-layer" role={isPinned ? 'dialog' : 'tooltip'}>
      <Peek name={name} />
      {isPinned && <LookUp name={name} />}
    </div>
  )
}

/** From any term to the rules that speak of it. */
function LookUp({ name }: { readonly name: string }) {
  const { t, say } = useWords()
  const game = useTable(({ info }) => info.game)
  const query = encodeURIComponent(say({ key: name }))
  return (
    <a
      className="button peek-rules"
      href={`/rules/${game}?q=${query}`}
      target="_blank"
      rel="noreferrer"
    >
      <BookIcon /> {t('table.look-up')}
    </a>
  )
}

/** Esc, or a press anywhere else. */
function useClosing(isPinned: boolean): void {
  useEffect(() => {
    if (!isPinned) return
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const onPress = ({ target }: Event) => {
      if (!(target as Element).closest?.('.peek-layer, .name')) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isPinned])
}

function place(box: HTMLElement, at: DOMRect): void {
  const { width, height } = box.getBoundingClientRect()
  const left = Math.max(GAP, Math.min(at.left, window.innerWidth - width - GAP))
  const below = at.bottom + GAP
  const top = below + height < window.innerHeight ? below : Math.max(GAP, at.top - height - GAP)
  box.style.left = `${left}px`
  box.style.top = `${top}px`
}
