import type { GameId } from '@meadhall/games'
import { keepInvitations } from '../../live/invitations.ts'
import { api } from '../../server/api.ts'
import { asSomebody } from '../../server/me.ts'
import type { TableChoice } from './table-choice.ts'

/** Lays a table, takes the first seat at it, and keeps the links of seats that are by invitation. */
export function layTable(game: GameId, choice: TableChoice, options: unknown): Promise<string> {
  const plan = { game, options, ...choice, seats: [...choice.seats] }
  return asSomebody(async () => {
    const { table, invitations } = await api.found(plan)
    keepInvitations(table.id, invitations)
    await api.sit(table.id, { seat: 0 })
    return table.id
  })
}
