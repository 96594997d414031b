import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { ChatLine, LiveTable } from '../live-table.ts'
import { useHeard, useOwnPerson } from './use-talk.ts'

/** All that was said, the last in sight. */
export function Said({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const lines = useHeard(live)
  const own = useOwnPerson(live)
  const box = useRef<HTMLDivElement>(null)
  const last = lines.at(-1)?.n
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys
    <div className="talk-said" ref={box} role="log" aria-label={t('live.talk.said')} tabIndex={0}>
      {lines.length === 0 && <p className="talk-nothing soft">{t('live.talk.nothing')}</p>}
      <ol>
        {lines.map((line) => (
          <Line key={line.n} line={line} isOwn={line.person === own} />
        ))}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly line: ChatLine
  readonly isOwn: boolean
}

function Line({ line, isOwn }: LineProps) {
  const { t, say, locale } = useWords()
  const { at, seat, name, text, phrase } = line
  const time = new Date(at)
  return (
    <li data-own={isOwn || undefined}>
      <span className="talk-by soft">
        <b>{isOwn ? t('live.talk.you') : name}</b>
        {seat === null && <small>{t('live.talk.watches')}</small>}
        <time dateTime={time.toISOString()} title={time.toLocaleString(locale)}>
          {time.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}
        </time>
      </span>
      <span className="talk-text">
        {phrase === undefined ? text : say({ key: `phrase.${phrase}` })}
      </span>
    </li>
  )
}
