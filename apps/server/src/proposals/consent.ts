import { randomUUID } from 'node:crypto'
import type { Seat } from '@meadhall/kernel'
import { Refused } from '../refusing/refused.ts'
import type { Proposal } from '../tables/document/table-doc.ts'
import type { LiveTable } from '../tables/live-table.ts'
import { agreed, carried, propose, vote } from './proposals.ts'

/** Puts something before the table; one who plays alone has agreed already. */
export async function proposeAt(
  table: LiveTable,
  by: Seat,
  what: Proposal['what'],
  now: () => number,
): Promise<void> {
  const draft = { id: randomUUID(), what, by, revision: table.revision }
  await table.change((doc) => propose(doc, draft, now()))
  await carryOutAgreed(table, now)
}

export async function voteAt(
  table: LiveTable,
  seat: Seat,
  { proposal, agree }: { readonly proposal: string; readonly agree: boolean },
  now: () => number,
): Promise<void> {
  await table.change((doc) => vote(doc, seat, proposal, agree, now()))
  await carryOutAgreed(table, now)
}

/**
 * Carries out what everybody agreed to. Taking back goes first and by the proposal's own key: where two
 * processes see the last vote, the second finds it done.
 */
async function carryOutAgreed(table: LiveTable, now: () => number): Promise<void> {
  const proposal = agreed(table.doc)
  if (proposal === null) return
  try {
    if (proposal.what === 'undo') await takeBack(table, proposal)
  } finally {
    await table.change((doc) => carried(doc, proposal, now()))
  }
}

async function takeBack(table: LiveTable, { id, by, revision }: Proposal): Promise<void> {
  const reply = await table.match?.agreedUndo(by, { revision, key: id })
  if (reply?.kind === 'refused') throw new Refused(reply.code, reply.reason)
}
