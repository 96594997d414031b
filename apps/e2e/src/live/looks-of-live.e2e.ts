import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { IS_ALL } from '../support/extent.ts'
import { dress, flaws, LOOKS } from '../support/looks.ts'
import { asked } from '../support/play.ts'
import { forward, isAskedFor } from './forward.ts'
import { begunTable, guest, useServer } from './support.ts'
import { layWire } from './wire.ts'

const server = useServer()

/** One game in light, the other in dark, both in both sizes and two languages, unless everything is looked at. */
const looksAt = (theme: 'light' | 'dark') =>
  LOOKS.filter(
    ({ language, theme: own }) => ['en', 'it'].includes(language) && (IS_ALL || own === theme),
  )

const LIVE = { kind: 'live', move: 60, reserve: 1200 } as const

describe('a live table in every size, language and theme', () => {
  it.each([
    ['blood-rage', 'turn', 'light'],
    ['valhalla', 'phase', 'dark'],
  ] as const)('%s, connected and cut', async (game, kind, theme) => {
    const wire = await layWire(server)
    const { address } = wire
    const table = await begunTable(server, { game, tempo: LIVE }, [
      ['Astrid', { address, settings: { language: 'en' } }],
      ['Bo', { address, settings: { language: 'it' } }],
      ['Cnut the Long-Winded'],
    ])
    const stranger = await guest(server, 'Eve')
    await stranger.goto(table.path)
    await forward(server, table, isAskedFor(kind, 0))
    const [english, italian] = [at(table.sitters, 0).page, at(table.sitters, 1).page]
    await asked(english)
    await stranger.locator('.table').waitFor()
    for (const look of looksAt(theme)) {
      const page = look.language === 'en' ? english : italian
      await dress(page, look)
      expect(await flaws(page)).toEqual([])
    }
    wire.cut()
    for (const look of looksAt(theme).filter(({ language }) => language === 'en')) {
      await english.locator('.live-bar[data-cut]').waitFor()
      await dress(english, look)
      expect(await flaws(english)).toEqual([])
    }
  })
})
