import table from './bot-ratings.json' with { type: 'json' }
import type { Rating } from './rating.ts'

type Measured = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Rating>>>>>>

const RATINGS: Measured = table.ratings

/**
 * What a bot's level means in a game of so many: its rating as `npm run rate:bots` measured it.
 * `null` where it was not.
 */
export function botRating(game: string, players: number, level: string): Rating | null {
  const measured = own(own(RATINGS, game), `${players}`)
  return own(measured, level) ?? null
}

/** What comes from outside may be called like something that every object has. */
function own<T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined
}
