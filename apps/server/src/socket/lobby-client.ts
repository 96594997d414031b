import type { WebSocket } from 'ws'
import { Allowance } from '../limits/allowance.ts'
import type { LobbyFeed } from '../lobby/lobby-feed.ts'
import { ControlFrames } from './control-frames.ts'
import type { Presence } from './crowd.ts'
import type { SocketLimits } from './limits.ts'
import { CLOSE } from './live-client.ts'

export interface LobbyClientNeeds {
  readonly lobby: LobbyFeed
  /** Whom the one who looks does not want to meet. */
  readonly shunned: Promise<ReadonlySet<string>>
  readonly limits: SocketLimits
  /** Its place among all live sockets, left when it closes. */
  readonly presence: Presence
  readonly now: () => number
}

/** One socket that looks at the lobby. It has nothing to say; whoever reads too slowly begins anew. */
export function lookAtLobby(
  socket: WebSocket,
  { lobby, shunned, limits, presence, now }: LobbyClientNeeds,
): void {
  const allowance = new Allowance(limits.burst, limits.perSecond, now)
  let isAlive = true
  let leave: () => void = () => undefined
  const control = new ControlFrames(socket, {
    limits: { slowest: limits.slow },
    maySpeak: () => allowance.take() && presence.maySpeak(),
    flooded: () => socket.close(CLOSE.flood, 'too-many'),
    ponged: () => {
      isAlive = true
    },
  })
  const heartbeat = setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    control.ping()
  }, limits.heartbeatMs)
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
