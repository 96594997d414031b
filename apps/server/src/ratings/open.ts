import type { People } from '../accounts/people.ts'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { resultsOfPeople } from './personal-data.ts'
import { Results } from './results.ts'
import { resultRoutes } from './routes.ts'
import { Settling } from './settling.ts'

export interface OpenResultsNeeds extends Pick<Ground, 'database' | 'log' | 'rulesOf'> {
  readonly people: People
}

/** Results and ratings as the server uses them. */
export interface OpenResults extends Part {
  readonly settling: Settling
}

export function openResults({ database, people, rulesOf, log }: OpenResultsNeeds): OpenResults {
  const { queries: db, reads, matches } = database
  const fail = (err: unknown, table: string) => {
    log.error({ err, table }, 'a result could not be written down')
  }
  const settling = new Settling({ results: new Results({ db, reads, matches, rulesOf }), fail })
  const sweep = () => settling.sweep()
  return {
    settling,
    routes: () => resultRoutes({ db: reads, people }),
    personalData: resultsOfPeople(db, reads),
    chores: [{ name: 'results', run: sweep }],
    tableChanged: (table) => settling.look(table),
    tableAway: (table) => settling.forget(table),
    start: sweep,
    close: () => settling.atRest(),
  }
}
