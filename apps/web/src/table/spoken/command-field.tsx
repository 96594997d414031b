import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../../i18n/words.ts'
import type { Talk } from './use-talk.ts'

/** The one field in which everything is typed, and what the table answers. */
export function CommandField({ lines, send }: Talk) {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const hint = useId()
  const title = useId()
  // Whoever comes here types: a screen reader is in its typing mode at once.
  useEffect(() => field.current?.focus(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const input = field.current
    if (input === null) return
    send(input.value)
    input.value = ''
    input.focus()
  }
  return (
    <div className="spoken-talk">
      <form className="spoken-command" onSubmit={onSubmit}>
        <label>
          {t('by-ear.command')}
          <input
            ref={field}
            className="text-input"
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            aria-describedby={hint}
          />
        </label>
        <button type="submit" className="button primary">
          {t('by-ear.send')}
        </button>
        <small id={hint}>{t('by-ear.command.hint')}</small>
      </form>
      <section aria-labelledby={title} className="spoken-reply">
        <h2 id={title} hidden={lines.length === 0}>
          {t('by-ear.reply')}
        </h2>
        <div role="status">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: drawn anew for every reply
            <p key={index}>{line}</p>
          ))}
        </div>
      </section>
    </div>
  )
}
