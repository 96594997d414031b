import { expect, it } from 'vitest'
import { mutualImports } from './mutual-imports.ts'

const importing = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((one) => ({ resolved: one })),
})

it('rooms that import each other are named, with an import in either direction', () => {
  const files = [
    importing('apps/server/src/tables/hall.ts', 'apps/server/src/clocks/timeouts.ts'),
    importing('apps/server/src/clocks/deep/er.ts', 'apps/server/src/tables/live/table.ts'),
    importing('apps/server/src/chat/store.ts', 'apps/server/src/tables/hall.ts'),
  ]
  expect(mutualImports(files, 'apps/server/src')).toEqual([
    'rooms-import-one-way: apps/server/src/clocks/deep/er.ts -> apps/server/src/tables/live/table.ts, apps/server/src/tables/hall.ts -> apps/server/src/clocks/timeouts.ts',
  ])
})

it('tests, what is there for them, files of no room and other applications do not count', () => {
  const files = [
    importing('apps/server/src/a/one.ts', 'apps/server/src/b/two.ts', 'apps/server/src/a/three.ts'),
    importing('apps/server/src/b/two.test.ts', 'apps/server/src/a/one.ts'),
    importing('apps/server/src/b/testing/two.ts', 'apps/server/src/a/one.ts'),
    importing('apps/server/src/server.ts', 'apps/server/src/a/one.ts'),
    importing('apps/server/src/b/four.ts', 'apps/server/src/server.ts', 'apps/web/src/a/one.ts'),
    importing('apps/web/src/b/one.ts', 'apps/server/src/a/one.ts'),
  ]
  expect(mutualImports(files, 'apps/server/src')).toEqual([])
})
