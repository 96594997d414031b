import type { RatingChange } from '@meadhall/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { api } from '../../server/api.ts'
import { useSeatName } from '../../table/seats.ts'
import type { LiveTable } from '../live-table.ts'
import { changeText } from './rating-text.ts'

/** What a rated game did to everybody's rating, each with its uncertainty. */
export function Ratings({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const changes = useChanges(live)
  if (changes === null) return <p className="soft">{t('live.ending.ratings.soon')}</p>
  if (changes.length === 0) return <p className="soft">{t('live.ending.ratings.none')}</p>
  return (
    <table className="live-ratings">
      <caption>{t('live.ending.ratings')}</caption>
      <tbody>
        {changes.map((change) => (
          <Row key={change.seat} change={change} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ change }: { readonly change: RatingChange }) {
  const { t, locale } = useWords()
  const nameOf = useSeatName()
  const { before, after, gain } = changeText(change, locale)
  const shown = ({ middle, range }: typeof before) =>
    t('live.ending.rating', { middle: { literal: middle }, range: { literal: range } })
  return (
    <tr>
      <th scope="row">{nameOf(change.seat)}</th>
      <td>{shown(before)}</td>
      <td aria-hidden="true">→</td>
      <td>{shown(after)}</td>
      <td>
        <b>{gain}</b>
      </td>
    </tr>
  )
}

const TRIES = 10
const WAIT_MS = 1_000

/** Ratings are settled soon after the end; `null` until then, empty where none came. */
function useChanges(live: LiveTable): readonly RatingChange[] | null {
  const [changes, setChanges] = useState<readonly RatingChange[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async (tries: number) => {
      const found = await api.ratingChanges(live.id).catch(() => [])
      if (isGone) return
      if (found.length > 0 || tries === 0) setChanges(found)
      else timer = setTimeout(() => void look(tries - 1), WAIT_MS)
    }
    void look(TRIES)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [live])
  return changes
}
