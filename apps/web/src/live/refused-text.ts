import type { Refusal } from '@meadhall/protocol'
import { refusalText, type Sayable } from '@meadhall/words'

/** Why the server did not do something, in a sentence: its own reason, or what its code means. */
export function refusedText(say: (message: Sayable) => string, { code, why }: Refusal): string {
  if (why === null) return refusalText(say, { key: `code.${code}`, params: {} })
  const { key, params, rule } = why
  return refusalText(say, { key, params, ...(rule !== undefined && { rule }) })
}
