import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first: begun last, they would run alone at the end. */
const LONG = [
  'live/whole-game',
  'live/big-screen',
  'room',
  'scenes',
  'lessons',
  'first-game',
  'whole-games',
  'looks-of-tables',
  'looks-of-pages',
  'live/table-life',
  'cards',
  'files',
  'live/cut-lines',
  'live/profile',
  'live/slow-games',
  'live/after-game',
  'offline',
  'names',
]

function rank({ moduleId }: TestSpecification): number {
  const index = LONG.findIndex((name) => moduleId.includes(`/${name}`))
  return index === -1 ? LONG.length : index
}

/** Starts what takes long first, on a machine that has never run the tests as well. */
export class SlowestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files].sort((a, b) => rank(a) - rank(b)))
  }
}
