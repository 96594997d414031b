import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { Reports, reportsOfPeople } from './reports.ts'
import { reportRoutes } from './routes.ts'

/** What people tell the operator about others, as the server uses it. */
export interface OpenReports extends Part {
  readonly reports: Reports
}

export function openReports({ database, now }: Pick<Ground, 'database' | 'now'>): OpenReports {
  const { queries, reads } = database
  const reports = new Reports(queries, reads, now)
  return {
    reports,
    routes: () => reportRoutes(reports),
    personalData: reportsOfPeople(queries, reads),
  }
}
