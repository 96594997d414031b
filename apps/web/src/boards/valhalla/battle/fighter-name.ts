import type { View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { useWords } from '../../../i18n/words.ts'
import { useSeatName } from '../../../table/seats.ts'

/** What a fighter is called: a player, or the monster by its own name. */
export function useFighterName(view: View): (seat: Seat) => string {
  const { say } = useWords()
  const nameOf = useSeatName()
  return (seat) =>
    seat < 0 && view.monster !== null
      ? say({ key: `monster.${view.monster.id}.name` })
      : nameOf(seat)
}
