import type { FastifyInstance } from 'fastify'

/** A route as fastify has it: `GET /api/v1/tables/:id`. */
export interface ServedRoute {
  readonly method: string
  readonly path: string
}

/** All routes, from fastify's drawing of them: each line goes on where one further left ended. */
export function servedRoutes(app: FastifyInstance): ServedRoute[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part, methods = ''] = /^([│├└─ ]*)(\S+) \(([^)]*)\)/.exec(line) ?? []
      if (part === undefined) return []
      const depth = indent.length / 4 - 1
      const path = `${depth === 0 ? '' : above[depth - 1]}${part}`
      above.splice(depth, above.length, path)
      return methods.split(', ').map((method) => ({ method, path }))
    })
}
