/**
 * Something that a player may leave word of, so that a slow game need not wait for them: "send nobody
 * to calls this age". The text is `order.<id>`.
 */
export interface OrderSpec {
  readonly id: string
  /** The kinds of decision that it may answer. */
  readonly answers: readonly string[]
}
