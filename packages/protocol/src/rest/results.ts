import * as v from 'valibot'
import { LogLine } from '../live/from-server.ts'
import { TableShown } from '../table.ts'
import { Anything, Count, Id, Moment, Name, SeatNumber } from '../words.ts'
import { Digits, Next, PageWish } from './page.ts'

/** A strength and how uncertain it is: with 95 % it lies within two `sigma` around `mu`. */
export const RatingShown = v.object({ mu: v.number(), sigma: v.number() })
export type RatingShown = v.InferOutput<typeof RatingShown>

/** `GET /api/v1/people/:id`: somebody as everybody may see them. */
export const PersonShown = v.object({
  id: Id,
  name: Name,
  kind: v.picklist(['guest', 'account']),
  /** One for each game and number of players. */
  ratings: v.array(v.object({ game: Id, players: Count, ...RatingShown.entries, games: Count })),
})
export type PersonShown = v.InferOutput<typeof PersonShown>

/** One person. */
export const OnePerson = v.object({ person: PersonShown })

/** A table in a list. */
export const TableListed = v.object({
  ...TableShown.entries,
  /** When the next clock runs out; `null` where none runs. */
  due: v.nullable(Moment),
})
export type TableListed = v.InferOutput<typeof TableListed>

/** `GET /api/v1/tables`: which tables that wait for people. */
export const LobbyWish = v.object({
  game: v.optional(Id),
  /** How many play. */
  players: v.optional(Digits),
  tempo: v.optional(v.picklist(['none', 'live', 'slow'])),
  rated: v.optional(v.picklist(['yes', 'no'])),
  ...PageWish.entries,
})
export type LobbyWish = v.InferOutput<typeof LobbyWish>

/** A page of tables, the one touched last first. */
export const TablesPage = v.object({ tables: v.array(TableListed), next: Next })
export type TablesPage = v.InferOutput<typeof TablesPage>

/** `GET /api/v1/me/games`: which games of one's own. */
export const MyGamesWish = v.object({
  state: v.optional(v.picklist(['waiting', 'running', 'finished'])),
  game: v.optional(Id),
  ...PageWish.entries,
})
export type MyGamesWish = v.InferOutput<typeof MyGamesWish>

/** What a game did to a rating. */
export const RatingChange = v.object({
  seat: SeatNumber,
  before: RatingShown,
  after: RatingShown,
})
export type RatingChange = v.InferOutput<typeof RatingChange>

/** What a rated game did, seat by seat; empty until it is counted. */
export const RatingChanges = v.object({ changes: v.array(RatingChange) })

/** A game of one's own: as it stands, or how it ended. */
export const MyGame = v.object({
  table: TableListed,
  /** The seat that one began, or has now. */
  seat: SeatNumber,
  result: v.nullable(v.object({ place: Count, won: v.boolean(), score: v.number() })),
  rating: v.nullable(v.object({ before: RatingShown, after: RatingShown })),
})
export type MyGame = v.InferOutput<typeof MyGame>

/** A page of one's own games, the one touched last first. */
export const MyGames = v.object({ games: v.array(MyGame), next: Next })
export type MyGames = v.InferOutput<typeof MyGames>

const Tally = { games: Count, wins: Count }

/** `GET /api/v1/me/statistics` and `/people/:id/statistics`: somebody's finished games, counted. */
export const Statistics = v.object({
  games: v.array(
    v.object({
      game: Id,
      ...Tally,
      byPlayers: v.array(v.object({ players: Count, ...Tally })),
      /** The first seat is 0. */
      bySeat: v.array(v.object({ players: Count, seat: SeatNumber, ...Tally })),
      /** By whom one played, as the game's own texts call it: `clan.bear`, `jarl.astrid.name`. */
      byRole: v.array(v.object({ as: v.string(), ...Tally })),
      /** In how many games it is known what the score came from. */
      told: Count,
      /** What each source brought in those, as the game's own texts call it: `source.pillage`. */
      sources: v.array(v.object({ source: v.string(), points: v.number() })),
    }),
  ),
})
export type Statistics = v.InferOutput<typeof Statistics>

/** A rating as it was after a game. */
export const RatingPoint = v.object({ table: Id, at: Moment, ...RatingShown.entries })
export type RatingPoint = v.InferOutput<typeof RatingPoint>

/** `GET /api/v1/people/:id/ratings`: of which rating, and which part; of all the latest games. */
export const RatingHistoryWish = v.object({
  game: v.optional(Id),
  /** How many play. */
  players: v.optional(Digits),
  ...PageWish.entries,
})
export type RatingHistoryWish = v.InferOutput<typeof RatingHistoryWish>

/** How somebody's ratings came about, the oldest game first. */
export const RatingHistory = v.object({
  ratings: v.array(
    v.object({
      game: Id,
      players: Count,
      points: v.array(RatingPoint),
      /** By which the games before these are asked, with `game` and `players`. */
      next: Next,
    }),
  ),
})
export type RatingHistory = v.InferOutput<typeof RatingHistory>

/** `GET /api/v1/me/turns`: how many running games wait for you, and when the first clock runs out. */
export const Turns = v.object({ count: Count, due: v.nullable(Moment) })
export type Turns = v.InferOutput<typeof Turns>

/** `GET /api/v1/tables/:id/replay`: for whose eyes. Without a seat, as one who watched. */
export const ReplayWish = v.object({ seat: v.optional(Digits) })

/** A finished game as one seat saw it. */
export const Replay = v.object({
  seat: v.nullable(SeatNumber),
  /** What happened, action by action; the first is the set-up. */
  log: v.array(LogLine),
  /** How everything stood at the end. */
  view: Anything,
  outcome: v.nullable(v.object({ scores: v.array(v.number()), winners: v.array(SeatNumber) })),
})
export type Replay = v.InferOutput<typeof Replay>

/** One replay. */
export const OneReplay = v.object({ replay: Replay })
