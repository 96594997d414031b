import { NotDone } from '@meadhall/client/rest'
import type { Api } from './api.ts'
import type { Contribution } from './contribution.ts'
import type { TableLink } from './link.ts'

/** Sits down as a link allows; gives the link that leads back to the seat. */
export async function sitDown(
  api: Api,
  link: TableLink,
  contribution: Contribution,
): Promise<TableLink> {
  const { resume } =
    link.invitation === null
      ? await sitAtFreeSeat(api, link, contribution)
      : await api.sit(link.table, { invitation: link.invitation })
  return { ...link, invitation: null, seat: resume }
}

/** A commitment names the seat, so one is chosen first; where another is faster, another. */
async function sitAtFreeSeat(api: Api, { table }: TableLink, contribution: Contribution) {
  for (;;) {
    const { seats } = await api.table(table)
    const seat = seats.findIndex((one) => one.for === 'anyone' && one.person === null)
    if (seat < 0) return await api.sit(table, {})
    try {
      return await api.sit(table, { seat, commitment: contribution.commitment(table, seat) })
    } catch (error) {
      if (!(error instanceof NotDone && error.code === 'taken')) throw error
    }
  }
}
