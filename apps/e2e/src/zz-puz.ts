import { withSite } from './support/with-site.ts'
const jobs = process.argv.slice(2)
await withSite(async (browser, address) => {
  for (const [w, h, theme] of [[1440, 900, 'light'], [390, 844, 'dark']] as const) {
    const context = await browser.newContext({ viewport: { width: w, height: h }, colorScheme: theme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.on('console', (m) => console.log('console', m.text()))
    page.on('pageerror', (m) => console.log('pageerror', m.message))
    for (const job of jobs) {
      const [path, ...acts] = job.split('|')
      await page.goto(address + path)
      await page.waitForTimeout(2500)
      for (const act of acts) {
        if (act.startsWith('shot')) { await page.screenshot({ path: `/tmp/pz-${act}-${w}.png` }); continue }
        try { await page.locator(act).first().click({ timeout: 3000 }) } catch (e) { console.log('no', act, String(e).slice(0, 200)) }
        await page.waitForTimeout(1200)
      }
    }
    await context.close()
  }
})
