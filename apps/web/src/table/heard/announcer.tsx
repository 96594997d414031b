import { useEffect, useState } from 'react'
import { wordsNow } from '../../i18n/words.ts'
import { useSettings } from '../../settings/settings.ts'
import { useTableContext } from '../context.tsx'
import { newsOf } from './news.ts'
import { Speech } from './speech.ts'

/**
 * Says to a screen reader, politely, what happens and what is asked. It hears of every change by
 * itself: without motion many of them are drawn as one.
 */
export function Announcer() {
  const { store } = useTableContext()
  const [said, setSaid] = useState({ text: '', count: 0 })
  useEffect(() => {
    const speech = new Speech((text) => setSaid(({ count }) => ({ text, count: count + 1 })))
    const stop = store.subscribe((now, before) => {
      // The screen is passed on: what one of them heard is nobody else's.
      if (now.curtain !== null && before.curtain === null) speech.hush()
      const { told, asked } = newsOf(wordsNow(), before, now)
      if (told.length > 0) speech.tell(told)
      // How one points is nothing to those who type: the question alone.
      if (asked !== null) speech.ask(useSettings.getState().spoken ? asked.slice(0, 1) : asked)
    })
    return () => {
      stop()
      speech.stop()
    }
  }, [store])
  return (
    <div className="visually-hidden announcer" aria-live="polite">
      {/* Each is a thing of its own: what is equal to the last one is said again, too. */}
      <p key={said.count}>{said.text}</p>
    </div>
  )
}
