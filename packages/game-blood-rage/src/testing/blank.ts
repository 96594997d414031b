import type { CardBehaviour } from '../cards/card.ts'
import { PLAIN } from '../cards/card.ts'
import { cardOf } from '../cards/index.ts'
import type { CardId } from '../cards/printed.ts'

/** What a card says and counts; its kind, its slot and its white circle stay printed on a blank one. */
interface Printed {
  does: CardBehaviour
  strength: number | null
  glory: number | null
}

/** Runs something while a card is a blank one of its kind. */
export function asBlank<T>(id: CardId, run: () => T): T {
  const card = cardOf(id) as Printed
  const { does, strength, glory } = card
  Object.assign(card, { does: PLAIN, strength: 0, glory: 0 })
  try {
    return run()
  } finally {
    Object.assign(card, { does, strength, glory })
  }
}
