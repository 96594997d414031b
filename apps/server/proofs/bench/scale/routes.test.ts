import { expect, it, onTestFinished } from 'vitest'
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

/** The addresses in fastify's drawing of its routes: each line goes on where one further left ended. */
function addressesIn(drawing: string): string[] {
  const above: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part] = /^([│├└─ ]*)(\S+) \(/.exec(line) ?? []
    if (part === undefined) return []
    const depth = indent.length / 4 - 1
    above.splice(depth, above.length, `${depth === 0 ? '' : above[depth - 1]}${part}`)
    return above[depth] ?? []
  })
}

it('all that can be asked for is measured, or said why not', async () => {
  const { server, close } = await temporaryServer()
  onTestFinished(close)
  const drawing = server.app.printRoutes({ commonPrefix: false, method: 'GET' })
  const known = new Set([...ROUTES.map(({ route }) => route), ...OTHERWISE])
  const served = addressesIn(drawing)
  expect(served).toContain('/api/v1/people/:id/games')
  expect(served.filter((address) => !known.has(address))).toEqual([])
})
