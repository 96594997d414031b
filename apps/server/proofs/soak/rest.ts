import { setTimeout as sleep } from 'node:timers/promises'
import type { Addresses } from './addresses.ts'

const RETRY_MS = 20
/** The server is stopping, or its store does not answer: the same may go well a moment later. */
const LATER = 500

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly token: string
  readonly body?: unknown
}

export interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whoever asks says what it is
  readonly body: any
}

/** Calls the API until somebody answers, however many processes die meanwhile. */
export async function call(addresses: Addresses, request: Call): Promise<Answered> {
  for (;;) {
    const answered = await attempt(await addresses.next(), request).catch(() => null)
    if (answered !== null && answered.status < LATER) return answered
    await sleep(RETRY_MS)
  }
}

async function attempt(address: string, { method, path, token, body }: Call): Promise<Answered> {
  const reply = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  return { status: reply.status, body: await reply.json() }
}
