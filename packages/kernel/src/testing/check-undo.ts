import { canUndo, undo } from '../replay.ts'
import { viewersOf } from './check-views.ts'
import { textDifference } from './compare.ts'
import { fault } from './fault.ts'
import type { Trace } from './trace.ts'

/** Undo brings back exactly what was, as far as it may, and no further. */
export function checkUndo(trace: Trace): void {
  const { game, history, spec, place } = trace
  const by = history.at(-1)?.by
  for (const other of viewersOf(spec.seats)) {
    if (other !== null && other !== by && canUndo(game, other))
      throw fault(place, `seat ${other} could take back an action of seat ${by}`)
  }
  if (by !== undefined) takeBack(trace, by)
}

/** Takes back, on a copy of the game, all that `canUndo` allows. */
function takeBack(trace: Trace, by: number): void {
  const { rules, game, history, place, report } = trace
  const copy = { ...game, actions: game.actions.slice() }
  const floor = floorOf(trace, by)
  while (canUndo(copy, by)) {
    undo(rules, copy)
    const index = copy.actions.length
    const difference = textDifference(history[index]?.before ?? 'null', JSON.stringify(copy.state))
    if (difference !== null) throw fault(place, `undo of action ${index} leaves ${difference}`)
    report.undone += 1
  }
  if (copy.actions.length !== floor)
    throw fault(place, `undo reaches back to action ${copy.actions.length}, not ${floor}`)
  checkRefusal(trace, copy)
}

/** How far undo may reach: over the seat's own actions, up to one that showed something. */
function floorOf(trace: Trace, by: number): number {
  const { history, place } = trace
  let floor = history.length
  for (; floor > 0; floor--) {
    const played = history[floor - 1]
    if (played?.by !== by || played.sealed) return floor
    if (played.drew)
      throw fault(place, `undo reaches across chance: no event of action ${floor - 1} seals it`)
  }
  return floor
}

function checkRefusal(trace: Trace, copy: Trace['game']): void {
  const before = JSON.stringify(copy)
  let refused = false
  try {
    undo(trace.rules, copy)
  } catch {
    refused = true
  }
  if (!refused || JSON.stringify(copy) !== before)
    throw fault(trace.place, `undo across action ${copy.actions.length - 1} is not refused`)
  trace.report.refused += 1
}
