import type { ReactNode } from 'react'

/** A sign as a small picture beside text. */
export function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="br-icon" viewBox="0 0 64 64" aria-hidden="true">
      {children}
    </svg>
  )
}
