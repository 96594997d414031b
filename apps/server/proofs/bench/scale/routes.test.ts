import { expect, it, onTestFinished } from 'vitest'
import { servedRoutes } from '../../../src/testing/served-routes.ts'
import { temporaryServer } from '../../../src/testing/temporary-server.ts'
import { ROUTES } from './routes.ts'

/** What is measured otherwise, and what has nothing to do with how much there is. */
const OTHERWISE = [
  // By `long.ts`: they take as long as there is something to tell.
  '/api/v1/me/export',
  '/api/v1/admin/people/:id/export',
  '/api/v1/admin/backup',
  // Sockets: `npm run bench:server`.
  '/api/v1/tables/:id/live',
  '/api/v1/lobby',
  // The links in letters lead to one row.
  '/api/v1/notices/confirm',
  '/api/v1/notices/unsubscribe',
  '*',
]

it('all that can be asked for is measured, or said why not', async () => {
  const { server, close } = await temporaryServer()
  onTestFinished(close)
  const known = new Set([...ROUTES.map(({ route }) => route), ...OTHERWISE])
  const served = servedRoutes(server.app)
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path)
  expect(served).toContain('/api/v1/people/:id/games')
  expect(served.filter((address) => !known.has(address))).toEqual([])
})
