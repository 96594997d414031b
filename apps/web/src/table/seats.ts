import type { Seat } from '@meadhall/kernel'
import { useWords } from '../i18n/words.ts'
import type { GameInfo } from '../sources/source.ts'
import { useTable } from './context.tsx'

/** What a seat's player is called: the name they gave, or what the game calls the seat. */
export function useSeatName(): (seat: Seat) => string {
  const { say } = useWords()
  const info = useTable((table) => table.info)
  const board = useTable((table) => table.board)
  const view = useTable((table) => table.moment?.view)
  return (seat) => ownName(info, seat) || (view === undefined ? '' : say(board.seat(view, seat)))
}

function ownName({ seats }: GameInfo, seat: Seat): string {
  return seats[seat]?.name ?? ''
}

/** The players' own names in place of the keys `seat.0`, `seat.1` … */
export function seatNames({ seats }: GameInfo): Record<string, string> {
  const named = seats.flatMap(({ name }, seat) => (name === '' ? [] : [[`seat.${seat}`, name]]))
  return Object.fromEntries(named)
}
