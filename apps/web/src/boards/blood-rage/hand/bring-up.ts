import { type RefObject, useEffect, useRef } from 'react'
import { useDecision } from '../answers/reading.ts'

/** Where the page scrolls, what is asked for comes into sight with the question. */
export function useBringUp<E extends Element>(isAsked: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  const question = useDecision()?.id ?? null
  useEffect(() => {
    if (isAsked && question !== null) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isAsked, question])
  return element
}
