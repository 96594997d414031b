import type { Outcome } from '@meadhall/kernel'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'
import { placeOf } from './standing.ts'

/**
 * The place of who looks on. `null` for who has won, who only watched, and where several shared the
 * screen: then who won is the headline. Allies have one place together.
 */
export function useHeadline(outcome: Outcome, allies = 1): string | null {
  const { t } = useWords()
  const viewer = useTable(({ moment, source }) => {
    return source.hotSeat === undefined ? (moment?.viewer ?? null) : null
  })
  const { winners, scores } = outcome
  if (viewer === null || winners.includes(viewer)) return null
  const place = Math.ceil(placeOf(outcome, viewer) / allies)
  return t('table.ending.place', { place, count: scores.length / allies })
}
