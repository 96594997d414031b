import { describe, expect, it } from 'vitest'
import { layGame, playedTo } from './support/games.ts'
import { dress, flaws, LOOKS } from './support/looks.ts'
import { asked } from './support/play.ts'
import { useBrowser, visit } from './support/visit.ts'

useBrowser()

/** As long as names get, whatever a file or a link brings: without a place to break, and wide. */
const LONG = ['W'.repeat(300), `Ś${'ż'.repeat(500)}`, `\u202e${'m'.repeat(100_000)}`]
const SEATS = ['person', 'warrior', 'warrior'] as const

describe('names of any length', () => {
  it.each([
    ['blood-rage', 'turn'],
    ['valhalla', 'turn'],
  ] as const)('leave the hall and the table of %s in order', async (game, kind) => {
    const page = await visit()
    const laid = playedTo({ game, seats: SEATS }, kind)
    const address = await layGame(page, { ...laid, names: LONG })
    for (const path of ['/', address]) {
      await page.goto(path)
      if (path === address) await asked(page)
      else await page.locator('.game-row').waitFor()
      for (const look of LOOKS.slice(0, 2)) {
        await dress(page, look)
        expect(await flaws(page)).toEqual([])
      }
    }
  })
})

describe('everybody has one name', () => {
  const NAMES = ['Ola', 'Ingrid', 'Halvard']

  it.each([
    // What the games call seats of their own: clans, and numbers.
    ['blood-rage', 'battle-card', /\b(Wolf|Bear|Raven)\b(?! clan)/],
    ['valhalla', 'send', /\bPlayer \d/],
  ] as const)('at the table of %s, and oneself is "You"', async (game, kind, other) => {
    const page = await visit()
    const laid = playedTo({ game, seats: SEATS }, kind)
    await page.goto(await layGame(page, { ...laid, names: NAMES }))
    await asked(page)
    const said = (await page.locator('.table *').allTextContents()).join(' ')
    for (const name of ['You', 'Ingrid', 'Halvard']) expect(said).toContain(name)
    expect(said).not.toContain('Ola')
    expect(said).not.toMatch(other)
  })
})
