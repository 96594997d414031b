import type { WebSocket } from 'ws'
import type { Presence } from '../socket/crowd.ts'
import type { SocketLimits } from '../socket/limits.ts'
import { CLOSE } from '../socket/live-client.ts'
import type { LobbyFeed } from './lobby-feed.ts'

export interface LobbyClientNeeds {
  readonly lobby: LobbyFeed
  /** Whom the one who looks does not want to meet. */
  readonly shunned: Promise<ReadonlySet<string>>
  readonly limits: SocketLimits
  /** Its place among all live sockets, left when it closes. */
  readonly presence: Presence
}

/** One socket that looks at the lobby. It has nothing to say; whoever reads too slowly begins anew. */
export function lookAtLobby(
  socket: WebSocket,
  { lobby, shunned, limits, presence }: LobbyClientNeeds,
): void {
  let isAlive = true
  let leave: () => void = () => undefined
  const heartbeat = setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    socket.ping()
  }, limits.heartbeatMs)
  socket.on('pong', () => {
    isAlive = true
  })
  socket.on('message', () => socket.close(CLOSE.protocol, 'malformed'))
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(heartbeat)
    presence.leave()
    leave()
  })
  const send = (text: string) => {
    if (socket.bufferedAmount > limits.slow) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const begin = async () => {
    leave = await lobby.watch({ shunned: await shunned, send })
    // It may have gone while the tables were read.
    if (socket.readyState !== socket.OPEN) leave()
  }
  begin().catch(() => socket.terminate())
}
