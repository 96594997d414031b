import type { Seat } from '@meadhall/kernel'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../context.tsx'
import { HintButton } from '../counsel/hint-button.tsx'
import { useSeatName } from '../seats.ts'
import { Sentence } from '../sentence.tsx'
import { type Asked, useAsked } from './asked.ts'
import './banner.css'

/** Whose decision it is and what it is, in one sentence. */
export function Banner() {
  const { t } = useWords()
  const moment = useTable((table) => table.moment)
  const asked = useAsked()
  if (moment === null) return null
  const { outcome, open } = moment
  if (outcome !== null) return <Line mood="over">{t('table.banner.over')}</Line>
  if (asked === null) return <Waiting seats={open.map(({ seat }) => seat)} />
  return <Question {...asked} />
}

function Question({ question, hint }: Asked) {
  return (
    <Line mood="yours">
      <span className="banner-text">
        <strong>
          <Sentence message={question} />
        </strong>
        {hint && (
          <small>
            <Sentence message={hint} />
          </small>
        )}
      </span>
      <HintButton />
    </Line>
  )
}

function Waiting({ seats }: { readonly seats: readonly Seat[] }) {
  const { t } = useWords()
  const nameOf = useSeatName()
  const [first, ...others] = [...new Set(seats)]
  if (first === undefined) return <Line mood="others">{t('table.banner.going')}</Line>
  const key = others.length === 0 ? 'table.banner.waiting' : 'table.banner.waiting-several'
  return (
    <Line mood="others">
      {t(key, { name: { literal: nameOf(first) }, count: others.length + 1 })}
    </Line>
  )
}

function Line({ mood, children }: { readonly mood: string; readonly children: React.ReactNode }) {
  return (
    // The focus rests here while there is nothing to choose.
    <div className="banner" data-mood={mood} data-rest tabIndex={-1}>
      {children}
    </div>
  )
}
