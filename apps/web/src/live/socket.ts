/** A connection to a table at the server that this page came from. */
export function tableSocket(id: string): WebSocket {
  const { protocol, host } = location
  const scheme = protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(`${scheme}//${host}/api/v1/tables/${encodeURIComponent(id)}/live`)
}

/** Waits before one connects anew; where the network comes back or somebody looks, no longer. */
export function untilConnectable(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      document.removeEventListener('visibilitychange', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    document.addEventListener('visibilitychange', done)
  })
}
