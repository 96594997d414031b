import helmet from '@fastify/helmet'
import files from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'

const YEAR = 365 * 24 * 60 * 60

/** Only what comes from here runs here. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    // The table places figures and bars by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
}

/** Names under assets/ carry a hash of their content: they never change. All else is asked anew. */
function cachingOf(path: string): string {
  const isHashed = /[\\/]assets[\\/]/.test(path)
  return isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache'
}

/** What the application is made of; the addresses of its pages may have dots too (`/rules/…/BR-6.13`). */
const FILE = /\.(css|html|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|woff2?)$/

function wantsPage(method: string, url: string): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !FILE.test(url.split('?')[0] ?? '')
}

/** A server for the built application in a folder. Every page of it is the same document. */
export async function siteServer(folder: string): Promise<FastifyInstance> {
  const app = fastify()
  await app.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    // A club's machine serves plain HTTP; whoever puts TLS before it sets this there.
    strictTransportSecurity: false,
    // Browsers ignore it over plain HTTP, and complain to every visitor.
    crossOriginOpenerPolicy: false,
  })
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request.method, request.url)) return reply.sendFile('index.html')
    return reply.code(404).send({ error: `there is no ${request.url}` })
  })
  return app
}
