import type { FocusEvent, PointerEvent } from 'react'
import { usePeek } from '../../../table/peek.tsx'
import type { TargetProps } from '../../../table/target.ts'

interface Labelled extends TargetProps {
  readonly 'aria-label': string
}

/** A drawing without words to point at, with its full name; with words: `Named`. */
export function named(props: TargetProps, label: string): Labelled {
  return { ...props, 'aria-label': label }
}

interface Peekable extends TargetProps {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(): void
}

/** A thing to point at that also shows itself large while it is hovered, held or focused. */
export function useTargetPeek(props: TargetProps, name: string): Peekable {
  const peek = usePeek(name)
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = peek
  return { ...props, onPointerEnter, onPointerLeave, onFocus, onBlur }
}
