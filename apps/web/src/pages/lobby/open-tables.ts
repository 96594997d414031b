import type { FromLobby, TableListed } from '@meadhall/protocol'
import { useEffect, useState } from 'react'
import { untilConnectable } from '../../live/socket.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** The open tables after a message from the lobby, the newest first. */
export function tablesAfter(
  tables: readonly TableListed[],
  told: FromLobby,
): readonly TableListed[] {
  if (told.type === 'lobby') return told.tables
  const gone = new Set([...told.gone, ...told.put.map(({ id }) => id)])
  const all = [...told.put, ...tables.filter(({ id }) => !gone.has(id))]
  return all.sort((a, b) => b.created - a.created)
}

function lobbySocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${location.host}/api/v1/lobby`)
}

/** Tells of every change in the lobby, through cut connections; the result ends it. */
function watchLobby(told: (message: FromLobby) => void): () => void {
  let wait = FIRST_WAIT_MS
  let isEnded = false
  let socket: WebSocket | null = null
  const connect = () => {
    if (isEnded) return
    socket = lobbySocket()
    socket.addEventListener('message', ({ data }) => {
      wait = FIRST_WAIT_MS
      if (!isEnded) told(JSON.parse(String(data)) as FromLobby)
    })
    socket.addEventListener('close', () => {
      void untilConnectable(wait * (0.5 + Math.random())).then(connect)
      wait = Math.min(LONGEST_WAIT_MS, wait * 2)
    })
  }
  connect()
  return () => {
    isEnded = true
    socket?.close()
  }
}

/** What is known of the lobby. */
export interface LobbySeen {
  readonly tables: readonly TableListed[]
  /** By what tables are asked for that have waited longer than these; `null` where there are none. */
  readonly next: string | null
}

/** What is known after a message. */
export function seenAfter(before: LobbySeen | null, told: FromLobby): LobbySeen {
  const next = told.type === 'lobby' ? told.next : (before?.next ?? null)
  return { tables: tablesAfter(before?.tables ?? [], told), next }
}

/** The public tables that wait for players, as they are now; `null` before they are known. */
export function useOpenTables(): LobbySeen | null {
  const [seen, setSeen] = useState<LobbySeen | null>(null)
  useEffect(() => watchLobby((told) => setSeen((now) => seenAfter(now, told))), [])
  return seen
}
