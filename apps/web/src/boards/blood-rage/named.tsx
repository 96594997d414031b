import type { ReactNode } from 'react'

interface NamedProps {
  /** What a screen reader says in place of what is shown. */
  readonly label: string
  readonly children: ReactNode
}

/** The inside of a button whose full name is longer than what fits on it. */
export function Named({ label, children }: NamedProps) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <span className="br-shown" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
