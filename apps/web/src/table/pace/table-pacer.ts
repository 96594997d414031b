import { paceNow } from '../../settings/pace.ts'
import { PACES, useSettings } from '../../settings/settings.ts'
import type { Update } from '../../sources/source.ts'
import { stage } from '../scenes/playing.ts'
import { callByName } from '../seats.ts'
import { lead, type StepUpdate, show, type TableStore } from '../table-store.ts'
import { Pacer } from './pacer.ts'

/**
 * The pacer of a table: its board says how long things take, the visitor how fast they go. Where
 * nothing is drawn, nothing is waited for.
 */
export function pacerFor(store: TableStore, isUndrawn: () => boolean): Pacer {
  // What was played as a scene has been looked at long enough.
  let isPlayed = false
  return new Pacer({
    show: (update) => {
      const { source, board } = store.getState()
      callByName(source, board, update.moment)
      show(store, update)
    },
    lead: (update) => {
      isPlayed = !isUndrawn() && isStaged(store, update)
      if (isPlayed) return Number.POSITIVE_INFINITY
      return !isUndrawn() && isPaced(store, update) ? led(store, update) : 0
    },
    isByHand: () => store.getState().source.tape !== undefined,
    pace: (update) =>
      !isPlayed && !isUndrawn() && isPaced(store, update) ? pace(store, update) : 0,
    onBehind: (isBehind) => store.setState({ isBehind }),
  })
}

/** A recording has a clock of its own. */
function isPaced(store: TableStore, update: Update): update is StepUpdate {
  return update.kind === 'step' && store.getState().source.tape === undefined
}

/** Whether scenes are played first: they end by themselves or when somebody says so. */
function isStaged(store: TableStore, update: Update): boolean {
  const { battles } = useSettings.getState()
  return stage(store, update, { battles, isStill: paceNow() === 0 })
}

function led(store: TableStore, update: StepUpdate): number {
  const leadIn = store.getState().board.leadIn(update.entry.events)
  const lasts = (leadIn?.lasts ?? 0) * paceNow()
  if (leadIn !== null && lasts > 0) lead(store, update, leadIn.board)
  return lasts
}

/** One's own move needs no looking at. */
function pace(store: TableStore, { entry, moment }: StepUpdate): number {
  if (entry.by === moment.viewer) return 0
  const { board } = store.getState()
  return board.pace(entry.events) * PACES[useSettings.getState().speed]
}
