import { randomUUID } from 'node:crypto'
import type { Ground } from '../ground.ts'
import type { Part, Parts } from '../part.ts'
import { Tidying } from './tidying.ts'

export interface OpenTidyingNeeds extends Pick<Ground, 'database' | 'now' | 'log'> {
  readonly parts: Pick<Parts, 'chores'>
}

/** What puts things in order now and then, in every part. */
export interface OpenTidying extends Part {
  readonly tidying: Tidying
}

export function openTidying({ database, now, log, parts }: OpenTidyingNeeds): OpenTidying {
  const tidying = new Tidying({
    leases: database.leases,
    process: randomUUID(),
    chores: () => parts.chores,
    now,
    fail: (err, chore) => log.error({ err, chore }, 'something could not be put in order'),
  })
  return { tidying, start: () => tidying.start(), close: () => tidying.stop() }
}
