import type { Decision } from '@meadhall/kernel'
import type { OrderWish } from '@meadhall/protocol'
import { useWords } from '../../i18n/words.ts'
import { useTable } from '../../table/context.tsx'

/** What somebody left word of, in a sentence. */
export function useOrderText(): (wish: OrderWish) => string {
  const { t, say } = useWords()
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  return (wish) => {
    if (wish.kind === 'standing') return say({ key: `order.${wish.order}` })
    const { decision: kind, action } = wish
    const decision = { id: 0 as Decision['id'], seat: action.by, kind }
    try {
      return t('live.orders.ahead.given', {
        answer: { literal: say(board.action(moment?.view, decision, action)) },
      })
    } catch {
      // It speaks of something that is not on the board now.
      return t('live.orders.ahead.some')
    }
  }
}
