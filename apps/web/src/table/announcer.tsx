import type { GameEvent } from '@meadhall/kernel'
import { useMemo } from 'react'
import { useWords } from '../i18n/words.ts'
import { useTable } from './context.tsx'

const NOTHING: readonly GameEvent[] = []

/** Says each event and each question to a screen reader, politely. */
export function Announcer() {
  const { say } = useWords()
  const board = useTable((table) => table.board)
  const fresh = useTable((table) => (table.coming === null ? table.fresh : NOTHING))
  const moment = useTable((table) => table.moment)
  const said = useMemo(() => {
    const events = fresh.flatMap((event) => board.event(event) ?? [])
    const question = moment?.decision ? [board.question(moment.view, moment.decision)] : []
    return [...events, ...question].map(say).join(' ')
  }, [board, fresh, moment, say])
  return (
    <div className="visually-hidden" aria-live="polite">
      {said}
    </div>
  )
}
