import { useId, useState } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { accountApi } from '../../server/account-api.ts'
import { FailureNote } from '../../server/failure-note.tsx'
import { useDoing } from '../../server/use-doing.ts'

/** The links to one's seats, which play for one whoever has them: ended all at once. */
export function SeatLinks() {
  const { t } = useWords()
  const { isBusy, failure, run } = useDoing()
  const [isEnded, setEnded] = useState(false)
  const title = useId()
  const end = () =>
    run(async () => {
      await accountApi.endLinks()
      setEnded(true)
    })
  return (
    <section className="board-panel" aria-labelledby={title}>
      <h2 id={title}>{t('account.links')}</h2>
      <p>{t('account.links.text')}</p>
      <p>
        <Button aria-disabled={isBusy} onClick={() => void end()}>
          {t('account.links.end')}
        </Button>
      </p>
      <p role="status">{isEnded && t('account.links.ended')}</p>
      <FailureNote text={failure} />
    </section>
  )
}
