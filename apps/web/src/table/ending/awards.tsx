import { useWords } from '../../i18n/words.ts'
import { useSeatName } from '../seats.ts'
import type { Most } from './standing.ts'
import './course-chart.css'

interface AwardsProps {
  /** What they are called, each with those who have earned it. */
  readonly awards: readonly (Most & { readonly title: string })[]
}

/** Who did the most of something, and how much that was. */
export function Awards({ awards }: AwardsProps) {
  const { t, locale } = useWords()
  const nameOf = useSeatName()
  const names = new Intl.ListFormat(locale)
  if (awards.length === 0) return null
  return (
    <section className="awards">
      <h3>{t('table.ending.awards')}</h3>
      <ul>
        {awards.map(({ title, seats, count }) => (
          <li key={title}>
            <span>
              {title}: {count}
            </span>
            <b>{names.format(seats.map(nameOf))}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
