import { parseForeign } from '@meadhall/kernel'

/** What a text says as JSON; `undefined` where it is none. */
export function readJson(text: string): unknown {
  try {
    return parseForeign(text)
  } catch {
    return undefined
  }
}
