import * as v from 'valibot'
import { Next } from '../rest/page.ts'
import { TableListed } from '../rest/results.ts'
import { Id } from '../words.ts'

/** Public tables that wait for players, the latest first, at most 100: the first that is told. */
export const LobbyTold = v.object({
  type: v.literal('lobby'),
  tables: v.array(TableListed),
  /** By which `GET /api/v1/tables` tells of further ones, as they are then. */
  next: Next,
})
export type LobbyTold = v.InferOutput<typeof LobbyTold>

/** What has changed since: tables that are new or other than before, and those that are gone. */
export const LobbyChange = v.object({
  type: v.literal('lobby-change'),
  put: v.array(TableListed),
  gone: v.array(Id),
})
export type LobbyChange = v.InferOutput<typeof LobbyChange>

/** All that is told of the lobby. */
export const FromLobby = v.variant('type', [LobbyTold, LobbyChange])
export type FromLobby = v.InferOutput<typeof FromLobby>
