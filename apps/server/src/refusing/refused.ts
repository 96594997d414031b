import type { Message, Reason } from '@meadhall/kernel'
import type { Refusal, RefusalCode } from '@meadhall/protocol'

/** Something that is not done. Whoever asked for it is told; nothing has changed. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal
  constructor(code: RefusalCode, why: Message | Reason | null = null) {
    super(why === null ? code : `${code}: ${why.key}`)
    this.refusal = { code, why: why === null ? null : { ...why, params: { ...why.params } } }
  }
}

/** Refuses with one of the server's own texts (`locales/`). */
export function refuse(code: RefusalCode, key: string, params: Message['params'] = {}): Refused {
  return new Refused(code, { key: `table.${key}`, params })
}
