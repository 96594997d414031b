import type { Duplex } from 'node:stream'

/** Streams that are held back until the turn of the event loop is over. */
const held: Duplex[] = []

/**
 * Holds a stream back until all that is due now is done: what is written to it in one turn (a step and
 * the reply that acknowledges it, say) goes out together. One tick lets all of them go.
 */
export function hold(stream: Duplex): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  if (held.push(stream) === 1) process.nextTick(letGo)
}

function letGo(): void {
  for (const stream of held) stream.uncork()
  held.length = 0
}
