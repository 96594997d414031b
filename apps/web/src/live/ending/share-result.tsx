import { useState } from 'react'
import { CheckIcon, DownloadIcon, ShareIcon } from '../../art/common/icons.tsx'
import { gameKey } from '../../i18n/game-words.ts'
import { personInWords } from '../../i18n/person-in-words.ts'
import { useWords, type Words } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import type { Moment } from '../../sources/source.ts'
import { useTable } from '../../table/context.tsx'
import { placeOf, ranking } from '../../table/ending/standing.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { type ResultFacts, resultPicture } from './result-picture.ts'

/** A picture of the result and a link to the table, by the system's own sheet where there is one. */
export function ShareResult({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const facts = useFacts(live)
  const link = `${location.origin}/tables/${live.id}`
  const [done, setDone] = useState<'picture' | 'link' | null>(null)
  if (facts === null) return null
  const sharePicture = async () => {
    await handOver(await resultPicture(facts), facts.title, link)
    setDone('picture')
  }
  const shareLink = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setDone('link')
    } catch {
      // No clipboard here: the address bar has the link.
    }
  }
  return (
    <>
      <Button onClick={() => void sharePicture()}>
        {done === 'picture' ? <CheckIcon /> : <DownloadIcon />} {t('live.ending.picture')}
      </Button>
      <Button onClick={() => void shareLink()}>
        {done === 'link' ? <CheckIcon /> : <ShareIcon />}{' '}
        {t(done === 'link' ? 'live.ending.link.copied' : 'live.ending.link')}
      </Button>
    </>
  )
}

/** By the system's sheet, or as a file where there is none. */
async function handOver(picture: Blob, title: string, link: string): Promise<void> {
  const file = new File([picture], 'meadhall.png', { type: picture.type })
  const data = { title, url: link, files: [file] }
  if (navigator.canShare?.(data)) {
    // Whoever closes the sheet has changed their mind.
    await navigator.share(data).catch(() => undefined)
    return
  }
  const address = URL.createObjectURL(picture)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = file.name
  anchor.click()
  URL.revokeObjectURL(address)
}

/** What the picture shows; `null` where there was no result. */
function useFacts(live: LiveTable): ResultFacts | null {
  const words = useWords()
  const table = useLive(live, (state) => state.table)
  const outcome = useTable(({ moment }) => moment?.outcome ?? null)
  const view = useTable(({ moment }) => moment?.view)
  const board = useTable((state) => state.board)
  if (table === null || outcome === null || view === undefined) return null
  const { t, locale } = words
  const nameOf = (seat: number) => {
    const person = table.seats[seat]?.person ?? null
    return person === null ? words.say(board.seat(view, seat)) : personInWords(words, person)
  }
  return {
    title: t(gameKey(table.game)),
    rows: rowsOf(words, outcome, nameOf),
    day: new Date(table.ended ?? table.created).toLocaleDateString(locale, { dateStyle: 'long' }),
    signature: t('app.title'),
  }
}

type Result = NonNullable<Moment['outcome']>

function rowsOf(
  { locale }: Words,
  outcome: Result,
  nameOf: (seat: number) => string,
): ResultFacts['rows'] {
  const number = new Intl.NumberFormat(locale)
  return ranking(outcome).map((seat) => ({
    place: `${placeOf(outcome, seat)}.`,
    name: nameOf(seat),
    score: number.format(outcome.scores[seat] ?? 0),
    hasWon: outcome.winners.includes(seat),
  }))
}
