import { at } from '@meadhall/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { asked, chooser, clickOne, signs, type TableSigns } from '../support/play.ts'
import { PHONE } from '../support/sizes.ts'
import { BESIDE, forgiveComplaints, visit } from '../support/visit.ts'
import { forward, type IsThere, isAskedFor } from './forward.ts'
import { begunTable, useServer } from './support.ts'
import { playTogether } from './together.ts'
import { layWire } from './wire.ts'

const server = useServer()

const CUT = '.live-bar[data-cut]'

const isChoosingCard = ({ kind }: TableSigns) => kind === 'battle-card'

/** Points until an answer is on its way, as one does who does not know that the line is cut. */
async function answerInto(page: Page, choose: (count: number) => number): Promise<void> {
  const pending = page.locator('[data-pending]')
  const sent = pending.waitFor()
  while ((await pending.count()) === 0) {
    const click = clickOne(page, choose)
    await Promise.race([click, sent])
    // The last one is over when the line is back.
    click.catch(() => undefined)
  }
}

describe('connections that are cut', () => {
  it('an answer given meanwhile waits, is seen to wait, and is one move when the line is back', async () => {
    const wire = await layWire(server)
    const table = await begunTable(server, { game: 'blood-rage' }, [
      ['Astrid', { address: wire.address }],
      ['Bo'],
    ])
    const [astrid, bo] = [at(table.sitters, 0), at(table.sitters, 1)]
    await forward(server, table, isAskedFor('turn', 0))
    await asked(astrid.page)
    const before = (await signs(bo.page)).step
    wire.cut()
    await astrid.page.locator(CUT).waitFor()
    await answerInto(astrid.page, chooser(3))
    await astrid.page.getByText('will be sent once').waitFor()
    await bo.page.locator('[data-here="away"]').waitFor()
    wire.mend()
    await astrid.page.locator(CUT).waitFor({ state: 'detached' })
    await bo.page.locator(`.table[data-step="${before + 1}"]`).waitFor()
    await astrid.page.locator(`.table[data-step="${before + 1}"]`).waitFor()
    await astrid.page.locator('[data-pending]').waitFor({ state: 'detached' })
    forgiveComplaints()
  })

  it('a server killed and started in mid-battle costs a moment, nothing else', async () => {
    const table = await begunTable(server, { game: 'blood-rage' }, [['Astrid'], ['Bo']])
    await forward(server, table, isAskedFor('battle-card'))
    const pages = table.sitters.map(({ page }) => page)
    const choosing = { choose: chooser(1), until: isChoosingCard }
    const { step } = (await playTogether(table.sitters, choosing)).signs
    await server.kill()
    await Promise.all(pages.map((page) => page.locator(CUT).waitFor()))
    await server.start()
    await Promise.all(pages.map((page) => page.locator(CUT).waitFor({ state: 'detached' })))
    const isFought = ({ step: now }: TableSigns) => now > step + 1
    await playTogether(table.sitters, { choose: chooser(2), until: isFought })
    forgiveComplaints()
  })

  it('a reload, another device and a second tab in mid-battle are at the same question', async () => {
    const table = await begunTable(server, { game: 'valhalla' }, [['Astrid'], ['Bo']])
    await forward(server, table, isAskedFor('phase', 0))
    const page = at(table.sitters, 0).page
    const before = await asked(page)
    await page.reload()
    expect(await asked(page)).toEqual(before)
    const phone = await visit({
      address: server.address,
      path: `${table.path}#seat=${at(table.sitters, 0).resume}`,
      size: PHONE,
    })
    expect(await asked(phone)).toEqual(before)
    await clickUntilTaken(phone, chooser(9))
    await stepBeyond(page, before.step)
  })

  it('who comes back is offered what happened meanwhile, and is then where the game is', async () => {
    const table = await begunTable(server, { game: 'blood-rage' }, [['Astrid'], ['Bo']])
    await forward(server, table, isAskedFor('turn', 0))
    const { page } = at(table.sitters, 0)
    const { step } = await asked(page)
    await page.goto(BESIDE)
    const later: IsThere = (seen) => seen.step > step + 3 && isAskedFor('turn', 0)(seen)
    const [seen] = await forward(server, table, later, 2)
    await page.goto(table.path)
    const offer = page.locator('.live-missed')
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    expect(await asked(page)).toMatchObject({ step: seen?.step, kind: 'turn' })
    await clickUntilTaken(page, chooser(4))
  })
})

async function clickUntilTaken(page: Page, choose: (count: number) => number): Promise<void> {
  const { decision } = await asked(page)
  while ((await signs(page)).decision === decision) {
    await clickOne(page, choose)
    await page.locator('.table:not([data-busy])').waitFor()
  }
}

function stepBeyond(page: Page, step: number): Promise<unknown> {
  return page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('.table')?.dataset['step']) > least,
    step,
  )
}
