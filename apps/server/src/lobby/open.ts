import type { People } from '../accounts/people.ts'
import type { Blocks } from '../blocks/blocks.ts'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import type { FoundingLimits } from '../tables/founders.ts'
import { openTables } from '../tables/games/listing.ts'
import type { Hall } from '../tables/hall.ts'
import { LobbyFeed } from './lobby-feed.ts'
import { tableRoutes } from './table-routes.ts'

export interface OpenLobbyNeeds extends Pick<Ground, 'database' | 'failures' | 'now' | 'rulesOf'> {
  readonly hall: Hall
  readonly people: People
  readonly blocks: Blocks
  /** How many tables one person may lay. */
  readonly founding: Partial<FoundingLimits> | undefined
}

/** Where people find tables, sit down and begin. */
export interface OpenLobby extends Part {
  readonly lobby: LobbyFeed
}

export function openLobby(needs: OpenLobbyNeeds): OpenLobby {
  const { database, failures, now, rulesOf, hall, people, blocks, founding } = needs
  const { tables, reads, leases } = database
  const seatsOf = async (game: string) => (await rulesOf(game))?.seats ?? null
  return {
    lobby: new LobbyFeed({
      open: () => openTables(tables, reads),
      fail: (error) => void failures.note(error, null),
    }),
    routes: () =>
      tableRoutes({ hall, tables, people, reads, blocks, now, founding, leases, seatsOf }),
  }
}
