import { at, type Seat } from '@meadhall/kernel'
import type { FeatureSet } from '../network/feature-set.ts'
import { Layout } from '../network/layout.ts'
import { add, type Sparse } from '../network/sparse.ts'
import { BOARD_INPUTS, fillBoard } from './board-inputs.ts'
import { CLAN_INPUTS, fillClan, fillLead } from './clan-inputs.ts'
import { fillOwn, OWN_INPUTS } from './own-inputs.ts'
import { clanOf, type Seen, type SeenClan } from './seen-by.ts'
import { gloryInSight, measure, standings } from './standing.ts'

const MOST_CLANS = 4
/** Leads in Glory over the best rival that are told one by one: the end turns on small ones. */
const LEADS = [-40, -25, -15, -10, -6, -3, -1, 0, 1, 2, 4, 7, 11, 16, 26, 41] as const

const layout = new Layout()
const AT = {
  board: layout.block(BOARD_INPUTS),
  own: layout.block(OWN_INPUTS),
  clans: layout.block(CLAN_INPUTS * MOST_CLANS),
  leads: layout.block(LEADS.length),
  leadsAtEnd: layout.block(LEADS.length),
}

/** What Blood Rage's network is told: what a seat of the table knows, clans in turn order from it on. */
export const BLOOD_RAGE_FEATURES: FeatureSet<Seen> = {
  version: 1,
  size: layout.size,
  fill(table, seat, into) {
    into.count = 0
    const clans = table.clans.length
    for (let offset = 0; offset < clans; offset++) {
      measure(table, clanAfter(table, seat, offset), at(standings, offset))
    }
    fillBoard(table, seat, AT.board, into)
    fillOwn(table, seat, AT.own, into)
    for (let offset = 0; offset < clans; offset++) {
      const from = AT.clans + offset * CLAN_INPUTS
      fillClan(table, clanAfter(table, seat, offset), offset, from, into)
    }
    fillLeads(table, seat, into)
  },
}

function clanAfter(table: Seen, seat: Seat, offset: number): SeenClan {
  return clanOf(table, (seat + offset) % table.clans.length)
}

/** How the seat stands against each rival, and against the best of them. */
function fillLeads(table: Seen, seat: Seat, into: Sparse): void {
  const own = clanOf(table, seat)
  const ownAtEnd = gloryInSight(own, at(standings, 0))
  let rival = 0
  let rivalAtEnd = 0
  for (let offset = 1; offset < table.clans.length; offset++) {
    const clan = clanAfter(table, seat, offset)
    const atEnd = gloryInSight(clan, at(standings, offset))
    rival = Math.max(rival, clan.glory)
    rivalAtEnd = Math.max(rivalAtEnd, atEnd)
    fillLead(AT.clans + offset * CLAN_INPUTS, (ownAtEnd - atEnd) >> 1, into)
  }
  fillSteps(AT.leads, own.glory - rival, into)
  fillSteps(AT.leadsAtEnd, ownAtEnd - rivalAtEnd, into)
}

/** One input for every mark that a lead reaches. */
function fillSteps(from: number, lead: number, into: Sparse): void {
  for (let mark = 0; mark < LEADS.length; mark++) {
    if (lead >= at(LEADS, mark)) add(into, from + mark, 1)
  }
}
