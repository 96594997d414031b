import { type FormEvent, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { Each } from '../../kit/each.tsx'
import { useTable } from '../context.tsx'
import { useFocusKept } from './use-focus-kept.ts'
import type { Answered, Talk } from './use-talk.ts'

/** Nothing that can be said is longer. */
const LONGEST = 200

/** The one field in which everything is typed, and what the table answers. */
export function CommandField({ answered, send }: Talk) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const hint = useId()
  const question = useTable((table) => table.moment?.question ?? null)
  // What one types is about what was asked when one began.
  const begunAt = useRef<number | null>(null)
  useFocusKept(field)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    if (input === null) return
    send(input.value, input.value === '' ? question : begunAt.current)
    input.value = ''
    input.focus()
  }
  const onInput = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    if (value.length <= 1) begunAt.current = question
  }
  return (
    <div className="spoken-talk">
      <form className="spoken-command row wrap" onSubmit={onSubmit}>
        <label>
          {t('by-ear.command')}
          <input
            ref={field}
            className="text-input"
            type="text"
            maxLength={LONGEST}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            aria-describedby={hint}
            onInput={onInput}
          />
        </label>
        <Button type="submit" look="primary">
          {t('by-ear.send')}
        </Button>
        <small id={hint}>{t('by-ear.command.hint')}</small>
      </form>
      <ReplyBox {...answered} />
    </div>
  )
}

/** What the table answered last. */
function ReplyBox({ lines, count }: Answered) {
  const { t } = useWords()
  const title = useId()
  return (
    <section aria-labelledby={title} className="spoken-reply">
      <h2 id={title} hidden={lines.length === 0}>
        {t('by-ear.reply')}
      </h2>
      <div role="status">
        {/* Each is a thing of its own: what is equal to the last one is said again, too. */}
        <div key={count}>
          <Each of={lines}>{(line) => <p>{line}</p>}</Each>
        </div>
      </div>
    </section>
  )
}
