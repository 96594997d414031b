import { BotIcon } from '../../art/common/icons.tsx'
import { botInWords } from '../../i18n/bot-in-words.ts'
import { useWords } from '../../i18n/words.ts'
import { List } from '../../kit/list.tsx'
import { useTable } from '../context.tsx'
import { useSeatName } from '../seats.ts'

/** Which of those at the table are bots, how well they play, and what they lean to. */
export function BotsHere() {
  const words = useWords()
  const nameOf = useSeatName()
  const seats = useTable((table) => table.info.seats)
  const bots = seats.flatMap(({ plays, character }, seat) =>
    plays === 'person' ? [] : [{ seat, what: botInWords(words, plays, character) }],
  )
  if (bots.length === 0) return null
  return (
    <List
      of={bots}
      by={({ seat }) => seat}
      className="bots-here flow"
      aria-label={words.t('table.bots')}
    >
      {({ seat, what }) => (
        <>
          <BotIcon /> <b>{nameOf(seat)}</b> {what}
        </>
      )}
    </List>
  )
}
