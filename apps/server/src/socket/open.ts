import type { OpenAccounts } from '../accounts/open.ts'
import { isBanned } from '../accounts/person.ts'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { type SocketNeeds, socketRoutes } from './routes.ts'

type Given = 'hall' | 'chats' | 'lobby' | 'blocks' | 'limits'

export interface OpenSocketsNeeds
  extends Pick<Ground, 'config' | 'database' | 'failures' | 'metrics' | 'now'>,
    Pick<SocketNeeds, Given> {
  readonly accounts: OpenAccounts
}

/** Live play over sockets. */
export function openSockets(needs: OpenSocketsNeeds): Part {
  const { config, database, failures, accounts, ...given } = needs
  const { people, sessions, links, sessionWatch, linkWatch } = accounts
  const { origin } = config
  const { tables } = database
  const passes = { sessions, links, sessionWatch, linkWatch }
  return {
    routes: () =>
      socketRoutes({
        ...given,
        ...passes,
        origin,
        tables,
        isBanned: async (id) => {
          const person = await people.byId(id)
          return person !== null && isBanned(person, needs.now())
        },
        failed: (error, table) => failures.note(error, table),
      }),
  }
}
