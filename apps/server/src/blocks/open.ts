import type { People } from '../accounts/people.ts'
import type { Ground } from '../ground.ts'
import type { Part } from '../part.ts'
import { Blocks } from './blocks.ts'
import { blocksOfPeople } from './personal-data.ts'
import { peopleRoutes } from './routes.ts'

export interface OpenBlocksNeeds extends Pick<Ground, 'database' | 'now'> {
  readonly people: People
}

/** Whom people do not want to meet, as the server uses it. */
export interface OpenBlocks extends Part {
  readonly blocks: Blocks
}

export function openBlocks({ database, people, now }: OpenBlocksNeeds): OpenBlocks {
  const { queries, reads } = database
  const blocks = new Blocks(queries, reads, now)
  return {
    blocks,
    routes: () => peopleRoutes({ reads, people, blocks }),
    personalData: blocksOfPeople(queries),
  }
}
