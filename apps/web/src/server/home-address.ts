import { useEffect, useState } from 'react'
import { rest } from './call.ts'

const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

let asking: Promise<string> | null = null

/**
 * Where other devices open this site. A page that was opened on the server's own machine asks for
 * its address in the network: a link to "localhost" leads a phone to itself.
 */
function originForOthers(): Promise<string> {
  asking ??= askForOrigin()
  return asking
}

/** Whether an address leads nobody but this machine here. */
export function isOnlyHere(origin: string): boolean {
  return THIS_MACHINE.test(new URL(origin).hostname)
}

async function askForOrigin(): Promise<string> {
  const { origin } = location
  if (!isOnlyHere(origin)) return origin
  const { addresses } = await rest.call('GET /addresses').catch(() => ({ addresses: [] }))
  return addresses[0] ?? origin
}

/** The same for a page: this page's own until it is known. */
export function useOriginForOthers(): string {
  const [origin, setOrigin] = useState(location.origin)
  useEffect(() => {
    let isGone = false
    void originForOthers().then((found) => !isGone && setOrigin(found))
    return () => {
      isGone = true
    }
  }, [])
  return origin
}
