import type { MouseEvent } from 'react'
import { useWords } from '../../i18n/words.ts'
import { roundOfOpen } from './open-things.ts'

/** Past everything that is only to be read, to what may be chosen; while nothing may, to the board. */
export function SkipLink() {
  const { t } = useWords()
  const skip = (event: MouseEvent) => {
    const [first] = roundOfOpen()
    if (first === undefined) return
    event.preventDefault()
    first.focus()
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to the board that may lead closer
    <a className="skip-link" href="#main" onClick={skip}>
      {t('table.skip-link')}
    </a>
  )
}
