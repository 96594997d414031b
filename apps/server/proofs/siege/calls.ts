import { request } from 'node:http'

export interface Called {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks says what it is
  readonly body: any
}

export interface Caller {
  readonly port: number
  /** The address of this machine that it comes from. */
  readonly from: string
}

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token?: string | undefined
  readonly body?: unknown
}

/** Calls the API from one of this machine's addresses. */
export function call({ port, from }: Caller, { method, path, token, body }: Call): Promise<Called> {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, localAddress: from, method, path: `/api/v1${path}`, agent: false },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: parsed(text) }))
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    if (token !== undefined) asked.setHeader('authorization', `Bearer ${token}`)
    if (method === 'POST') asked.setHeader('content-type', 'application/json')
    asked.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined)
  })
}

function parsed(text: string): unknown {
  return text === '' ? null : JSON.parse(text)
}

/** The same, where anything but a good answer is a fault. */
export async function must(caller: Caller, asked: Call): Promise<Called['body']> {
  const { status, body } = await call(caller, asked)
  if (status >= 300) throw new Error(`${asked.path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** A guest's token. */
export async function guest(caller: Caller, name: string): Promise<string> {
  const { token } = await must(caller, {
    method: 'POST',
    path: '/guests',
    body: { name, as: 'program' },
  })
  return token
}
