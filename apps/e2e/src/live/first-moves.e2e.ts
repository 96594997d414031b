import { describe, expect, it } from 'vitest'
import { chooser, signs } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { visit } from '../support/visit.ts'
import { callAs } from './calling.ts'
import { begunTable, guest, laidTable, useServer } from './support.ts'
import { playTogether } from './together.ts'

const server = useServer()

describe('two people at a server’s table, each in a browser of their own', () => {
  it.each(['blood-rage', 'valhalla'] as const)('%s: they answer by turns', async (game) => {
    const { sitters } = await begunTable(server, { game }, [['Astrid'], ['Bo']])
    const moved = new Set<unknown>()
    await playTogether(sitters, {
      choose: chooser(5),
      until: ({ step }, page) => {
        moved.add(page)
        return moved.size === 2 && step >= 6
      },
    })
    expect(moved.size).toBe(2)
    const steps = await Promise.all(sitters.map(async ({ page }) => (await signs(page)).step))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
  })

  it('a seat’s link opens the seat for whoever has it, and is not left in the address bar', async () => {
    const { path, sitters } = await begunTable(server, { game: 'valhalla' }, [['Astrid'], ['Bo']])
    const [astrid] = sitters
    const phone = await visit({
      address: server.address,
      path: `${path}#seat=${astrid?.resume}`,
      size: PHONE,
    })
    await phone.locator('.table[data-viewer="0"]').waitFor()
    expect(new URL(phone.url()).hash).toBe('')
    await phone.reload()
    await phone.locator('.table[data-viewer="0"]').waitFor()
  })

  it('who has come is seen before the game; a stranger with the link then watches it', async () => {
    const { path, sitters } = await laidTable(server, { game: 'valhalla' }, [['Astrid'], ['Bo']])
    const stranger = await guest(server, 'Cnut')
    await stranger.goto(path)
    await stranger.getByText('Astrid').waitFor()
    for (const { page } of sitters.slice(0, 1)) await callAs(page, 'POST', `${path}/start`, {})
    await stranger.locator('.table[data-viewer="all"]').waitFor()
  })
})
