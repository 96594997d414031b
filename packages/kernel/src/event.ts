/**
 * Something that happened, told for animation, sound and the readable log. The type names the
 * message (`event.<type>`), the other fields are its parameters; events never hold sentences.
 */
export interface GameEvent {
  readonly type: string
}

/** Takes events. `undefined` means nobody listens: `emit?.({…})` then builds nothing. */
export type Emit<E> = ((event: E) => void) | undefined

/** A text by its key: the words live in locale files. */
export interface Message {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Why something is not allowed: the rule that forbids it, and a message to show. */
export interface Reason extends Message {
  readonly rule: string
}
