import type { AnyRules } from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'
import { useMemo } from 'react'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../../table/context.tsx'
import { useSeatName } from '../../table/seats.ts'
import { publicQuestion } from './public-question.ts'

/** Whose turn it is and what they are asked, in one line to be read from afar. */
export function ScreenLine({ rules }: { readonly rules: AnyRules }) {
  const { t, say } = useWords()
  const nameOf = useSeatName()
  const moment = useTable((table) => table.moment)
  const question = useQuestionAloud(rules)
  if (moment === null) return null
  if (moment.outcome !== null) return <Line>{t('table.banner.over')}</Line>
  const seats = [...new Set(moment.open.map(({ seat }) => seat))]
  if (seats.length === 0) return <Line>{t('table.banner.going')}</Line>
  const names = { literal: seats.map(nameOf).join(', ') }
  if (question === null) return <Line>{t('screen.waits', { names })}</Line>
  return (
    <Line>
      <b>{t('screen.asked', { names })}</b> <q>{say(question)}</q>
    </Line>
  )
}

function Line({ children }: { readonly children: React.ReactNode }) {
  return (
    <p className="screen-line" role="status">
      {children}
    </p>
  )
}

/** The one question that is open; `null` where several are, or where it tells something hidden. */
function useQuestionAloud(rules: AnyRules): Sayable | null {
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  return useMemo(() => {
    if (moment === null) return null
    const asked = moment.open.map((one) => publicQuestion(rules, board, moment.view, one))
    const [first = null] = asked
    return asked.every((one) => JSON.stringify(one) === JSON.stringify(first)) ? first : null
  }, [rules, board, moment])
}
