import { useEffect, useRef } from 'react'
import { CurtainIcon } from '../art/common/icons.tsx'
import { useWords } from '../i18n/words.ts'
import { Button } from '../kit/button.tsx'
import { useTable } from './context.tsx'
import { useSeatName } from './seats.ts'

/** Between two people at one screen: nobody's cards are in the page while this is shown. */
export function CurtainScreen() {
  const { t } = useWords()
  const curtain = useTable((table) => table.curtain)
  const hotSeat = useTable((table) => table.source.hotSeat)
  const nameOf = useSeatName()
  const head = useRef<HTMLHeadingElement>(null)
  // Not on a button: one more Enter of the last one would open the table of the next.
  useEffect(() => head.current?.focus(), [])
  if (curtain === null || hotSeat === undefined) return null
  const { next, last } = curtain
  const isBackPossible = last !== null && !next.includes(last)
  return (
    <section className="curtain" aria-labelledby="curtain-title">
      <CurtainIcon size={96} />
      <h2 id="curtain-title" ref={head} tabIndex={-1}>
        {t('table.curtain.title')}
      </h2>
      <p>{t('table.curtain.text')}</p>
      {next.map((seat) => (
        <Button look="primary" key={seat} data-seat={seat} onClick={() => hotSeat.sitDown(seat)}>
          {t('table.curtain.sit', { name: { literal: nameOf(seat) } })}
        </Button>
      ))}
      {isBackPossible && (
        <Button onClick={() => hotSeat.sitDown(last)}>
          {t('table.curtain.back', { name: { literal: nameOf(last) } })}
        </Button>
      )}
    </section>
  )
}
