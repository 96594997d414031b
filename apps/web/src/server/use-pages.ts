import type { NotDone } from '@meadhall/client/rest'
import { useCallback, useState } from 'react'
import { useAsked } from './use-asked.ts'
import { useDoing } from './use-doing.ts'

/** A part of a list, and by what the next is asked; `null` where there is none. */
export interface Part<T> {
  readonly found: readonly T[]
  readonly next: string | null
}

/** A list of the server's, as far as somebody has looked at it. */
export interface Pages<T> {
  /** `null` before the first part is there. */
  readonly found: readonly T[] | null
  readonly refused: NotDone | null
  readonly failure: string | null
  /** Asks for the next part; `null` where there is none. */
  readonly more: (() => void) | null
  /** Begins anew with the first part. */
  again(): void
}

/** A list page by page; begins anew whenever `ask` is another function. */
export function usePages<T>(ask: (after?: string) => Promise<Part<T>>): Pages<T> {
  const { got, refused, again } = useAsked(useCallback(() => ask(), [ask]))
  const [further, setFurther] = useState<(Part<T> & { readonly of: Part<T> }) | null>(null)
  const { failure, run } = useDoing()
  // What was loaded further goes with the first part that it followed.
  const rest = further !== null && further.of === got ? further : null
  const found = got === null ? null : [...got.found, ...(rest?.found ?? [])]
  const next = rest === null ? (got?.next ?? null) : rest.next
  const load = (of: Part<T>, after: string) =>
    run(async () => {
      const part = await ask(after)
      setFurther({ of, found: [...(rest?.found ?? []), ...part.found], next: part.next })
    })
  const more = got === null || next === null ? null : () => void load(got, next)
  return { found, refused, failure, more, again }
}
