import { isRecord } from '@meadhall/kernel'
import type { BusMessage } from './bus.ts'

/** A message with its topic, as it travels. */
export interface Notice {
  readonly topic: string
  readonly message: BusMessage
}

/** PostgreSQL takes less than 8000 bytes at once. */
export const MOST_BYTES = 7_500

export function noticeText({ topic, message }: Notice): string {
  return JSON.stringify([topic, message])
}

const isNumber = (value: unknown) => typeof value === 'number'

const SHAPES: Readonly<Record<string, (message: Readonly<Record<string, unknown>>) => boolean>> = {
  game: ({ seq }) => isNumber(seq),
  table: ({ version }) => isNumber(version),
  chat: ({ n }) => isNumber(n),
  presence: ({ process, seats, watching }) =>
    typeof process === 'string' &&
    Array.isArray(seats) &&
    seats.every(isNumber) &&
    isNumber(watching),
}

/**
 * What another process said; `null` for what this one does not know: a newer one may run beside it
 * while they are replaced one after the other.
 */
export function noticeOf(text: string): Notice | null {
  const said = parsed(text)
  if (!Array.isArray(said)) return null
  const [topic, message]: unknown[] = said
  if (typeof topic !== 'string' || !isRecord(message)) return null
  const fits = SHAPES[String(message['kind'])]
  return fits?.(message) === true ? { topic, message: message as unknown as BusMessage } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
