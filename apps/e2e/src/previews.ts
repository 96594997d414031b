/** Draws the pictures that links to tables are shown with: `npm run previews`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { withSite } from './support/with-site.ts'

const FOLDER = join(import.meta.dirname, '../../web/public/previews')
const SIZE = { width: 1200, height: 630 }

/** The game's strip at home over the whole picture, with its name and ours. */
const STYLE = `
  body { overflow: hidden; }
  .offer { position: fixed; inset: 0; z-index: 99; border: 0; border-radius: 0; box-shadow: none; }
  .offer:not([data-game="GAME"]), .offer-text > :not(h2) { display: none; }
  .offer-art { height: 430px; padding: 0 40px; }
  .offer-text { display: grid; place-content: center; text-align: center; }
  .offer h2 { margin: 0; font-size: 92px; }
  .offer h2::after { content: "Meadhall"; display: block; font-size: 34px; opacity: 0.75; }
  .offer-knot { scale: 2; translate: 30px 30px; }
  .offer-knot.right { scale: -2 2; translate: -30px 30px; }
`

mkdirSync(FOLDER, { recursive: true })
await withSite(async (browser, baseURL) => {
  for (const game of ['blood-rage', 'valhalla']) {
    const page = await browser.newPage({ viewport: SIZE, deviceScaleFactor: 2 / 3, baseURL })
    await page.goto('/')
    await page.addStyleTag({ content: STYLE.replace('GAME', game) })
    await page.evaluate(() => document.fonts.ready)
    const path = join(FOLDER, `${game}.png`)
    await page.screenshot({ path })
  }
})
