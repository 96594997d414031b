import * as v from 'valibot'
import { Count, Id, Moment, Name } from '../words.ts'

/** Somebody with whom one has finished a game. */
export const PersonMet = v.object({
  id: Id,
  name: Name,
  kind: v.picklist(['guest', 'account']),
  /** How many games together, and how many of those one has won oneself. */
  games: Count,
  wins: Count,
  last: Moment,
})
export type PersonMet = v.InferOutput<typeof PersonMet>

/** Somebody whom one does not want to play with, and since when. */
export const PersonBlocked = v.object({ id: Id, name: Name, at: Moment })
export type PersonBlocked = v.InferOutput<typeof PersonBlocked>

/** `GET /api/v1/me/people`: those one has played with, the last first, and those one has blocked. */
export const MyPeople = v.object({ met: v.array(PersonMet), blocked: v.array(PersonBlocked) })
export type MyPeople = v.InferOutput<typeof MyPeople>
