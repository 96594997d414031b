import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { PersonalData } from '../accounts/leaving/personal-data.ts'
import type { People } from '../accounts/people.ts'
import type { Routes } from '../http/app.ts'
import type { Schema } from '../storage/schema.ts'
import { resultsOfPeople } from './personal-data.ts'
import { Results, type ResultsNeeds } from './results.ts'
import { resultRoutes } from './routes.ts'
import { Settling } from './settling.ts'

export interface OpenResultsNeeds extends Pick<ResultsNeeds, 'rulesOf' | 'matches'> {
  readonly queries: Kysely<Schema>
  /** What profiles are read by. */
  readonly reads: Kysely<Schema>
  readonly people: People
  readonly log: Pick<Logger, 'error'>
}

/** Results and ratings as the server uses them. */
export interface OpenResults {
  readonly settling: Settling
  readonly routes: Routes
  readonly personalData: PersonalData
}

export function openResults(needs: OpenResultsNeeds): OpenResults {
  const { queries: db, reads, people, rulesOf, matches, log } = needs
  const fail = (err: unknown, table: string) => {
    log.error({ err, table }, 'a result could not be written down')
  }
  return {
    settling: new Settling({ results: new Results({ db, reads, matches, rulesOf }), fail }),
    routes: resultRoutes({ db: reads, people }),
    personalData: resultsOfPeople(db, reads),
  }
}
