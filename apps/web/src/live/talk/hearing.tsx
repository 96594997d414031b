import type { Refusal } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { PersonLink } from '../../server/person-link.tsx'
import { type LiveTable, useLive } from '../live-table.ts'
import { othersAt, type Talker } from './talk.ts'
import { mute, useOwnPerson } from './use-talk.ts'

interface HearingProps {
  readonly live: LiveTable
  readonly onRefused: (refused: Refusal | null) => void
}

/** Whom one hears: each can be silenced for oneself, and be heard again. */
export function Hearing({ live, onRefused }: HearingProps) {
  const { t } = useWords()
  const table = useLive(live, (state) => state.table)
  const chat = useLive(live, (state) => state.chat)
  const muted = useLive(live, (state) => state.muted)
  const own = useOwnPerson(live)
  const others = othersAt(table, chat, own)
  if (own === null || others.length === 0) return null
  return (
    <details className="talk-hearing">
      <summary>
        {t('live.talk.hearing')}
        {muted.length > 0 && <small> {t('live.talk.muted', { count: muted.length })}</small>}
      </summary>
      <ul>
        {others.map((other) => (
          <Other
            key={other.id}
            other={other}
            isMuted={muted.includes(other.id)}
            onMute={(on) => void mute(live, other.id, on).then(onRefused)}
          />
        ))}
      </ul>
    </details>
  )
}

interface OtherProps {
  readonly other: Talker
  readonly isMuted: boolean
  readonly onMute: (on: boolean) => void
}

function Other({ other: { id, name }, isMuted, onMute }: OtherProps) {
  const { t } = useWords()
  const key = isMuted ? 'live.talk.unmute' : 'live.talk.mute'
  return (
    <li>
      <PersonLink id={id}>{name}</PersonLink>
      <Button onClick={() => onMute(!isMuted)}>
        {t(key)} <span className="visually-hidden">{name}</span>
      </Button>
    </li>
  )
}
