import { expect, it } from 'vitest'
import { bestOf } from './best-of.ts'
import { newEdge } from './tree.ts'

/** An answer looked at so often, with what it came to. */
function edge(action: string, looks: number, mean: number) {
  return { ...newEdge(action), visits: looks, looks, total: looks * mean }
}

it('the best of those that were looked at often is taken, not a lucky one', () => {
  const edges = [edge('lucky', 2, 0.9), edge('good', 40, 0.6), edge('fair', 40, 0.5)]
  expect(bestOf(edges, null).action).toBe('good')
})

it('a habit stands where the difference may be luck, and falls where it is not', () => {
  const looked = (looks: number) => [edge('habit', looks, 0.5), edge('other', looks, 0.55)]
  expect(bestOf(looked(9), 'habit').action).toBe('habit')
  expect(bestOf(looked(900), 'habit').action).toBe('other')
})
