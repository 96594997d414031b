import { remaining, type Target } from '../../table/assembly.ts'
import type { TableState } from '../../table/table-store.ts'

/** What may be pointed at next to go on with an answer. */
export function nextTargets({
  answers,
  assembly,
}: Pick<TableState, 'answers' | 'assembly'>): ReadonlySet<Target> {
  const at = assembly.picked.length
  const next = remaining(answers, assembly).map(({ parts }) => parts[at] ?? '')
  return new Set(next.filter((target) => target !== '' && !target.startsWith('do:')))
}

/** Whether something of that can be pointed at on the board alone. */
export function needsBoard(targets: ReadonlySet<Target>, table: ParentNode): boolean {
  return [...targets].some((target) => {
    const places = [...table.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]
    return places.length > 0 && places.every((one) => one.closest('.table-stage') !== null)
  })
}
