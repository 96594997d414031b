import { assertNever, type Seat } from '@meadhall/kernel'
import { refuse } from '../refusing/refused.ts'
import { changed } from '../tables/document/seating.ts'
import type { Proposal, TableDoc } from '../tables/document/table-doc.ts'

/** How long a proposal stands: while one sits together, or over days. */
const LIVE_MS = 5 * 60_000
const SLOW_MS = 3 * 24 * 60 * 60_000

/** Who must agree: the people who play now. One for whom a bot plays is not waited for. */
export function voters({ seats }: TableDoc): Seat[] {
  return [...seats.keys()].filter((seat) => {
    const { person, standIn } = seats[seat] ?? {}
    return person != null && standIn === null
  })
}

/** What is proposed, by whom and from where in the game. */
export type Draft = Pick<Proposal, 'id' | 'what' | 'by' | 'revision'>

/** Puts something before the table. An older proposal stands until it is answered or its time is over. */
export function propose(doc: TableDoc, draft: Draft, now: number): TableDoc {
  const { proposal } = doc
  if (proposal !== null && proposal.until > now) throw refuse('not-now', 'proposal-open')
  checkPhase(doc, draft.what)
  if (needsAnother(doc, draft.what) && !voters(doc).some((seat) => seat !== draft.by))
    throw refuse('forbidden', 'nobody-agrees')
  const until = now + (doc.tempo.kind === 'slow' ? SLOW_MS : LIVE_MS)
  return changed(doc, { proposal: { ...draft, agreed: [draft.by], until } })
}

/**
 * Whether one person cannot agree with themselves: at a rated table, where it would spoil the result.
 * A table that is paused can always go on.
 */
function needsAnother({ rated }: TableDoc, what: Proposal['what']): boolean {
  return rated && what !== 'resume'
}

function checkPhase({ phase, undo }: TableDoc, what: Proposal['what']): void {
  switch (what) {
    case 'undo':
      if (undo !== 'consent') throw refuse('forbidden', 'no-consent-undo')
      if (phase !== 'playing') throw refuse('not-now', 'not-playing')
      return
    case 'pause':
      if (phase !== 'playing') throw refuse('not-now', 'not-playing')
      return
    case 'resume':
      if (phase !== 'paused') throw refuse('not-now', 'not-paused')
      return
    case 'end':
      if (phase !== 'playing' && phase !== 'paused') throw refuse('not-now', 'not-playing')
      return
    default:
      assertNever(what)
  }
}

/** A seat agrees or not. One who does not ends the proposal. */
export function vote(doc: TableDoc, seat: Seat, id: string, agree: boolean, now: number): TableDoc {
  const { proposal } = doc
  if (proposal === null || proposal.id !== id || proposal.until <= now)
    throw refuse('stale', 'no-proposal')
  if (!agree) return changed(doc, { proposal: null })
  if (proposal.agreed.includes(seat)) return doc
  return changed(doc, { proposal: { ...proposal, agreed: [...proposal.agreed, seat] } })
}

/** The proposal that everybody has agreed to, to be carried out. */
export function agreed(doc: TableDoc): Proposal | null {
  const { proposal } = doc
  if (proposal === null) return null
  // The other may have gone since it was proposed: then nobody is left to agree.
  const isAlone = !proposal.agreed.some((seat) => seat !== proposal.by)
  if (isAlone && needsAnother(doc, proposal.what)) return null
  return voters(doc).every((seat) => proposal.agreed.includes(seat)) ? proposal : null
}

/** The table after a proposal was carried out. */
export function carried(doc: TableDoc, { id, what }: Proposal, now: number): TableDoc {
  if (doc.proposal?.id !== id) return doc
  switch (what) {
    case 'undo':
      return changed(doc, { proposal: null })
    case 'pause':
      return changed(doc, { proposal: null, phase: 'paused' })
    case 'resume':
      return changed(doc, { proposal: null, phase: 'playing' })
    case 'end':
      return changed(doc, { proposal: null, phase: 'over', ended: now })
    default:
      return assertNever(what)
  }
}
