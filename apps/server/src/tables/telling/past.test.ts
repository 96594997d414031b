import { at } from '@meadhall/kernel'
import { applyDelta, type Delta, type Json, type Past } from '@meadhall/protocol'
import { expect, it } from 'vitest'
import { answer, begun, connected, type Player } from '../../testing/players.ts'
import { testServer } from '../../testing/test-server.ts'

function ledTo(past: Past, part: 'shared' | 'own'): Json {
  return past.steps.reduce(
    (seen, step) => (step[part] === undefined ? seen : applyDelta(seen, step[part] as Delta)),
    past[part] as Json,
  )
}

/** The first who hears that they are asked. */
function whoeverIsAsked(players: readonly Player[]): Promise<Player> {
  const heard = players.map(async (player) => {
    await player.until(({ seen }) => seen?.asked != null)
    return player
  })
  return Promise.race(heard)
}

it('a seat is told how the game came to where it stands, from any step, as it saw it', async () => {
  const server = await testServer()
  const { id, players } = await begun(server, ['Astrid', 'Bo'])
  for (let moves = 0; moves < 16; moves++) await answer(await whoeverIsAsked(players))
  const { client, until } = at(players, 0)
  await until(({ seen }) => seen?.step === 16)
  for (const step of [0, 9, 16, 99]) {
    const { past } = await client.call({ type: 'recall', step })
    expect(past?.step).toBe(Math.min(step, 16))
    expect(past?.steps).toHaveLength(16 - Math.min(step, 16))
    if (past === undefined) return
    expect(ledTo(past, 'shared')).toEqual(client.seen?.shared)
    expect(ledTo(past, 'own')).toEqual(client.seen?.own)
  }
  const many = Array.from({ length: 12 }, () => client.call({ type: 'recall', step: 16 }))
  const codes = (await Promise.all(many)).map(({ refused }) => refused?.code)
  expect(codes).toContain('too-many')
  const stranger = connected(server, id, {})
  expect((await stranger.client.call({ type: 'recall', step: 0 })).refused?.code).toBe('not-yours')
})
