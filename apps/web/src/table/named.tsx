import type { ReactNode } from 'react'
import './named.css'

interface NamedProps {
  /** All that is to be known of it, for whoever cannot see it. */
  readonly name: string
  /** What is seen: part of it in words, the rest drawn. */
  readonly children: ReactNode
}

/**
 * The inside of something to point at that shows less, or other, words than its full name. The name
 * comes from the content rather than from `aria-label`, so that who speaks to the page can say what
 * is seen. Whatever holds it must be positioned, or the hidden name could widen what scrolls.
 */
export function Named({ name, children }: NamedProps) {
  return (
    <>
      <span className="visually-hidden">{name}</span>
      <span className="named-shown" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
