import { useState } from 'react'
import { useFailure } from './use-failure.ts'

/** Something that is done at a server: one thing at a time, and what went wrong with the last. */
export interface Doing {
  readonly isBusy: boolean
  readonly failure: string | null
  /** Whether it was done; what comes while something else is being done is not. */
  run(act: () => Promise<unknown>): Promise<boolean>
}

export function useDoing(): Doing {
  const [isBusy, setBusy] = useState(false)
  const { failure, attempt } = useFailure()
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return false
    setBusy(true)
    try {
      return await attempt(act)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
