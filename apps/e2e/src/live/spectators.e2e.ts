import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { restOf } from './calling.ts'
import { forward } from './forward.ts'
import { framesOf } from './frames.ts'
import { guest, laidTable, useServer } from './support.ts'

const server = useServer()

const TEXTS = import.meta.resolve('@meadhall/game-blood-rage/locales/en.cards.json')
const WORDS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fileURLToPath(TEXTS), 'utf8'),
)

interface OwnInDraft {
  readonly hand: readonly string[]
  readonly draft: { readonly packet: readonly string[] } | null
}

describe('one who only watches', () => {
  it('is told and shown nothing that the players hide, on the wire and in the page', async () => {
    const table = await laidTable(server, { game: 'blood-rage' }, [['Astrid'], ['Bo']])
    const astrid = at(table.sitters, 0).page
    const stranger = await guest(server, 'Cnut')
    const [framesOfStranger, framesOfAstrid] = [framesOf(stranger), framesOf(astrid)]
    await Promise.all([stranger, astrid].map((page) => page.goto(table.path)))
    await restOf(astrid).call('POST /tables/:id/start', { params: { id: table.id } })
    const seens = await forward(server, table, ({ step }) => step >= 7)
    await stranger.locator('.table[data-viewer="all"][data-step="7"]').waitFor()
    await astrid.locator('.table[data-step="7"]').waitFor()
    const owns = seens.map(({ own }) => own as unknown as OwnInDraft)
    const hidden = owns.flatMap(({ hand, draft }) => [...hand, ...(draft?.packet ?? [])])
    expect(hidden.length).toBeGreaterThan(8)
    const page = await stranger.content()
    const found = hidden.filter((card) => framesOfStranger.join().includes(`"${card}"`))
    const drawn = hidden.filter((card) => page.includes(card) || page.includes(nameOf(card)))
    expect([found, drawn]).toEqual([[], []])
    // Whoever holds cards is told of them: the test would see it.
    expect(at(owns, 0).hand.every((card) => framesOfAstrid.join().includes(`"${card}"`))).toBe(true)
    expect(await stranger.locator('[data-state="open"]').count()).toBe(0)
    await astrid.locator('.live-watching').waitFor()
  })

  it('sees the game a moment later where the table wants it', async () => {
    const plan = { game: 'valhalla', watchDelay: 3 }
    const table = await laidTable(server, plan, [['Astrid'], ['Bo']])
    const stranger = await guest(server, 'Cnut')
    await stranger.goto(table.path)
    await stranger.getByText('Astrid').first().waitFor()
    await restOf(at(table.sitters, 0).page).call('POST /tables/:id/start', {
      params: { id: table.id },
    })
    await stranger.getByText('3 seconds later').waitFor()
    await stranger.locator('.table[data-viewer="all"]').waitFor()
  })
})

/** A card's id begins with its age: `a1-troll`. */
function nameOf(card: string): string {
  const name = WORDS[`card.${card.replace(/^a\d-/, '')}.name`]
  if (name === undefined) throw new Error(`no name for "${card}"`)
  return name
}
