import { describe, expect, it } from 'vitest'
import { testServer } from '../testing/test-server.ts'

/** One value of the metrics, by how its line begins. */
async function metric(address: string, line: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text()
  const found = text.split('\n').find((one) => one.startsWith(line))
  return found === undefined ? 0 : Number(found.slice(line.length))
}

describe('while a game is played', () => {
  it('tables, sockets, moves, messages, errors and the store are counted', async () => {
    const server = await testServer()
    const host = await server.guest('Sif')
    const plan = { game: 'valhalla', seats: [{ for: 'anyone' }, { for: 'bot', level: 'thrall' }] }
    const { body } = await server.api('POST', '/tables', host, plan)
    const { id } = body.table
    await server.api('POST', `/tables/${id}/seats`, host, {})
    const client = server.join(id, { hello: { token: host } })
    await server.api('POST', `/tables/${id}/start`, host, {})
    const of = (line: string) => metric(server.address, line)
    await expect.poll(() => of('meadhall_tables ')).toBe(1)
    await expect.poll(() => of('meadhall_sockets ')).toBe(1)
    await expect.poll(() => of('meadhall_store_seconds_count{work="append"} ')).toBeGreaterThan(0)
    await expect.poll(() => of('meadhall_moves_total{giver="bot"} ')).toBeGreaterThan(0)
    const { refused } = await client.undo('nothing-to-undo')
    await expect.poll(() => of('meadhall_message_seconds_count{type="undo"} ')).toBe(1)
    expect(await of(`meadhall_errors_total{code="${refused?.code}"} `)).toBe(1)
    client.close()
    await expect.poll(() => of('meadhall_sockets ')).toBe(0)
  })
})
