import { useEffect } from 'react'
import { ScreenIcon, SkipIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable, useTableContext } from '../../table/context.tsx'

const SHORT_MS = 120

/** Something is played on the big screen: one looks up, and nothing is told here before it is over. */
export function LookUp() {
  const { t } = useWords()
  const { pacer } = useTableContext()
  const isScene = useTable(({ scenes }) => scenes.length > 0)
  const isComing = useTable(({ coming }) => coming !== null)
  const isUp = isScene || isComing
  useEffect(() => {
    // Not every device can, nor does every browser let a page; the words say it too.
    if (isUp) navigator.vibrate?.(SHORT_MS)
  }, [isUp])
  return (
    <section className="look-up" aria-label={t('round.screen')} data-up={isUp || undefined}>
      <ScreenIcon size={72} />
      <strong role="status">{isUp && t('round.look-up')}</strong>
      <Button onClick={() => pacer.hurry()}>
        <SkipIcon /> {t('round.go-on')}
      </Button>
    </section>
  )
}
