import type { Sayable } from '@meadhall/words'
import { useMemo } from 'react'
import { openTargets } from '../assembly.ts'
import { useTable } from '../context.tsx'
import type { TableState } from '../table-store.ts'

/** What the viewer is asked now, and what helps to answer it. */
export interface Asked {
  readonly question: Sayable
  readonly hint: Sayable | null
}

type Asking = Pick<TableState, 'board' | 'moment' | 'answers' | 'assembly' | 'candidate'>

/** The question as it stands in the midst of a choice; `null` where nothing is asked. */
export function askedNow({ board, moment, answers, assembly, candidate }: Asking): Asked | null {
  if (!moment?.decision) return null
  const { view, decision } = moment
  if (candidate !== null) return { question: { key: 'table.banner.confirm' }, hint: null }
  const { picked, held } = assembly
  if (picked.length === 0 && held === null)
    return { question: board.question(view, decision), hint: board.hint(view, decision) }
  const open = openTargets(answers, assembly)
  return { question: board.step(view, decision, { picked, held, open }), hint: null }
}

export function useAsked(): Asked | null {
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const answers = useTable((table) => table.answers)
  const assembly = useTable((table) => table.assembly)
  const candidate = useTable((table) => table.candidate)
  return useMemo(
    () => askedNow({ board, moment, answers, assembly, candidate }),
    [board, moment, answers, assembly, candidate],
  )
}
