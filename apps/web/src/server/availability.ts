import { create } from 'zustand'

/** `none`: the page is served as plain files. `away`: the server does not answer, or we are offline. */
export type Availability = 'none' | 'away' | 'there'

/** A server says in the document itself that it is one: no request is made to find out. */
function isServed(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector('meta[name="meadhall-server"]') !== null
  )
}

function atFirst(): Availability {
  if (!isServed()) return 'none'
  return navigator.onLine ? 'there' : 'away'
}

/** Whether there is a server to play at. Changes as calls are answered or not. */
export const useAvailability = create<{ readonly is: Availability }>(() => ({ is: atFirst() }))

function become(is: Availability): void {
  const now = useAvailability.getState().is
  if (now !== 'none' && now !== is) useAvailability.setState({ is })
}

/** The server has answered. */
export function reached(): void {
  become('there')
}

/** The server has not answered. */
export function unreachable(): void {
  become('away')
}

if (isServed()) {
  addEventListener('online', reached)
  addEventListener('offline', unreachable)
}
