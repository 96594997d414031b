import { PHRASES, type Phrase, type Refusal } from '@meadhall/protocol'
import { type FormEvent, useId, useRef, useState } from 'react'
import { TalkIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { List } from '../../kit/list.tsx'
import { beSomebody, nameAtFirst } from '../../server/me.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { say, sayPhrase, useOwnPerson } from './use-talk.ts'

interface SayFormProps {
  readonly live: LiveTable
  readonly onRefused: (refused: Refusal | null) => void
}

const MOST_LETTERS = 500

/** Where one writes; a stranger says first who they are. */
export function SayForm(props: SayFormProps) {
  return useOwnPerson(props.live) === null ? (
    <NameForm live={props.live} />
  ) : (
    <WriteForm {...props} />
  )
}

function WriteForm({ live, onRefused }: SayFormProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const isConnected = useLive(live, ({ line }) => line === 'connected')
  const [isSending, setSending] = useState(false)
  const send = async (said: () => Promise<Refusal | null>): Promise<boolean> => {
    if (isSending) return false
    setSending(true)
    const refused = await said()
    setSending(false)
    onRefused(refused)
    return refused === null
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // What was refused stays to be sent again.
    if (text.trim() !== '') void send(() => say(live, text)).then((isSaid) => isSaid && setText(''))
  }
  return (
    <>
      <Phrases onSay={(phrase) => void send(() => sayPhrase(live, phrase))} />
      <form className="talk-form flow tight" onSubmit={onSubmit}>
        <input
          className="text-input"
          aria-label={t('live.talk.write')}
          placeholder={t('live.talk.write')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" aria-disabled={isSending || !isConnected}>
          {t('live.talk.send')}
        </Button>
      </form>
    </>
  )
}

/** What is said most often, by one click, in everybody's own language. */
function Phrases({ onSay }: { readonly onSay: (phrase: Phrase) => void }) {
  const { t, say: speak } = useWords()
  const box = useRef<HTMLDetailsElement>(null)
  const choose = (phrase: Phrase) => {
    onSay(phrase)
    box.current?.removeAttribute('open')
    box.current?.querySelector('summary')?.focus()
  }
  return (
    <details className="talk-phrases" ref={box}>
      <summary>
        <TalkIcon /> {t('live.talk.phrases')}
      </summary>
      <List of={PHRASES} by={(phrase) => phrase}>
        {(phrase) => (
          <Button onClick={() => choose(phrase)}>{speak({ key: `phrase.${phrase}` })}</Button>
        )}
      </List>
    </details>
  )
}

/** The server knows who speaks from the connection's beginning: it is made anew. */
function NameForm({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const field = useId()
  const [name, setName] = useState(nameAtFirst)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void beSomebody(name).then(() => live.renew())
  }
  return (
    <form className="talk-form flow tight" onSubmit={onSubmit}>
      <label htmlFor={field}>{t('live.talk.name')}</label>
      <input
        id={field}
        className="text-input"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{t('live.talk.come')}</Button>
    </form>
  )
}
