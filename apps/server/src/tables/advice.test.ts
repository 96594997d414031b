import { describe, expect, it } from 'vitest'
import { answer, begun } from '../testing/players.ts'
import { testServer } from '../testing/test-server.ts'

const SEATS = [{ for: 'anyone' as const }, { for: 'bot' as const, level: 'thrall' as const }]

interface Told {
  readonly type: string
}

describe('advice at a table', () => {
  it('is a legal answer with a chance and a reason, one piece at a time', async () => {
    const now = Date.now()
    const server = await testServer({}, { now: () => now })
    const { players } = await begun(server, ['Astrid'], { game: 'blood-rage', seats: SEATS })
    const [{ client, until } = { client: null, until: null }] = players
    if (client === null) throw new Error('nobody sits there')
    await until((one) => one.seen?.asked != null)
    const { advice } = await client.call({ type: 'hint' })
    expect(client.seen?.asked?.legal).toContainEqual(advice?.action)
    expect(advice?.chance).toBeGreaterThan(0)
    const again = await client.call({ type: 'hint' })
    expect(again).toMatchObject({
      refused: { code: 'too-many', why: { key: 'table.advice-soon' } },
    })
  })

  it('tells why a bot may have done what was seen, and of what was hidden nothing', async () => {
    let now = Date.now()
    const server = await testServer({}, { now: () => now })
    const { players } = await begun(server, ['Astrid'], { game: 'blood-rage', seats: SEATS })
    const [player] = players
    if (player === undefined) throw new Error('nobody sits there')
    const { client } = player
    const ofBot = (type: string) =>
      client.seen?.log.findIndex(({ by, events }) => by === 1 && (events[0] as Told)?.type === type)
    while ((ofBot('invaded') ?? -1) < 0) await answer(player)
    const whyAt = async (step = 0) => {
      now += 60_000
      return (await client.call({ type: 'why', step })).advice
    }
    expect(await whyAt(ofBot('drafted'))).toBeNull()
    const why = await whyAt(ofBot('invaded'))
    expect(why?.chance).toBeGreaterThan(0)
    expect(why).not.toHaveProperty('action')
  })

  it('is not given at a rated table', async () => {
    const server = await testServer()
    const { players } = await begun(server, ['Astrid', 'Bo'], { rated: true })
    const { refused } = (await players[0]?.client.call({ type: 'hint' })) ?? {}
    expect(refused).toMatchObject({ code: 'forbidden', why: { key: 'table.advice-rated' } })
  })
})
