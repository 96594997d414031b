import { join } from 'node:path'
import { Audit } from '../accounts/audit.ts'
import type { OpenAccounts } from '../accounts/open.ts'
import { Rights } from '../accounts/rights.ts'
import { SecondFactors } from '../accounts/second-factor/second-factors.ts'
import { WaysIn } from '../accounts/ways-in.ts'
import type { Ground } from '../ground.ts'
import { operatorTokenOf } from '../operating/operator-token.ts'
import type { Part } from '../part.ts'
import type { Reports } from '../reports/reports.ts'
import type { ChangeTable } from '../table-doc/table-doc.ts'
import type { Hall } from '../tables/hall.ts'
import { adminRoutes } from './routes.ts'

export interface OpenAdminNeeds extends Pick<Ground, 'config' | 'database' | 'now'> {
  readonly accounts: Pick<OpenAccounts, 'people' | 'sessions' | 'links'>
  readonly hall: Hall
  readonly reports: Reports
  readonly changeTable: ChangeTable
}

/** Administration of a server that runs. */
export function openAdmin(needs: OpenAdminNeeds): Part {
  const { config, database, accounts, hall, reports, changeTable, now } = needs
  const { queries: db, reads, tables } = database
  const { people, sessions, links } = accounts
  const audit = new Audit(db, now)
  const ways = new WaysIn(db, now)
  const factors = new SecondFactors(db, now)
  const leaving = { db, tables, people, sessions, links, ways, factors, audit, changeTable }
  return {
    operatorRoutes: ({ personalData }) =>
      adminRoutes({
        token: operatorTokenOf(config),
        db,
        reads,
        hall,
        rights: new Rights({ db, sessions, audit }),
        reports,
        audit,
        leaving: { ...leaving, personalData },
        dataFolder: config.databaseUrl === undefined ? config.data : null,
        faultsFolder: join(config.data, 'faults'),
        now,
      }),
  }
}
