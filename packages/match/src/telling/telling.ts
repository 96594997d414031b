import type { Viewer } from '@meadhall/kernel'
import type { Entry } from '../journal.ts'
import type { Position } from '../position.ts'
import { type LogEntry, logEntry, type Moment, type Update } from './story.ts'

/** A match as each may see it. */
export interface Seen {
  readonly position: Position
  moment(viewer: Viewer): Moment
  story(viewer: Viewer): LogEntry[]
}

/** Everything anew. */
export function resetFor(match: Seen, viewer: Viewer): Update {
  return { kind: 'reset', log: match.story(viewer), moment: match.moment(viewer) }
}

/** What each is told of an entry that has just been carried out; built once for all who see the same. */
export function updatesOf(match: Seen, entry: Entry): (viewer: Viewer) => Update {
  const built = new Map<Viewer, Update>()
  return (viewer) => {
    const update = built.get(viewer) ?? updateFor(match, entry, viewer)
    built.set(viewer, update)
    return update
  }
}

function updateFor(match: Seen, { kind }: Entry, viewer: Viewer): Update {
  if (kind !== 'act') return resetFor(match, viewer)
  const entry = logEntry(match.position, match.position.step, viewer)
  return { kind: 'step', entry, moment: match.moment(viewer) }
}
