import type { Me, NewNoticeTarget, NoticesShown } from '@meadhall/protocol'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'

interface NewPlaceProps {
  readonly me: Me
  readonly notices: NoticesShown
  /** Whether it was added. */
  readonly onAdd: (target: NewNoticeTarget) => Promise<boolean>
}

/** Another place to be told at: a webhook, or by mail where the server sends any. */
export function NewPlace({ me, notices: { channels }, onAdd }: NewPlaceProps) {
  const { t } = useWords()
  const isByMail = channels.includes('email') && me.kind === 'account'
  return (
    <details>
      <summary>{t('notices.more')}</summary>
      <PlaceForm
        label={t('notices.webhook')}
        text={t('notices.webhook.text')}
        type="url"
        onAdd={(url) => onAdd({ channel: 'webhook', place: { url } })}
      />
      {isByMail && (
        <PlaceForm
          label={t('notices.mail')}
          text={t('notices.mail.text')}
          type="email"
          onAdd={(address) => onAdd({ channel: 'email', place: { address } })}
        />
      )}
    </details>
  )
}

interface PlaceFormProps {
  readonly label: string
  readonly text: string
  readonly type: 'url' | 'email'
  readonly onAdd: (value: string) => Promise<boolean>
}

function PlaceForm({ label, text, type, onAdd }: PlaceFormProps) {
  const { t } = useWords()
  const [value, setValue] = useState('')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (await onAdd(value)) setValue('')
  }
  return (
    <form className="times-row flow" onSubmit={(event) => void add(event)}>
      <label className="field times-wide">
        {label}
        <small>{text}</small>
        <input
          className="text-input"
          type={type}
          required
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </label>
      <Button type="submit">{t('notices.add')}</Button>
    </form>
  )
}
