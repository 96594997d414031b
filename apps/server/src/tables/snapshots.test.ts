import type { TableClient } from '@meadhall/client'
import { expect, it } from 'vitest'
import { answer, begun, type Player } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'

function whoIsAsked(players: readonly Player[]): Promise<Player> {
  const isAsked = ({ seen }: TableClient) => seen?.asked != null
  return Promise.race(players.map((player) => player.until(isAsked).then(() => player)))
}

it('a table that is closed leaves a snapshot, from which it is opened as it was', async () => {
  const server = await testServer()
  const { id, players } = await begun(server, ['Astrid', 'Bo'])
  for (let moves = 0; moves < 42; moves++) {
    const player = await whoIsAsked(players)
    const { taken, refused } = await answer(player)
    expect(refused).toBeUndefined()
    const knows = ({ seen }: TableClient) => (seen?.revision ?? 0) >= (taken ?? 0)
    await Promise.all(players.map(({ until }) => until(knows)))
  }
  const before = (await server.hall.table(id))?.match?.position
  await server.hall.close()
  const loaded = await server.database.matches.load(id)
  expect(loaded?.kept).toMatchObject({ seq: before?.seq })
  expect(loaded?.entries).toHaveLength(before?.seq ?? -1)
})

it('a table that was put away is opened with its game', async () => {
  const server = await testServer()
  const { id } = await begun(server, ['Astrid', 'Bo'])
  const table = await server.hall.table(id)
  if (table === null) throw new Error('there is no table')
  const { seq } = table.match?.position ?? {}
  server.hall.putAway(table)
  const again = await server.hall.table(id)
  expect(again).not.toBe(table)
  expect(again?.match?.position.seq).toBe(seq)
})
