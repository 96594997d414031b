import { join } from 'node:path'
import { type LaidGame, layGame, type Plays, playedTo, recording } from './support/games.ts'
import { asked } from './support/play.ts'
import { withSite } from './support/with-site.ts'
const people = (count: number): Plays[] => ['person', ...Array<Plays>(count - 1).fill('greedy')]
const OUT = process.argv[2] ?? '/tmp/look'
const only = process.argv[3]
const SIZES = (process.argv[4] ?? '1440x900,390x844').split(',').map((s) => s.split('x').map(Number))
const V: Record<string, () => LaidGame> = {
  brturn: () => { const { seats, seed, options, actions } = recording('blood-rage', '4-players.json'); return { game: 'blood-rage', seats: people(seats.length), seed, options: options as object, actions: actions.slice(0, 175) } },
  brbattle: () => playedTo({ game: 'blood-rage', seats: people(3), seed: 'picture' }, 'battle-card'),
  vhturn: () => playedTo({ game: 'valhalla', seats: people(5), seed: 'picture' }, 'replace'),
  vhbattle: () => playedTo({ game: 'valhalla', seats: people(3), seed: 'picture' }, 'phase'),
  vhsend: () => playedTo({ game: 'valhalla', seats: people(3), seed: 'picture' }, 'send'),
}
await withSite(async (browser, address) => {
  for (const [name, laid] of Object.entries(V)) {
    if (only && only !== 'all' && !only.split(',').includes(name)) continue
    for (const [w, h] of SIZES) {
      const context = await browser.newContext({ viewport: { width: w, height: h }, baseURL: address })
      await context.addInitScript((kept) => localStorage.setItem('meadhall.settings', kept), JSON.stringify({ state: { theme: 'light', language: (process.argv[5] ?? 'en'), speed: "instant" }, version: 2 }))
      const page = await context.newPage()
      await page.goto('/')
      await page.goto(await layGame(page, { ...laid(), names: ['', 'Gunnar', 'Ingrid', 'Halvard', 'Dagny'] }))
      await asked(page)
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({ path: join(OUT, `${name}-${w}.png`) })
      await context.close()
    }
  }
})
