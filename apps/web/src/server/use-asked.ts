import { NotDone } from '@meadhall/client/rest'
import { useCallback, useEffect, useState } from 'react'

/** What the server was asked for: there, on its way (`null`), or refused. */
export interface Asked<T> {
  readonly got: T | null
  readonly refused: NotDone | null
  /** Asks once more; what was there stays until then. */
  again(): void
}

/** Asks the server whenever `ask` is another function; the last answer counts. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [state, setState] = useState<{ of: unknown; got: T | null; refused: NotDone | null }>({
    of: ask,
    got: null,
    refused: null,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    let isGone = false
    ask().then(
      (got) => !isGone && setState({ of: ask, got, refused: null }),
      (error: unknown) => {
        if (!(error instanceof NotDone)) throw error
        if (!isGone) setState((before) => ({ ...before, of: ask, refused: error }))
      },
    )
    return () => {
      isGone = true
    }
  }, [ask, round])
  const again = useCallback(() => setRound((before) => before + 1), [])
  const isOld = state.of !== ask
  return { got: isOld ? null : state.got, refused: isOld ? null : state.refused, again }
}
