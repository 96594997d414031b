import { useTable } from '../context.tsx'
import type { Shown } from '../game-board.ts'
import { useSeatName } from '../seats.ts'

/** A card that somebody has just played, large, with who it was. */
export function ShownCard({ name, seat }: Shown) {
  const board = useTable((table) => table.board)
  const nameOf = useSeatName()
  return (
    <div className="shown-card stack tight">
      <b>{nameOf(seat)}</b>
      <board.Peek name={name} />
    </div>
  )
}
