import { expect, it } from 'vitest'
import { type Part, Parts } from './part.ts'

function told(name: string, said: string[]): Part {
  return {
    routes: ({ personalData }) => {
      said.push(`${name} knows ${personalData.map((data) => data.name)}`)
      return () => undefined
    },
    chores: [{ name, run: () => Promise.resolve() }],
    tableAway: (table) => said.push(`${name} hears of ${table}`),
    start: () => void said.push(`${name} starts`),
    close: async () => {
      await Promise.resolve()
      said.push(`${name} is closed`)
    },
  }
}

it('parts start in their order and close in the reverse, each after the one before is done', async () => {
  const said: string[] = []
  const parts = new Parts()
  for (const name of ['store', 'hall', 'routes']) parts.add(told(name, said))
  await parts.start()
  parts.tableAway('one')
  await parts.close()
  expect(said).toEqual([
    'store starts',
    'hall starts',
    'routes starts',
    'store hears of one',
    'hall hears of one',
    'routes hears of one',
    'routes is closed',
    'hall is closed',
    'store is closed',
  ])
})

it('whoever has routes knows what every part keeps about people, whichever was added first', () => {
  const said: string[] = []
  const kept = async () => undefined
  const parts = new Parts()
  parts.add(told('accounts', said))
  parts.add({ personalData: { name: 'chat', exported: kept, erased: kept, moved: kept } })
  expect([parts.routes.length, parts.operatorRoutes.length]).toEqual([1, 0])
  expect(said).toEqual(['accounts knows chat'])
  expect(parts.chores.map(({ name }) => name)).toEqual(['accounts'])
})

it('a part without anything is a part', async () => {
  const parts = new Parts()
  parts.add({})
  await parts.start()
  await parts.close()
  expect([parts.routes, parts.chores, parts.whole.personalData]).toEqual([[], [], []])
})
