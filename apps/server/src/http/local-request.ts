import type { FastifyRequest } from 'fastify'

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOCAL_HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i
/** What proxies say of those for whom they ask; each says something else, and some only one of these. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|.*-connecting-ip|true-client-ip)$/

/**
 * Whether somebody on this machine asks for this machine. A proxy on this machine speaks for others,
 * and a page that had its own name point here asks for another name.
 */
export function isLocal({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isDirect = !Object.keys(headers).some((name) => FORWARDED.test(name))
  return (
    isDirect && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '')
  )
}
