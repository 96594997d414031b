import type { WebSocket } from 'ws'
import type { SocketLimits } from './limits.ts'

export interface ControlNeeds {
  readonly limits: Pick<SocketLimits, 'slowest'>
  /** Whether the peer has not said too much lately; it then counts. */
  maySpeak(): boolean
  /** It has: it is to be sent away. */
  flooded(): void
  /** It lives: it has answered a ping. */
  ponged(): void
}

/**
 * Pings and pongs of one socket. They count like messages, but for the pongs that were asked for. A ping
 * is answered here, not by the socket itself: what waits for a peer that asks and never reads would grow
 * without end.
 */
export class ControlFrames {
  readonly #socket: WebSocket
  readonly #needs: ControlNeeds
  #isAwaited = false

  constructor(socket: WebSocket, needs: ControlNeeds) {
    this.#socket = socket
    this.#needs = needs
    socket.on('ping', (data) => {
      if (this.#isHeeded()) socket.pong(data)
    })
    socket.on('pong', () => {
      if (!this.#isAwaited && !this.#isHeeded()) return
      this.#isAwaited = false
      needs.ponged()
    })
  }

  /** Asks whether the peer lives; `written` is called when that has gone out. */
  ping(written?: () => void): void {
    this.#isAwaited = true
    this.#socket.ping(undefined, undefined, written)
  }

  #isHeeded(): boolean {
    const { limits, maySpeak, flooded } = this.#needs
    if (!isReading(this.#socket, limits)) return false
    if (maySpeak()) return true
    flooded()
    return false
  }
}

/** Whether a peer is still open and takes what it is sent; one for whom too much waits is cut. */
export function isReading(socket: WebSocket, { slowest }: Pick<SocketLimits, 'slowest'>): boolean {
  if (socket.readyState !== socket.OPEN) return false
  if (socket.bufferedAmount <= slowest) return true
  socket.terminate()
  return false
}
