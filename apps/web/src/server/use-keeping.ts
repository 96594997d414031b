import { useState } from 'react'
import { keepInTurn } from './keep-in-turn.ts'
import { useFailure } from './use-failure.ts'

/** Something that a form shows changed at once while the server keeps it. */
export interface Keeping<T> {
  readonly value: T
  readonly failure: string | null
  change(value: T): void
}

/** Every change is kept, in the order of the changes; `keep` is the one of the first drawing. */
export function useKeeping<T>(first: T, keep: (value: T) => Promise<unknown>): Keeping<T> {
  const [value, setValue] = useState(first)
  const [inTurn] = useState(() => keepInTurn(keep))
  const { failure, attempt } = useFailure()
  const change = (next: T) => {
    setValue(next)
    void attempt(() => inTurn(next))
  }
  return { value, failure, change }
}
