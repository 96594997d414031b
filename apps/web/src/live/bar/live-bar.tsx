import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { LiveTable } from '../live-table.ts'
import { ConnectionNote, useConnectionKey } from './connection-note.tsx'
import { Missed } from './missed.tsx'
import { People } from './people.tsx'
import './live-bar.css'

interface LiveBarProps {
  readonly live: LiveTable
  /** What else one does at a live table: talk, propose. */
  readonly children?: ReactNode
}

/** One line about the people at a live table, and about the connection where it is cut. */
export function LiveBar({ live, children }: LiveBarProps) {
  const { t } = useWords()
  const isCut = useConnectionKey(live) !== null
  return (
    <section className="live-bar row" aria-label={t('live.people')} data-cut={isCut || undefined}>
      {!isCut && <People live={live} />}
      <ConnectionNote live={live} />
      <Missed visit={live.visit} />
      {children}
    </section>
  )
}
