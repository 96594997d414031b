import type {
  JsonAddress,
  MediaAddress,
  ReplyOf,
  RouteAddress,
  SentBody,
  SentParams,
  SentQuery,
} from '@meadhall/protocol/routes'
import { NotDone, notDone, readJson } from './not-done.ts'
import { type RestRequest, send } from './send.ts'

type IsFree<T> = undefined extends T ? true : false
type Part<Name extends string, T, Free> = Free extends true
  ? { readonly [N in Name]?: T }
  : { readonly [N in Name]: T }
/** Filters may be left out altogether where each of them may. */
type IsWish<T> = Record<never, never> extends T ? true : IsFree<T>

/** What goes along with a call: the parts that the route has, and none that it has not. */
export type Sent<A extends RouteAddress> = Part<'params', SentParams<A>, IsFree<SentParams<A>>> &
  Part<'query', SentQuery<A>, IsWish<SentQuery<A>>> &
  Part<'body', SentBody<A>, IsFree<SentBody<A>>>
type Sending<A extends RouteAddress> =
  Record<never, never> extends Sent<A> ? [sent?: Sent<A>] : [sent: Sent<A>]

/** Brings a request to the server, and its answer back; throws where there is none. */
export type Carry = (request: RestRequest) => Promise<Response>

/**
 * The server's REST interface by the contract (`@meadhall/protocol/routes`), of which only types are
 * needed: a route is called by its address. Each call throws `NotDone` where the server does not do it.
 */
export class Rest {
  readonly #carry: Carry

  constructor(carry: Carry) {
    this.#carry = carry
  }

  /** What the server answers with. */
  async call<A extends JsonAddress>(address: A, ...[sent]: Sending<A>): Promise<ReplyOf<A>> {
    const text = await textOf(await this.#answered(address, sent))
    // The server keeps to the schemas that these types come from.
    return (text === '' ? undefined : readJson(text)) as ReplyOf<A>
  }

  /** What the server answers with as it is: a file, letter by letter. */
  async file<A extends MediaAddress>(address: A, ...[sent]: Sending<A>): Promise<Response> {
    const reply = await this.#answered(address, sent)
    if (!reply.ok) throw notDone(reply.status, await reply.text())
    return reply
  }

  async #answered(address: RouteAddress, sent: Parts = {}): Promise<Response> {
    try {
      return await this.#carry(requestOf(address, sent))
    } catch (error) {
      throw error instanceof NotDone ? error : silent(error)
    }
  }
}

/** A server as one person sees it who is known by a token, or as a stranger does. */
export function restAt(server: string, token: string | null = null): Rest {
  return new Rest((request) => send(server, { ...request, token }))
}

function silent(error: unknown): NotDone {
  const quiet = new NotDone('silent', 'the server does not answer')
  quiet.cause = error
  return quiet
}

async function textOf(reply: Response): Promise<string> {
  const text = await reply.text().catch(() => '')
  if (!reply.ok) throw notDone(reply.status, text)
  return text
}

interface Parts {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The request by which a route is called. */
function requestOf(address: RouteAddress, { params, query, body }: Parts): RestRequest {
  const [method = '', path = ''] = address.split(' ')
  const named = (params ?? {}) as Readonly<Record<string, string>>
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(named[name] ?? ''),
  )
  return { method, path: `${filled}${queryText((query ?? {}) as Wish)}`, body }
}

type Wish = Readonly<Record<string, string | undefined>>

/** The filters of a list as they stand in an address; what is not wished is left out. */
function queryText(wish: Wish): string {
  const given = Object.entries(wish).filter((entry): entry is [string, string] => entry[1] != null)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}
