import { memo, useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Each } from '../../kit/each.tsx'
import type { LogEntry } from '../../sources/source.ts'
import { useTable } from '../context.tsx'
import { WhyButton } from '../counsel/why-button.tsx'
import { FocusGroup } from '../keyed/focus-group.tsx'
import { Sentence } from '../sentence.tsx'

/** What happened, in sentences; what came after the viewer's last own action is marked. */
export function Log() {
  const { t } = useWords()
  const log = useTable((table) => table.log)
  const ownStep = useTable((table) => table.ownStep)
  const shown = useTable((table) => table.moment?.step ?? 0)
  const box = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = box.current
    const current = list?.querySelector(`[data-step="${shown}"]`)
    if (list && current) list.scrollTop = (current as HTMLElement).offsetTop - list.clientHeight / 2
  }, [shown])
  return (
    <FocusGroup
      label={t('table.log')}
      className="log-box"
      stops=".name[data-name], .jump, .why-bot"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys */}
      <ol ref={box} className="log" tabIndex={0}>
        {log.map((entry) => (
          <Entry
            key={entry.step}
            entry={entry}
            isNew={entry.step > ownStep && entry.step <= shown && ownStep > 0}
            isAhead={entry.step > shown}
          />
        ))}
      </ol>
    </FocusGroup>
  )
}

interface EntryProps {
  readonly entry: LogEntry
  readonly isNew: boolean
  readonly isAhead: boolean
}

/** Drawn once: what happened does not change, and there are hundreds of these. */
const Entry = memo(function Entry({ entry, isNew, isAhead }: EntryProps) {
  const { t } = useWords()
  const board = useTable((table) => table.board)
  const sentences = entry.events.flatMap((event) => board.event(event) ?? [])
  if (sentences.length === 0 && entry.returns === 0) return null
  return (
    <li
      data-step={entry.step}
      data-by={entry.by}
      data-new={isNew || undefined}
      data-ahead={isAhead || undefined}
    >
      {isNew && <span className="visually-hidden">{t('table.log.new')}</span>}
      <Jump step={entry.step} />
      <Each of={sentences}>
        {(message) => (
          <p>
            <Sentence message={message} />
          </p>
        )}
      </Each>
      <WhyButton step={entry.step} />
      {entry.returns > 0 && <Returns count={entry.returns} />}
    </li>
  )
})

/** Whoever took back freely from here finds it said. */
function Returns({ count }: { readonly count: number }) {
  const { t } = useWords()
  return <p className="returns">{t('table.log.returns', { count })}</p>
}

/** In a recording every line leads to its moment. */
function Jump({ step }: { readonly step: number }) {
  const { t } = useWords()
  const tape = useTable((table) => table.source.tape)
  if (tape === undefined) return null
  return (
    <button
      type="button"
      className="jump"
      aria-label={t('table.log.jump', { step })}
      onClick={() => tape.seek(step)}
    >
      {step}
    </button>
  )
}
