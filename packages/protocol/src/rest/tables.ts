import * as v from 'valibot'
import { BotLevel, TableShown } from '../table.ts'
import { Hex, Id, SeatNumber, Token } from '../words.ts'

/** Sits down: at a seat, or at the first that is free. */
export const Sit = v.object({
  seat: v.optional(SeatNumber),
  /** The secret of an invitation's link. */
  invitation: v.optional(Token),
  /** Binds the seat to a contribution to the seed. */
  commitment: v.optional(Hex),
  /** Reveals it at once; for slow tables. */
  contribution: v.optional(Hex),
})
export type Sit = v.InferOutput<typeof Sit>

/** Starts the game; bots of a level may take the seats that are still free. */
export const Start = v.object({ fill: v.optional(BotLevel) })
export type Start = v.InferOutput<typeof Start>

/** Leaves: before the game at once, later giving the seat to a bot, to anyone who comes, or by invitation. */
export const Leave = v.object({ to: v.optional(v.picklist(['bot', 'anyone', 'invited']), 'bot') })
export type Leave = v.InferOutput<typeof Leave>

/** `POST /api/v1/tables/quick`: what somebody would like to play. */
export const QuickWish = v.object({
  game: Id,
  /** How many play; left out: any number will do. */
  players: v.optional(SeatNumber),
  tempo: v.optional(v.picklist(['none', 'live', 'slow']), 'live'),
  rated: v.optional(v.boolean(), false),
})
export type QuickWish = v.InferOutput<typeof QuickWish>
/** The same as it is sent. */
export type QuickWishSent = v.InferInput<typeof QuickWish>

/** `GET /api/v1/addresses`: where others in the network open it, told on the machine itself only. */
export const Addresses = v.object({ addresses: v.array(v.string()) })
export type Addresses = v.InferOutput<typeof Addresses>

/** A seat in an address. */
export const SeatAddress = v.object({ id: Id, seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/)) })

/** One table. */
export const OneTable = v.object({ table: TableShown })
export type OneTable = v.InferOutput<typeof OneTable>

/** A table that was laid. */
export const TableLaid = v.object({
  table: TableShown,
  /** By seat the secret of its link, or `null` where it is not by invitation. */
  invitations: v.array(v.nullable(v.string())),
})
export type TableLaid = v.InferOutput<typeof TableLaid>

/** What one is told who has sat down. */
export const Seated = v.object({
  seat: SeatNumber,
  /** The secret of the link that leads back to the seat. */
  resume: v.string(),
  table: TableShown,
})
export type Seated = v.InferOutput<typeof Seated>

/** A table that one has left. */
export const TableLeft = v.object({
  table: TableShown,
  /** The secret of the seat's link, where the seat goes by invitation now. */
  invitation: v.nullable(v.string()),
})
export type TableLeft = v.InferOutput<typeof TableLeft>
