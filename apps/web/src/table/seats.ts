import type { Seat } from '@meadhall/kernel'
import { nameSeats, useWords } from '../i18n/words.ts'
import type { GameInfo, Moment, Source } from '../sources/source.ts'
import { useTable } from './context.tsx'
import type { GameBoard } from './game-board.ts'

/** What a seat's player is called: "You" for the one who looks on, else by the name in the log. */
export function useSeatName(): (seat: Seat) => string {
  const { t } = useWords()
  const keyOf = useSeatKey()
  return (seat) => t('table.seat', { seat: keyOf(seat) })
}

/** The key that stands for a seat in a text: `{seat}` becomes its name, and "you" where it is. */
export function useSeatKey(): (seat: Seat) => string {
  const board = useTable((table) => table.board)
  const view = useTable((table) => table.moment?.view)
  return (seat) => (view === undefined ? '' : board.seat(view, seat).key)
}

/** From now on everybody is called by one name in all texts, and the one who looks on "you". */
export function callByName(
  { info, tape }: Pick<Source, 'info' | 'tape'>,
  board: GameBoard,
  { view, viewer }: Moment,
): void {
  const keyOf = (seat: Seat): string => board.seat(view, seat).key
  // A recording is watched from any seat: nobody there is the one who looks on.
  const isSeated = viewer !== null && tape === undefined
  nameSeats(namesGiven(info, keyOf), isSeated ? keyOf(viewer) : undefined)
}

/** The names that players gave, in place of the keys that the game's texts have for them. */
function namesGiven({ seats }: GameInfo, keyOf: (seat: Seat) => string): Record<string, string> {
  const named = seats.flatMap(({ name }, seat) => (name === '' ? [] : [[keyOf(seat), name]]))
  return Object.fromEntries(named)
}
