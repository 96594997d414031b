import { both, type Cut, sym } from './cut.ts'
import { Cuts, Sign64, type SvgProps } from './ink.tsx'

const SLOT: readonly Cut[] = [
  'y2M8 4l48 0 4 4 0 48-4 4-48 0-4-4 0-48Z',
  ['x', sym('M32 10q14 4 14 22l-2 0-2 8-6 6 16 4 4 8-24 0')],
  'Y2.2M18 30l28 0M32 10l0 28',
  ['Y', both('M36 34l6 0'), 2.4],
]

/** An empty place in the squad: a warrior's outline, waiting. */
function EmptySlotShape() {
  return <Cuts of={SLOT} />
}

export function EmptySlot(props: SvgProps) {
  return (
    <Sign64 {...props}>
      <EmptySlotShape />
    </Sign64>
  )
}
