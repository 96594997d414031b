import { useWords } from '../../i18n/words.ts'
import { MyGameRow } from './my-game-row.tsx'
import { type DueDay, dueDay, type Urgent } from './urgency.ts'

const DAYS: readonly DueDay[] = ['today', 'tomorrow', 'later', 'never']

/** Games that wait for oneself, by the day on which one's time is up. */
export function GameDays({ games }: { readonly games: readonly Urgent[] }) {
  const { t } = useWords()
  const now = Date.now()
  const byDay = Map.groupBy(games, ({ due }) => dueDay(due, now))
  const days = DAYS.filter((day) => byDay.has(day))
  return days.map((day) => (
    <section key={day} aria-label={t(`my-games.day.${day}`)}>
      {/* Without any clock there is no day to tell apart. */}
      {(days.length > 1 || day !== 'never') && <h3>{t(`my-games.day.${day}`)}</h3>}
      <ul>
        {byDay.get(day)?.map((one) => (
          <MyGameRow key={one.game.table.id} of={one} />
        ))}
      </ul>
    </section>
  ))
}
