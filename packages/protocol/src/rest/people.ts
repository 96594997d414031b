import * as v from 'valibot'
import { Count, Id, Moment, Name } from '../words.ts'
import { Next } from './page.ts'

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

/** `GET /api/v1/me/blocked`: a page of those one has blocked, the last first. */
export const PeopleBlocked = v.object({ blocked: v.array(PersonBlocked), next: Next })
export type PeopleBlocked = v.InferOutput<typeof PeopleBlocked>

/** `GET /api/v1/me/blocked/:id`: whether one has blocked somebody. */
export const IsBlocked = v.object({ blocked: v.boolean() })
export type IsBlocked = v.InferOutput<typeof IsBlocked>

/** `GET /api/v1/me/people`: a page of those one has played with, the last first. */
export const MyPeople = v.object({
  met: v.array(PersonMet),
  next: Next,
  /** The first page of those one has blocked. */
  blocked: v.array(PersonBlocked),
  /** What the next page of those is asked by. */
  blockedNext: Next,
})
export type MyPeople = v.InferOutput<typeof MyPeople>
