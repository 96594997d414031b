import { API_ROOT } from '@meadhall/protocol/plain'

/** One request of the server's REST interface, as it goes over the line. */
export interface RestRequest {
  readonly method: string
  /** Below `/api/v1`, with what is asked for in it. */
  readonly path: string
  /** How a program is known; a browser's cookie comes along by itself. */
  readonly token?: string | null | undefined
  /** What is sent as JSON; left out, nothing is. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request to a server: all of ours go this way. `''` is the server that a page came from. */
export function send(server: string, request: RestRequest): Promise<Response> {
  const { method, path, token, body, headers } = request
  return fetch(`${server}${API_ROOT}${path}`, {
    method,
    cache: 'no-store',
    headers: {
      ...(token != null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
