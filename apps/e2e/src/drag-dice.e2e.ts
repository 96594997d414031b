import { expect, it } from 'vitest'
import { playedUntil } from './support/games.ts'
import { asked } from './support/play.ts'
import { useBrowser, visitTable } from './support/visit.ts'

useBrowser()

/** A battle in which a die arms a warrior by itself. */
const ARMING = playedUntil(
  { game: 'valhalla', seats: ['person', 'warrior'] },
  ({ kind, seat }, legal) =>
    kind === 'phase' && seat === 0 && legal().some((one) => one.type === 'arm'),
)

it('a die that is dragged is seen under the pointer, and arms the warrior it is dropped on', async () => {
  const page = await visitTable(ARMING)
  await asked(page)
  const warrior = await page.locator('.vh-bt-warrior[data-state="open"]').first().boundingBox()
  const armed = page.locator('.vh-bt-warrior[data-armed]')
  const before = await armed.count()
  if (warrior === null) throw new Error('no warrior to arm')
  const to = { x: warrior.x + warrior.width / 2, y: warrior.y + warrior.height / 2 }
  for (const die of await page.locator('.vh-tray-die[data-drag]').all()) {
    if ((await armed.count()) > before) break
    const from = await die.boundingBox()
    if (from === null) break
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    const ghost = await page.locator('.vh-bt-ghost .vh-die').boundingBox()
    expect(ghost?.width).toBeGreaterThan(from.width * 0.9)
    expect(ghost?.height).toBeGreaterThan(from.height * 0.9)
    expect(Math.abs((ghost?.x ?? 0) + (ghost?.width ?? 0) / 2 - to.x)).toBeLessThan(from.width)
    expect(Math.abs((ghost?.y ?? 0) + (ghost?.height ?? 0) / 2 - to.y)).toBeLessThan(from.height)
    await page.mouse.up()
    expect(await page.locator('.vh-bt-ghost').count()).toBe(0)
    await asked(page)
  }
  expect(await armed.count()).toBe(before + 1)
})
