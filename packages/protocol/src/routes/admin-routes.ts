import {
  AdminPeople,
  AdminPeopleWish,
  AdminTables,
  AdminTablesWish,
  ClosedReport,
  DeedsShown,
  DroppedSnapshots,
  GivenRole,
  OneAdminPerson,
  OneAdminTable,
  ReportsShown,
  ReportsWish,
  StuckTables,
  Until,
} from '../rest/admin.ts'
import { PageWish } from '../rest/page.ts'
import { Named, Nothing, type RouteTable } from './route.ts'

const JSON_FILE = { media: 'application/json' } as const

/** What the operator may see and do. */
export const ADMIN_ROUTES = {
  'GET /admin/tables': {
    about: 'The tables touched last.',
    who: 'operator',
    query: AdminTablesWish,
    replies: { 200: AdminTables },
  },
  'GET /admin/stuck': {
    about: 'Games that may not go on by themselves, and why.',
    who: 'operator',
    query: PageWish,
    replies: { 200: StuckTables },
  },
  'GET /admin/tables/:id': {
    about: 'One table.',
    who: 'operator',
    params: Named,
    replies: { 200: OneAdminTable },
  },
  'GET /admin/tables/:id/file': {
    about: 'The [game file](game-files.md), also of a game that runs.',
    who: 'operator',
    params: Named,
    replies: { 200: JSON_FILE },
  },
  'POST /admin/tables/:id/close': {
    about: 'Closes a table; a running game ends unrated.',
    who: 'operator',
    params: Named,
    replies: { 200: OneAdminTable },
  },
  'GET /admin/people': {
    about: 'People by a part of their name.',
    who: 'operator',
    query: AdminPeopleWish,
    replies: { 200: AdminPeople },
  },
  'GET /admin/people/:id/export': {
    about: 'All that is kept of a person.',
    who: 'operator',
    params: Named,
    replies: { 200: JSON_FILE },
  },
  'POST /admin/people/:id/ban': {
    about: 'No entry until then.',
    who: 'operator',
    params: Named,
    body: Until,
    replies: { 200: OneAdminPerson },
  },
  'POST /admin/people/:id/mute': {
    about: 'No chat until then.',
    who: 'operator',
    params: Named,
    body: Until,
    replies: { 200: OneAdminPerson },
  },
  'POST /admin/people/:id/role': {
    about: 'Makes an operator, or a player again.',
    who: 'operator',
    params: Named,
    body: GivenRole,
    replies: { 200: OneAdminPerson },
  },
  'GET /admin/reports': {
    about: 'What people told about others.',
    who: 'operator',
    query: ReportsWish,
    replies: { 200: ReportsShown },
  },
  'POST /admin/reports/:id/close': {
    about: 'A report is dealt with.',
    who: 'operator',
    params: Named,
    body: ClosedReport,
    replies: { 204: Nothing },
  },
  'GET /admin/audit': {
    about: 'What operators and owners of accounts did.',
    who: 'operator',
    query: PageWish,
    replies: { 200: DeedsShown },
  },
  'DELETE /admin/snapshots': {
    about: 'Throws away what only saves time.',
    who: 'operator',
    replies: { 200: DroppedSnapshots },
  },
  'GET /admin/backup': {
    about: 'The whole database, while everybody plays on; of the embedded store only.',
    who: 'operator',
    replies: { 200: { media: 'application/octet-stream' } },
  },
} as const satisfies RouteTable
