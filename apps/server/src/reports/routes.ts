import { NewReport } from '@meadhall/protocol'
import { known, read } from '../accounts/routes/request.ts'
import type { Routes } from '../http/app.ts'
import type { Reports } from './reports.ts'

/** From one address; each person has a limit of their own. */
const RARELY = { config: { rateLimit: { max: 20, timeWindow: 3_600_000 } } }

/** People report each other to the operator. */
export function reportRoutes(reports: Reports): Routes {
  return (app) => {
    app.post('/api/v1/reports', RARELY, async (request, reply) => {
      const { person } = known(request)
      const id = await reports.make(person.id, read(NewReport, request.body))
      return reply.code(201).send({ id })
    })
  }
}
