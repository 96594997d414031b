import { useState } from 'react'
import { useLocation } from 'wouter'

interface Laying<T> {
  /** What a table is being laid for; `null` while none is. */
  readonly laying: T | null
  readonly hasFailed: boolean
  readonly lay: (what: T) => Promise<void>
}

/** Lays a new table by one click and goes there; a second click meanwhile lays no second one. */
export function useLaying<T>(layOut: (what: T) => Promise<string>): Laying<T> {
  const [, go] = useLocation()
  const [laying, setLaying] = useState<T | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const lay = async (what: T) => {
    if (laying !== null) return
    setLaying(what)
    setFailed(false)
    try {
      go(`/table/${await layOut(what)}`)
    } catch {
      setFailed(true)
    }
    setLaying(null)
  }
  return { laying, hasFailed, lay }
}
