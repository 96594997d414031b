import type { Message } from './event.ts'

type Texts = typeof import('./locales/en.json')
type RefusalKey = Exclude<keyof Texts, 'default'>

/**
 * Why something from outside is not taken: a text by its key, and the rule where it is one that
 * forbids it. Strings among the parameters stand for themselves. Whoever shows it words it; the
 * English `message` of an error is for developers.
 */
export interface Refusal extends Message {
  readonly rule?: string
}

/** A refusal of the kernel's own; its texts are in `locales/`. */
export function refuse(key: RefusalKey, params: Refusal['params'] = {}): Refusal {
  return { key, params }
}
