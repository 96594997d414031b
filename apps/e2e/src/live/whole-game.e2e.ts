import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { ENDING } from '../support/places.ts'
import { chooser, clickSoon, tapOne } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { forward, isAskedFor } from './forward.ts'
import { begunTable, useServer } from './support.ts'
import { playTogether } from './together.ts'

const server = useServer()

/** What every game's story tells of. Nobody knows a server's seed: some games stay peaceful. */
const TOLD = ["Gods' Gifts", 'Quests', 'Ragnarök destroys']

describe('people at a server’s table, each in a browser of their own, by pointing alone', () => {
  it('two play a whole Blood Rage: draft, quests, Ragnarök and what battles there are', async () => {
    const { sitters } = await begunTable(server, { game: 'blood-rage' }, [['Astrid'], ['Bo']])
    const kinds = new Set<string | null>()
    await playTogether(
      sitters.map(({ page }) => ({ page, move: clickSoon })),
      {
        choose: chooser(7),
        until: ({ kind }) => {
          kinds.add(kind)
          return false
        },
      },
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['draft', 'turn']))
    const told = kinds.has('battle-card') ? [...TOLD, 'to battle'] : TOLD
    for (const { page } of sitters) {
      await page.locator('.table[data-over]').waitFor()
      await expect.poll(() => page.locator(ENDING).count()).toBe(1)
      expect(await page.locator('.raw-answers li').count()).toBe(0)
      const story = await page.locator('.log').textContent()
      expect(told.filter((part) => !story?.includes(part))).toEqual([])
    }
  })

  it('three fight a battle of Valhalla, one of them on a phone', async () => {
    const table = await begunTable(server, { game: 'valhalla' }, [
      ['Astrid'],
      ['Bo'],
      ['Cnut', { size: PHONE }],
    ])
    await forward(server, table, isAskedFor('phase', 2))
    const phone = at(table.sitters, 2)
    const movers = table.sitters.map((sitter) =>
      sitter === phone ? { ...sitter, move: tapOne } : sitter,
    )
    const tapped = new Set<string | null>()
    await playTogether(movers, {
      choose: chooser(3),
      until: ({ kind }, page) => {
        if (page === phone.page) tapped.add(kind)
        return kind === 'turn'
      },
    })
    expect([...tapped]).toContain('phase')
    expect(await phone.page.locator('.log').textContent()).toMatch(/ends? with strength \d/)
  })
})
