import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Document } from './document.ts'
import { HttpFailure } from './failure.ts'

const YEAR = 365 * 24 * 60 * 60

/** Names under assets/ carry a hash of their content: they never change. All else is asked anew. */
function cachingOf(path: string): string {
  const isHashed = /[\\/]assets[\\/]/.test(path)
  return isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache'
}

/** What the application is made of; the addresses of its pages may have dots too (`/rules/…/BR-6.13`). */
const FILE = /\.(br|css|gz|html|ico|jpe?g|js|json|map|png|svg|txt|webmanifest|woff2?)$/

/** The build's notes and the compressed twins of files are not the application's own. */
const NOT_SERVED = /(^|\/)\.|\.(br|gz)$/

/** The addresses of the files of the application, read once: nothing else in the folder is served. */
export function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const addresses = paths.map((path) => relative(folder, path).replaceAll(sep, '/'))
  return new Set(addresses.filter((address) => !NOT_SERVED.test(address)))
}

/** What is never a page: the API, the folder of files, names that begin with a dot. */
const NO_PAGE = /^\/(api|assets)(\/|$)|\/\./

/** Whether a request is for one of the application's pages. */
export function wantsPage(request: FastifyRequest): boolean {
  return READING.includes(request.method) && isPage(pathOf(request))
}

function pathOf({ url }: FastifyRequest): string {
  return decodeURIComponent(url.split('?')[0] ?? '')
}

function isPage(path: string): boolean {
  return path === '/index.html' || (!NO_PAGE.test(path) && !FILE.test(path))
}

const READING = ['GET', 'HEAD']

/** Answers one who wants something else of a page than to read it. */
function onlyRead({ method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.header('allow', ['OPTIONS', ...READING].join(', '))
  if (method === 'OPTIONS') return reply.code(204).send()
  throw new HttpFailure(405, `${method} is not what this address is for`)
}

/** The addresses of the document itself. */
const DOCUMENT = ['', 'index.html']

/** Serves the files of the application in a folder; the document only where nothing is said in it. */
export async function serveSite(
  app: FastifyInstance,
  folder: string,
  addresses: ReadonlySet<string>,
  document: Document | undefined,
): Promise<void> {
  const own = new Set(addresses).add('')
  if (document !== undefined) for (const address of DOCUMENT) own.delete(address)
  await app.register(files, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => own.has(path.replace(/^\//, '')),
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
  })
}

/** Every page of the application is the same document. Pages and files are there to be read. */
export function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document | undefined,
  isFile: (path: string) => boolean,
): FastifyReply | Promise<FastifyReply> | undefined {
  const [path, isRead] = [pathOf(request), READING.includes(request.method)]
  if (!isRead && (isPage(path) || isFile(path))) return onlyRead(request, reply)
  if (!isPage(path)) throw new HttpFailure(404, 'there is nothing at this address')
  if (document !== undefined) return document.answer(request, reply)
  // Not returned: the framework would listen to a file's stream once more than Node expects.
  void reply.sendFile('index.html')
  return undefined
}
