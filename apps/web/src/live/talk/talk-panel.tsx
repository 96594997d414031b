import type { Refusal } from '@meadhall/protocol'
import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { whoAmI } from '../../server/me.ts'
import { type LiveTable, useLive } from '../live-table.ts'
import { refusedText } from '../refused-text.ts'
import { Hearing } from './hearing.tsx'
import { Said } from './said.tsx'
import { SayForm } from './say-form.tsx'
import { isKeptFromPlayers } from './talk.ts'
import { useReading } from './use-talk.ts'
import './talk.css'

/** What is said at a table: at a game, before it and after it. Fills the box it is given. */
export function TalkPanel({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const [refused, setRefused] = useState<Refusal | null>(null)
  useReading(live)
  useEffect(() => {
    // Where the server does not answer, one who watches stays a stranger.
    whoAmI().catch(() => undefined)
  }, [])
  return (
    <section className="talk" aria-label={t('live.talk')}>
      <Hearing live={live} onRefused={setRefused} />
      <Said live={live} />
      <Remark live={live} refused={refused} />
      <SayForm live={live} onRefused={setRefused} />
    </section>
  )
}

interface RemarkProps {
  readonly live: LiveTable
  readonly refused: Refusal | null
}

/** Why something was not said; else who will read it. */
function Remark({ live, refused }: RemarkProps) {
  const { t, say } = useWords()
  const isKept = useLive(live, ({ table, seat }) => {
    return table !== null && isKeptFromPlayers(table.phase, seat)
  })
  return (
    <>
      <p className="talk-refused" role="alert">
        {refused && refusedText(say, refused)}
      </p>
      {isKept && <p className="talk-note soft">{t('live.talk.kept')}</p>}
    </>
  )
}
