/**
 * Keeps what is changed again and again, one after another, so that the last change is what is kept
 * in the end: a change waits for the one on its way, and of several that wait only the last goes
 * (where each must go, `InTurn` of the kernel is meant).
 */
export function keepInTurn<T>(keep: (value: T) => Promise<unknown>): (value: T) => Promise<void> {
  let next: { readonly value: T } | null = null
  let going: Promise<void> | null = null
  const go = async () => {
    try {
      while (next !== null) {
        const { value } = next
        next = null
        await keep(value).catch((error: unknown) => {
          // What a later change says anew is not missed.
          if (next === null) throw error
        })
      }
    } finally {
      going = null
    }
  }
  return (value) => {
    next = { value }
    going ??= go()
    return going
  }
}
