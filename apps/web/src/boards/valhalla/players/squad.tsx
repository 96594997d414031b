import { squadLimit, type View } from '@meadhall/game-valhalla'
import type { Seat } from '@meadhall/kernel'
import { EmptySlot } from '../../../art/valhalla/empty-slot.tsx'
import { useWords } from '../../../i18n/words.ts'
import { Each } from '../../../kit/each.tsx'
import { fitting } from '../cards/fitting.ts'
import { Warrior } from '../cards/warrior.tsx'

/** A board with fewer spaces than this is drawn no larger. */
const LEAST = 4

/** How many spaces a board shows: those that may be used, and those that are. */
function spacesOf(view: View, seat: Seat): number {
  const squad = view.players[seat]?.squad ?? []
  const taken = squad.findLastIndex((fighter) => fighter !== null) + 1
  return Math.max(squadLimit(view, seat), taken)
}

interface SquadProps {
  readonly view: View
  readonly seat: Seat
}

/** The spaces of a board with the warriors on them. */
export function Squad({ view, seat }: SquadProps) {
  const { t } = useWords()
  const spaces = spacesOf(view, seat)
  const shown = view.players[seat]?.squad.slice(0, spaces) ?? []
  return (
    <div className="vh-squad vh-fit" style={fitting(Math.max(LEAST, spaces))}>
      <Each of={shown}>
        {(fighter, space) =>
          fighter === null ? (
            <div className="vh-space" title={t('vh.space')}>
              <EmptySlot size="60%" />
            </div>
          ) : (
            <Warrior seat={seat} space={space} fighter={fighter} />
          )
        }
      </Each>
    </div>
  )
}
