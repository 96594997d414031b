import { useCallback, useEffect, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { type PushState, pushState, turnPushOn } from '../../notices/push.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'

/** Notices in this browser: a button, or why there is none. */
export function PushHere({ onChange }: { readonly onChange: () => void }) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [state, setState] = useState<PushState | null>(null)
  const look = useCallback(() => {
    pushState().then(setState, () => setState('unable'))
  }, [])
  useEffect(look, [look])
  const turnOn = async () => {
    if (await run(turnPushOn)) onChange()
    look()
  }
  if (state === null) return null
  if (state !== 'off') return <p className="soft">{t(`notices.push.${state}`)}</p>
  return (
    <p>
      <Button look="primary" aria-disabled={isBusy} onClick={() => void turnOn()}>
        {t('notices.push.here')}
      </Button>
      <FailureNote text={failure} />
    </p>
  )
}
