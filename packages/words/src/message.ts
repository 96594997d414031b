/** A text that stands for itself: a name somebody typed. */
export interface Literal {
  readonly literal: string
}

/**
 * A parameter of a message. **A string is a message key itself**, or several keys separated by
 * spaces, to be listed as the language lists things.
 */
export type Param = string | number | Literal

/** What is to be said: the key of a text, and what goes into it. */
export interface Sayable {
  readonly key: string
  readonly params?: Readonly<Record<string, Param>>
}

/** A piece of a sentence. `key` is there where the piece is a name that was put in. */
export interface Piece {
  readonly text: string
  readonly key?: string
}
