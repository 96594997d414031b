/** An answer with what the search found out about it. */
export interface Found<A> {
  readonly action: A
  /** Its giver's worth, 0 to 1. */
  readonly worth: number
  /** Of a mixed answer; otherwise all of it is the best one's. */
  readonly share: number
}
