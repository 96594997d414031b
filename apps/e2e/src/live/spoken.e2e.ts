import type { Seen } from '@meadhall/client'
import { at } from '@meadhall/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerByEar, confirm, listening, section, type } from '../support/by-ear.ts'
import { asked, chooser, clickOne, signs } from '../support/play.ts'
import { forward, type IsThere, isAskedFor } from './forward.ts'
import { begunTable, type LaidTable, useServer } from './support.ts'
import { playTogether } from './together.ts'

const server = useServer()
const BLOOD_RAGE = { game: 'blood-rage' } as const

/** Who only hears, and who points with the mouse. */
function peopleAt({ sitters }: LaidTable): readonly [listener: Page, other: Page] {
  return [at(sitters, 0).page, at(sitters, 1).page]
}

/** Points until an answer is given. */
async function answer(page: Page, choose: (count: number) => number): Promise<void> {
  const { decision } = await asked(page)
  do await clickOne(page, choose)
  while ((await signs(page)).decision === decision)
}

/** Plays on without browsers until the game stands as wanted, and the listener has heard of it. */
async function playOn(table: LaidTable, isThere: IsThere): Promise<Seen> {
  const seen = at(await forward(server, table, isThere), 0)
  const [listener] = peopleAt(table)
  await listener.locator(`.table[data-step="${seen.step}"]`).waitFor()
  return seen
}

const byEar = (language: string) => ({ settings: { spoken: true, language } })

const isBattleCard = ({ kind }: { readonly kind: string }) => kind === 'battle-card'

/** A table at which both are about to lay a battle card; not every game has a battle. */
async function tableInBattle(): Promise<LaidTable> {
  for (;;) {
    const table = await begunTable(server, BLOOD_RAGE, [['Astrid', byEar('en')], ['Bo']])
    const isThere = ({ open }: Pick<Seen, 'open'>) => open.filter(isBattleCard).length === 2
    if (isThere(await playOn(table, isThere))) return table
    await Promise.all(peopleAt(table).map((page) => page.close()))
  }
}

describe('at a server’s table, one by spoken text alone, the other by the mouse', () => {
  it('what others do meanwhile does not change what was typed', async () => {
    const table = await begunTable(server, BLOOD_RAGE, [['Astrid', byEar('en')], ['Bo']])
    const [listener, other] = peopleAt(table)
    await listening(listener)
    const [, card = ''] = /^1\. Take (.+) \(/m.exec((await type(listener, '?')).join('\n')) ?? []
    expect((await type(listener, `take ${card}`)).join()).toContain(`Take ${card} (`)
    await answer(other, chooser(3))
    await section(listener, 'log').getByText('Bo takes a card from the draft.').waitFor()
    await confirm(listener)
    await section(listener, 'log').getByText(`You take ${card} from the draft.`).waitFor()

    await playOn(table, isAskedFor('turn', 0))
    await asked(listener)
    expect((await type(listener, 'pass')).join()).toMatch(
      /^Pass and lose your \d Rage\. Press Enter/,
    )
    const { step } = await signs(listener)
    await playOn(table, (seen) => seen.step > step && isAskedFor('turn', 0)(seen))
    expect((await type(listener, ''))[0]).toMatch(/^The table has changed\. Not done: Pass/)
  })

  it('they fight a battle and play on', async () => {
    const table = await tableInBattle()
    const [listener, other] = peopleAt(table)
    await asked(listener)
    await listening(listener)
    const battle = await type(listener, 'b')
    expect(battle.join(' ')).toMatch(/^Battle in \w+\. .*You: STR \d+: .*Bo: STR \d+: /)
    const movers = [{ page: listener, move: answerByEar }, { page: other }]
    let moves = 0
    await playTogether(movers, { choose: chooser(3), until: () => moves++ === 16 })
    const log = (await section(listener, 'log').textContent()) ?? ''
    expect(log).toMatch(/You have a total of \d+: STR \d+ and bonus \d+/)
  })

  it('in Polish: a battle of Valhalla, and what is typed wrong', async () => {
    const comers = [['Astrid', byEar('pl')], ['Bo']] as const
    const table = await begunTable(server, { game: 'valhalla' }, comers)
    const [listener] = peopleAt(table)
    await listening(listener)
    const mayAttack = ({ asked: own }: Seen) =>
      own?.legal.some((one) => one.type === 'attack') ?? false
    await playOn(table, mayAttack)
    await asked(listener)
    expect((await type(listener, 'atak bo')).join()).toMatch(/^Zaatakuj: Bo .*Enter potwierdza/)
    await confirm(listener)
    await playOn(table, isAskedFor('phase', 0))
    await asked(listener)
    expect((await type(listener, 'b')).join(' ')).toMatch(/Ty: siła \d+\. Kości: /)
    expect(await type(listener, 'xyzzy')).toEqual([expect.stringContaining('„xyzzy”')])
    expect(await type(listener, '99')).toEqual([expect.stringContaining('99')])
    expect((await type(listener, 'h tor')).slice(1).sort()).toEqual(['Torfi', 'Torstein'])
    expect(await type(listener, 'w dobierz')).toEqual([expect.stringMatching(/Zasada VH-\d/)])
    expect((await type(listener, 'pomoc')).length).toBeGreaterThan(12)
  })
})

describe('a hint at a server’s table', () => {
  it('is told and marked where the table is not rated', async () => {
    const table = await begunTable(server, BLOOD_RAGE, [['Astrid', byEar('en')], ['Bo']])
    const [listener, other] = peopleAt(table)
    await listening(listener)
    await type(listener, 'hint')
    await listener
      .locator('.spoken-reply')
      .getByText(/^Hint: Take /)
      .waitFor()
    await listener
      .locator('.spoken-reply')
      .getByText(/^Chance to win: about \d+ %/)
      .waitFor()

    await asked(other)
    await other.locator('.banner [data-do="hint"]').click()
    await other.locator('.advice[data-about="hint"][data-state="given"]').waitFor()
    await other.locator('.ring[data-of^="card:"]').waitFor()
  })

  it('is not offered at a rated one', async () => {
    const plan = { ...BLOOD_RAGE, rated: true }
    const table = await begunTable(server, plan, [['Astrid', byEar('en')], ['Bo']])
    const [listener, other] = peopleAt(table)
    await listening(listener)
    expect(await type(listener, 'hint')).toEqual(['There are no hints at this table.'])
    await asked(other)
    expect(await other.locator('[data-do="hint"]').count()).toBe(0)
    await other.keyboard.press('h')
    expect(await other.locator('.advice').count()).toBe(0)
  })
})
