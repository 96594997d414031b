import type { View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { useSeatKey } from '../../../table/seats.ts'

/** The key that stands for a fighter in a text: a player, or the monster by its own name. */
export function useFighterKey(view: View): (seat: Seat) => string {
  const keyOf = useSeatKey()
  return (seat) =>
    seat < 0 && view.monster !== null ? `monster.${view.monster.id}.name` : keyOf(seat)
}

/** What a fighter is called. */
export function useFighterName(view: View): (seat: Seat) => string {
  const { t } = useWords()
  const keyOf = useFighterKey(view)
  return (seat) => t('table.seat', { seat: keyOf(seat) })
}
