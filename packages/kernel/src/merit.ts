/**
 * What a seat's score was made of, for statistics. Keys are those of the game's own texts, so that
 * whoever counts them needs to know nothing of the game.
 */
export interface Merit {
  /** Whom the seat played ("clan.bear"); `null` where the game has no such thing. */
  readonly as: string | null
  /** What each source brought ("source.pillage"); what brought nothing is left out. */
  readonly sources: Readonly<Record<string, number>>
}
