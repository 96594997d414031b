import type { Message, Reason } from '@meadhall/kernel'
import type { Refusal, RefusalCode } from '@meadhall/protocol'
import type { TextKey } from './in-english.ts'

/** The texts of tables are named without their `table.`, all others in full. */
type RefusalKey =
  | (TextKey extends infer Key ? (Key extends `table.${infer Rest}` ? Rest : never) : never)
  | Extract<TextKey, `server.${string}`>

/** Something that is not done. Whoever asked for it is told; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal
  /** After how many seconds it may go well, where that is known. */
  readonly retryAfter: number | null
  constructor(
    code: RefusalCode,
    why: Message | Reason | null = null,
    retryAfter: number | null = null,
  ) {
    super(why === null ? code : `${code}: ${why.key}`)
    this.refusal = { code, why: why === null ? null : { ...why, params: { ...why.params } } }
    this.retryAfter = retryAfter
  }
}

/** Refuses with one of the server's own texts (`locales/`). */
export function refuse(
  code: RefusalCode,
  key: RefusalKey,
  params: Message['params'] = {},
  retryAfter: number | null = null,
): Refused {
  const full = key.startsWith('server.') ? key : `table.${key}`
  return new Refused(code, { key: full, params }, retryAfter)
}
