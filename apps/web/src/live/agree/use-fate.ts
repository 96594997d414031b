import type { ProposalShown } from '@meadhall/protocol'
import { useEffect, useState } from 'react'
import type { LiveTable } from '../live-table.ts'
import { type Around, type Fate, fateOf } from './agreeing.ts'

/** A proposal that is gone, and what became of it. */
export interface Ended {
  readonly proposal: ProposalShown
  readonly fate: Fate
}

const SAID_MS = 8_000

/** What became of the last proposal, for as long as it takes to read that. */
export function useFate(live: LiveTable): Ended | null {
  const [ended, setEnded] = useState<Ended | null>(null)
  useEffect(() => watchFates(live, setEnded), [live])
  useEffect(() => {
    if (ended === null) return
    const timer = setTimeout(() => setEnded(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [ended])
  return ended
}

interface Known {
  readonly proposal: ProposalShown
  readonly around: Around
}

function watchFates(live: LiveTable, tell: (ended: Ended | null) => void): () => void {
  let known: Known | null = null
  const look = () => {
    const next = knownOf(live)
    if (next?.proposal.id === known?.proposal.id) return
    const gone = known
    known = next
    tell(gone === null ? null : endOf(gone, live))
  }
  known = knownOf(live)
  return live.listen(look)
}

/** The proposal that stands, and how things stood when it came. */
function knownOf(live: LiveTable): Known | null {
  const proposal = live.store.getState().table?.proposal ?? null
  const around = aroundOf(live)
  return proposal === null || around === null ? null : { proposal, around }
}

function aroundOf(live: LiveTable): Around | null {
  const { table } = live.store.getState()
  if (table === null) return null
  return { phase: table.phase, undo: table.undo, revision: live.seen?.revision ?? 0 }
}

function endOf({ proposal, around }: Known, live: LiveTable): Ended {
  const now = Date.now() + live.store.getState().ahead
  return { proposal, fate: fateOf(proposal, around, aroundOf(live) ?? around, now) }
}
