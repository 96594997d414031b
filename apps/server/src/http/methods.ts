import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from './failure.ts'

type Parts = readonly string[]

function partsOf(address: string): Parts {
  return address.split('/')
}

/** Whether an address is one of a route, whose address has places for parameters. */
function fits(route: Parts, path: Parts): boolean {
  const isSame = (part: string, index: number) => part.startsWith(':') || part === path[index]
  return route.length === path.length && route.every(isSame)
}

interface Resource {
  readonly route: Parts
  readonly methods: Set<string>
}

/** Which methods each address knows, so that a wrong one is told from a wrong address. */
export class KnownMethods {
  readonly #resources = new Map<string, Resource>()

  /** Learns all routes that are added from now on; addresses with a star are the site's. */
  learnFrom(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      if (url.includes('*')) return
      const known = this.#resources.get(url) ?? { route: partsOf(url), methods: new Set() }
      for (const one of [method].flat()) known.methods.add(one)
      this.#resources.set(url, known)
    })
  }

  /** Answers a method that an address does not know; does nothing if nothing is known of it. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const allowed = this.#allowedAt(partsOf(request.url.split('?')[0] ?? ''))
    if (allowed.length === 0 || allowed.includes(request.method)) return undefined
    void reply.header('allow', ['OPTIONS', ...allowed].join(', '))
    if (request.method === 'OPTIONS') return reply.code(204).send()
    throw new HttpFailure(405, `${request.method} is not what this address is for`)
  }

  #allowedAt(path: Parts): string[] {
    const fitting = [...this.#resources.values()].filter(({ route }) => fits(route, path))
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort()
  }
}
