import { describe, expect, it } from 'vitest'
import { PHONE } from '../support/sizes.ts'
import { visit } from '../support/visit.ts'
import { restOf } from './calling.ts'
import { begunTable, guest, laidTable, useServer } from './support.ts'

const server = useServer()

describe('coming to a server’s table by its link', () => {
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
    const { id, path, sitters } = await laidTable(server, { game: 'valhalla' }, [
      ['Astrid'],
      ['Bo'],
    ])
    const stranger = await guest(server, 'Cnut')
    await stranger.goto(path)
    await stranger.getByText('Astrid').waitFor()
    for (const { page } of sitters.slice(0, 1))
      await restOf(page).call('POST /tables/:id/start', { params: { id } })
    await stranger.locator('.table[data-viewer="all"]').waitFor()
  })
})
