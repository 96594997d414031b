import type { Sent } from '../channel.ts'

/** What the status of an answer means for the place that gave it. */
export function sentBy(status: number): Sent {
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'failed'
}
