import { useEffect, useState } from 'react'
import { useAreas } from '../i18n/use-areas.ts'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { type LiveTable, useLive } from '../live/live-table.ts'
import { FailureNote } from '../server/failure-note.tsx'
import { useDoing } from '../server/use-doing.ts'
import { pushState, turnPushOn } from './push.ts'
import './push-offer.css'

/** Who said "not now" is not asked again in this browser: the profile has the same switch. */
const ASKED_KEY = 'meadhall.push.asked'

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED_KEY) !== null
  } catch {
    return true
  }
}

function noteAsked(): void {
  try {
    localStorage.setItem(ASKED_KEY, '1')
  } catch {
    // A private window asks once more the next time.
  }
}

/** Offers notices once somebody has answered at a slow table: from then on they wait for others. */
export default function PushOffer({ live }: { readonly live: LiveTable }) {
  const isSlow = useLive(live, ({ table }) => table?.tempo.kind === 'slow')
  const isDue = useWaiting(live)
  const [isGone, setGone] = useState(wasAsked)
  if (!isSlow || !isDue || isGone) return null
  const done = () => {
    noteAsked()
    setGone(true)
  }
  return <Offer onDone={done} />
}

/** Whether this seat has answered here, and nobody waits for it now: the question comes first. */
function useWaiting(live: LiveTable): boolean {
  const [has, setHas] = useState(false)
  const [isAsked, setAsked] = useState(true)
  useEffect(
    () =>
      live.listen((message) => {
        const { seat } = live.store.getState()
        const isOwn = message.type === 'step' && message.by === seat && !message.standIn
        if (isOwn) setHas(true)
        const { asked, outcome } = live.seen ?? { asked: null, outcome: null }
        setAsked(asked !== null || outcome !== null)
      }),
    [live],
  )
  return has && !isAsked
}

function Offer({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const isSpoken = useAreas('people', 'refusals')
  const [isAble, setAble] = useState(false)
  useEffect(() => {
    pushState().then(
      (state) => setAble(state === 'off'),
      () => undefined,
    )
  }, [])
  if (!isSpoken || !isAble) return null
  const turnOn = async () => {
    if (await run(turnPushOn)) onDone()
  }
  return (
    <Notice as="aside" className="push-offer" aria-label={t('notices.offer.title')}>
      <p>{t('notices.offer')}</p>
      <FailureNote text={failure} />
      <div className="button-row">
        <Button look="primary" aria-disabled={isBusy} onClick={() => void turnOn()}>
          {t('notices.offer.yes')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('notices.offer.no')}
        </Button>
      </div>
    </Notice>
  )
}
