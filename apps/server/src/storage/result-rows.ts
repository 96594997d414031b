export type Flag = 0 | 1

/** How strong a person is in one game with so many players. */
export interface RatingsRow {
  person_id: string
  game: string
  players: number
  mu: number
  sigma: number
  /** How many games it was made from. */
  games: number
}

/** What one game did to the rating of whoever began a seat. */
export interface RatingChangesRow {
  table_id: string
  seat: number
  mu_before: number
  sigma_before: number
  mu_after: number
  sigma_after: number
}

/** How a game ended for the person who began a seat. */
export interface ResultsRow {
  table_id: string
  seat: number
  person_id: string
  game: string
  players: number
  place: number
  won: Flag
  score: number
  rated: Flag
  ended: number
  /** Whom the seat played, by the key of the game's text; `null` where it is not known. */
  played_as: string | null
  /** What the score came from, as JSON (`ratings/merit-text.ts`); `null` where it is not known. */
  sources: string | null
}

/** How many games somebody has finished, by all that statistics tell apart. */
export interface GameCountsRow {
  person_id: string
  game: string
  players: number
  seat: number
  /** Empty where it is not known. */
  played_as: string
  games: number
  wins: number
  /** In how many of them it is known what the score came from. */
  told: number
}

/** What each source brought somebody in all games where it is known. */
export interface SourceCountsRow {
  person_id: string
  game: string
  source: string
  points: number
}

/** How often somebody has finished a game with somebody else, and won it. */
export interface MeetingsRow {
  person_id: string
  other_id: string
  games: number
  wins: number
  last: number
}

/** What somebody told the operator about somebody else. */
export interface ReportsRow {
  id: string
  at: number
  by_id: string
  about_id: string
  table_id: string
  reason: string
  closed: number | null
  /** What the operator wrote when closing it. */
  note: string | null
}
