import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { HttpFailure } from './failure.ts'

/** Addresses that only a network of one's own has. */
const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8)
PRIVATE.addSubnet('10.0.0.0', 8)
PRIVATE.addSubnet('172.16.0.0', 12)
PRIVATE.addSubnet('192.168.0.0', 16)
PRIVATE.addSubnet('169.254.0.0', 16)
PRIVATE.addSubnet('100.64.0.0', 10)
PRIVATE.addAddress('::1', 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** Names that no name server of the Internet gives: `localhost`, `hall`, `hall.local`. */
const AT_HOME = /^[\w-]+$|\.(?:local|localhost|home\.arpa|internal)$/

function isPrivate(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

/** The address at which a request came in. */
function cameInAt({ socket }: FastifyRequest): string | undefined {
  return socket.localAddress?.replace(/^::ffff:/, '')
}

/** A host without its port, nor the brackets of a newer address. */
function nameIn(host: string): string {
  return host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
}

function isOwn(request: FastifyRequest, hosts: readonly string[]): boolean {
  const name = nameIn(request.host ?? '')
  if (name === '' || hosts.includes(name) || AT_HOME.test(name)) return true
  return isPrivate(name) || name === cameInAt(request)
}

/**
 * Where the operator has not named the public address: refuses whoever asks by a name that is not
 * known to be this server's. A page of somebody else could have its own name point here, and would
 * then pass for one of ours.
 */
export function refuseOtherHosts(
  app: FastifyInstance,
  { origin, hosts }: Pick<Config, 'origin' | 'hosts'>,
): void {
  if (origin !== undefined) return
  app.addHook('onRequest', (request, _, done) => {
    if (isOwn(request, hosts)) done()
    else done(new HttpFailure(421, 'this server is not known by that name (MEADHALL_ORIGIN)'))
  })
}
