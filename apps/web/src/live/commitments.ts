import { kept } from './kept.ts'
import type { LiveTable } from './live-table.ts'

const SEEN = kept<string>('meadhall.commitments')

/** Notes what the server was bound to when this browser came: what it shows later must be the same. */
export function noteCommitment(live: LiveTable): void {
  const stop = live.listen((message) => {
    if (message.type !== 'table') return
    stop()
    if (SEEN.get(live.id) === undefined) SEEN.put(live.id, message.table.commitment)
  })
}

/** What this browser was shown first; `undefined` where it was never at the table. */
export function commitmentSeen(table: string): string | undefined {
  return SEEN.get(table)
}
