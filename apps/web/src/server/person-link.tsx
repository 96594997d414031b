import type { ReactNode } from 'react'
import { useWords } from '../i18n/words.ts'

interface PersonLinkProps {
  readonly id: string
  readonly children: ReactNode
}

/** Leads to somebody's profile, beside the table: nobody loses their place at it. */
export function PersonLink({ id, children }: PersonLinkProps) {
  const { t } = useWords()
  return (
    <a className="person-link" href={`/people/${id}`} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> {t('app.new-window')}</span>
    </a>
  )
}
