import type { BloodRageEvent, View } from '@meadhall/game-blood-rage'
import { useMemo } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Awards } from '../../../table/ending/awards.tsx'
import { CourseChart } from '../../../table/ending/course-chart.tsx'
import { awardsOf } from './awards.ts'
import { courseOf, leadSince } from './course.ts'
import { type ClanGlory, decisive } from './glory.ts'

interface HowItCameProps {
  readonly view: View
  readonly events: readonly BloodRageEvent[]
  /** From the first to the last. */
  readonly scores: readonly ClanGlory[]
}

/** How the game came out as it did: what decided it, Glory over time, and who did what most. */
export function HowItCame({ view, events, scores }: HowItCameProps) {
  const { t } = useWords()
  const course = useMemo(() => {
    const order = scores.map(({ clan }) => clan)
    return courseOf(events, order)
  }, [events, scores])
  const lines = scores.map(({ clan }, index) => ({
    name: t('table.seat', { seat: `clan.${clan}` }),
    colour: `var(--clan-${clan})`,
    values: course.map(({ glory }) => glory[index] ?? 0),
  }))
  return (
    <>
      <Decisive scores={scores} since={leadSince(course)} />
      <div className="br-how">
        <CourseChart title={t('br.end.course')} lines={lines} />
        <Merits view={view} events={events} />
      </div>
    </>
  )
}

interface DecisiveProps extends Pick<HowItCameProps, 'scores'> {
  readonly since: number
}

/** What brought the winner before the second. Equals have nothing that decided it. */
function Decisive({ scores: [first, second], since }: DecisiveProps) {
  const { t } = useWords()
  const found = first && second && first.total > second.total ? decisive(first, second) : null
  if (!first || !second || !found) return null
  const { source, own, other } = found
  const clans = { clan: `clan.${first.clan}`, second: `clan.${second.clan}` }
  return (
    <p>
      {t('br.end.lead', { ...clans, age: `age.${since}` })}{' '}
      {t('br.end.decisive', { ...clans, source: `source.${source}`, own, other })}
    </p>
  )
}

function Merits({ view, events }: Omit<HowItCameProps, 'scores'>) {
  const { t } = useWords()
  const awards = useMemo(() => {
    const clans = view.clans.map(({ clan }) => clan)
    return awardsOf(events, clans)
  }, [view, events])
  return (
    <Awards
      awards={awards.map(({ name, ...most }) => ({ ...most, title: t(`br.award.${name}`) }))}
    />
  )
}
