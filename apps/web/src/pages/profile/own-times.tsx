import { useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useVisitor } from '../../server/use-visitor.ts'
import { AwayForm } from './away-form.tsx'
import { NoticeSettings } from './notice-settings.tsx'

/** When somebody is away, and how they are told that a game waits for them. */
export function OwnTimes() {
  const { t } = useWords()
  const me = useVisitor()
  const section = useRef<HTMLElement>(null)
  const title = useId()
  // The page is drawn after the browser has looked for the place.
  useEffect(() => {
    if (location.hash === '#times') section.current?.scrollIntoView()
  }, [])
  if (me == null) return null
  return (
    <section className="board-panel own-times" id="times" ref={section} aria-labelledby={title}>
      <h2 id={title}>{t('times.title')}</h2>
      <NoticeSettings me={me} />
      <AwayForm me={me} />
    </section>
  )
}
