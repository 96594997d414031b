import type { FocusEvent, PointerEvent } from 'react'
import { usePeek } from './peek.tsx'
import type { TargetProps } from './target.ts'

interface Peekable extends TargetProps {
  onPointerEnter(event: PointerEvent): void
  onPointerLeave(event: PointerEvent): void
  onFocus(event: FocusEvent): void
  onBlur(): void
}

/** A thing to point at that also shows itself large while it is hovered, held or focused. */
export function useTargetPeek(props: TargetProps, name: string): Peekable {
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = usePeek(name)
  return { ...props, onPointerEnter, onPointerLeave, onFocus, onBlur }
}
