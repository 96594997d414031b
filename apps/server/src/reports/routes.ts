import type { Routes } from '../http/app.ts'
import { handle } from '../http/handle.ts'
import type { Reports } from './reports.ts'

/** From one address; each person has a limit of their own. */
const RARELY = { config: { rateLimit: { max: 20, timeWindow: 3_600_000 } } }

/** People report each other to the operator. */
export function reportRoutes(reports: Reports): Routes {
  return (app) => {
    handle(
      app,
      'POST /reports',
      async ({ person, body }) => ({ id: await reports.make(person.id, body) }),
      RARELY,
    )
  }
}
