import { assertNever } from '@meadhall/kernel'
import type { UiKey } from '../../i18n/words.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable } from '../../table/context.tsx'
import { type LiveState, type LiveTable, useLive } from '../live-table.ts'

/** What is to be said of the connection; `null` while all is well. */
export function connectionKey(
  { line, goodbye, problem }: Pick<LiveState, 'line' | 'goodbye' | 'problem'>,
  isSending: boolean,
): UiKey | null {
  switch (line) {
    case 'connected':
      return goodbye === 'signed-out' ? 'live.line.signed-out' : null
    case 'ended':
      return endedKey(goodbye, problem)
    case 'connecting':
    case 'lost':
      if (isSending) return 'live.line.kept'
      return goodbye === 'restart' ? 'live.line.restart' : 'live.line.lost'
    default:
      return assertNever(line)
  }
}

function endedKey(goodbye: LiveState['goodbye'], problem: LiveState['problem']): UiKey {
  if (goodbye === 'replaced' || goodbye === 'gone') return `live.line.${goodbye}`
  if (problem === 'version') return 'live.line.version'
  return problem === 'unauthenticated' ? 'live.line.signed-out' : 'live.line.ended'
}

/** Says quietly how the connection stands where it does not stand well. */
export function ConnectionNote({ live }: { readonly live: LiveTable }) {
  const { t } = useWords()
  const key = useConnectionKey(live)
  const isEnded = useLive(live, ({ line }) => line === 'ended')
  return (
    <p className="live-line row" role="status">
      {key !== null && <span>{t(key)}</span>}
      {isEnded && <Button onClick={() => location.reload()}>{t('app.retry')}</Button>}
    </p>
  )
}

export function useConnectionKey(live: LiveTable): UiKey | null {
  const line = useLive(live, (state) => state.line)
  const goodbye = useLive(live, (state) => state.goodbye)
  const problem = useLive(live, (state) => state.problem)
  const isSending = useTable((table) => table.isSending)
  return connectionKey({ line, goodbye, problem }, isSending)
}
