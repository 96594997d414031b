import * as v from 'valibot'
import { PHASES, TableShown } from '../table.ts'
import { Count, Id, Moment, Name } from '../words.ts'
import { Next, PageWish } from './page.ts'

/** `GET /api/v1/admin/tables`: which tables the operator looks for. */
export const AdminTablesWish = v.object({
  phase: v.optional(v.picklist(PHASES)),
  game: v.optional(Id),
  /** Who sits there. */
  person: v.optional(Id),
  ...PageWish.entries,
})
export type AdminTablesWish = v.InferOutput<typeof AdminTablesWish>

/** A table as the operator sees it. */
export const AdminTable = v.object({
  ...TableShown.entries,
  touched: Moment,
  /** The number of the last entry of its journal. */
  seq: v.nullable(Count),
  due: v.nullable(Moment),
  lease: v.nullable(v.object({ owner: v.string(), until: Moment })),
})
export type AdminTable = v.InferOutput<typeof AdminTable>

/** Why a table may need the operator. */
export const STUCK = ['overdue', 'lease-run-out', 'no-game', 'bot-silent', 'fault'] as const

/** A game that may not go on by itself. */
export const StuckTable = v.object({ table: AdminTable, why: v.array(v.picklist(STUCK)) })
export type StuckTable = v.InferOutput<typeof StuckTable>

/** `GET /api/v1/admin/people`: by a part of their name. */
export const AdminPeopleWish = v.object({
  name: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  ...PageWish.entries,
})

/** `GET /api/v1/admin/reports`. */
export const ReportsWish = v.object({
  state: v.optional(v.picklist(['open', 'all']), 'open'),
  ...PageWish.entries,
})

/** `POST /api/v1/admin/people/:id/ban` and `/mute`: until when; `null` ends it. */
export const Until = v.object({ until: v.nullable(Moment) })

/** `POST /api/v1/admin/people/:id/role`: only an account that is entered with two factors is an operator. */
export const GivenRole = v.object({ role: v.picklist(['player', 'operator']) })

/** `POST /api/v1/admin/reports/:id/close`. */
export const ClosedReport = v.object({ note: v.pipe(v.string(), v.maxLength(1000)) })

/** A report as the operator sees it. */
export const ReportShown = v.object({
  id: Id,
  at: Moment,
  by: Id,
  about: Id,
  table: Id,
  reason: v.string(),
  closed: v.nullable(Moment),
  note: v.nullable(v.string()),
})
export type ReportShown = v.InferOutput<typeof ReportShown>

/** A person as the operator sees them. */
export const AdminPerson = v.object({
  id: Id,
  name: Name,
  kind: v.picklist(['guest', 'account']),
  role: v.picklist(['player', 'operator']),
  bannedUntil: v.nullable(Moment),
  mutedUntil: v.nullable(Moment),
})
export type AdminPerson = v.InferOutput<typeof AdminPerson>

/** A line of the book of what was done to accounts and by operators. */
export const DeedShown = v.object({
  id: v.string(),
  at: Moment,
  /** Who did it; `null`: the operator at the machine. */
  who: v.nullable(v.string()),
  what: v.string(),
  /** To whom; `null`: to nobody in particular. */
  about: v.nullable(v.string()),
  detail: v.nullable(v.string()),
})
export type DeedShown = v.InferOutput<typeof DeedShown>

/** A page of tables for the operator, the one touched last first. */
export const AdminTables = v.object({ tables: v.array(AdminTable), next: Next })

/** One table for the operator. */
export const OneAdminTable = v.object({ table: AdminTable })

/** What was found among a page of the games that run: it may be empty and not the last. */
export const StuckTables = v.object({ tables: v.array(StuckTable), next: Next })

/** A page of people, the one seen last first. */
export const AdminPeople = v.object({ people: v.array(AdminPerson), next: Next })

/** One person for the operator. */
export const OneAdminPerson = v.object({ person: AdminPerson })

/** A page of reports, the oldest first. */
export const ReportsShown = v.object({ reports: v.array(ReportShown), next: Next })

/** A page of what was done, the newest first. */
export const DeedsShown = v.object({ deeds: v.array(DeedShown), next: Next })

/** How many snapshots were thrown away. */
export const DroppedSnapshots = v.object({ dropped: Count })
