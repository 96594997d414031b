import { type LookupAddress, lookup } from 'node:dns'
import { type RequestOptions, request as requestPlainly } from 'node:http'
import { request as requestSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where a server may be sent to by those who give it addresses. */
export interface OutgoingPolicy {
  /** For tests and closed networks: plain HTTP, and addresses that are not of the public Internet. */
  readonly allowPrivate: boolean
  /** For all of it: finding the address, connecting, sending, the first line of the answer. */
  readonly timeoutMs: number
}

/** Why nobody may send us to an address. */
export type Unsendable = 'no-https' | 'user' | 'private'

/** An address that nobody may send us to. */
export class ForbiddenAddress extends Error {
  override readonly name = 'ForbiddenAddress'
  readonly why: Unsendable
  constructor(why: Unsendable) {
    super(`nothing is sent there: ${why}`)
    this.why = why
  }
}

interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | string
}

/**
 * Sends something to an address that somebody gave us, and resolves with the status of the answer. It
 * does not follow where that points, and the address that is really connected to is the one checked:
 * a name cannot lead to one address when it is looked at and to another when it is used.
 */
export async function post({ url, headers, body }: Post, policy: OutgoingPolicy): Promise<number> {
  const address = checkedUrl(url, policy)
  const isSafe = address.protocol === 'https:'
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(policy.timeoutMs),
    ...(policy.allowPrivate ? {} : { lookup: publicLookup }),
  }
  return await new Promise((resolve, reject) => {
    const request = (isSafe ? requestSafely : requestPlainly)(address, options, (response) => {
      resolve(response.statusCode ?? 0)
      // What else it says is of no interest, and may have no end.
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** The address, if it may be sent to as far as can be told before its name is looked up. */
export function checkedUrl(text: string, { allowPrivate }: OutgoingPolicy): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url?.protocol === 'https:' || (allowPrivate && url?.protocol === 'http:')
  if (url === null || !isWeb) throw new ForbiddenAddress('no-https')
  if (url.username !== '' || url.password !== '') throw new ForbiddenAddress('user')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))
    throw new ForbiddenAddress('private')
  return url
}

/** Looks a name up, and finds only public addresses. */
const publicLookup: LookupFunction = (name, { family }, done) => {
  lookup(name, { all: true, family: family ?? 0 }, (error, found) => {
    const isRefused = error === null && !found.every(({ address }) => isPublicAddress(address))
    const problem = isRefused ? new ForbiddenAddress('private') : error
    done(problem, problem === null ? (found as LookupAddress[]) : [])
  })
}
