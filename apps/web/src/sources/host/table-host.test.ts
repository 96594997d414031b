import type { View } from '@meadhall/game-blood-rage'
import { describe, expect, it } from 'vitest'
import { answerFirst, hosted, settled, storedGame, viewerOf } from './testing/hosted.ts'

describe('a person against bots', () => {
  it('sees only their own view from the first moment on', async () => {
    const table = hosted(storedGame('pgg'))
    table.host.start()
    await settled()
    await answerFirst(table)
    expect(new Set(table.updates().map(viewerOf))).toEqual(new Set([0]))
    for (const { moment } of table.updates()) {
      const { clans } = moment.view as View
      expect(clans.slice(1).every(({ hand }) => typeof hand === 'number')).toBe(true)
    }
  })

  it('is asked again once the bots have chosen', async () => {
    const table = hosted(storedGame('pgg'))
    table.host.start()
    await settled()
    const before = table.last().moment.step
    await answerFirst(table)
    expect(table.last().moment.decision?.seat).toBe(0)
    expect(table.last().moment.step).toBeGreaterThan(before + 2)
    expect(table.failures).toEqual([])
  })

  it('hears of nothing that is not stored yet', async () => {
    const table = hosted(storedGame('prr'))
    table.host.start()
    await settled()
    await answerFirst(table)
    let stored = 0
    for (const deed of table.deeds) {
      if (deed.did === 'store') stored = deed.steps
      if (deed.did === 'tell') expect(deed.update.moment.step).toBeLessThanOrEqual(stored)
    }
    expect(stored).toBeGreaterThan(0)
  })

  it('hears of no action that could not be stored', async () => {
    const table = hosted(storedGame('pp'), [], true)
    table.host.start()
    table.host.sitDown(0)
    const told = table.updates().length
    await expect(answerFirst(table)).rejects.toThrow('the disk is full')
    expect(table.updates().length).toBe(told)
  })

  it('goes on where the store left off', async () => {
    const table = hosted(storedGame('prr'))
    table.host.start()
    await settled()
    for (let n = 0; n < 5; n++) await answerFirst(table)
    const actions = table.deeds.flatMap((deed) => (deed.did === 'store' ? [deed.action] : []))
    const again = hosted(storedGame('prr'), actions)
    again.host.start()
    await settled()
    expect(again.last().moment).toEqual(table.last().moment)
  })

  it('is refused an answer to a question that is no longer asked, and nothing changes', async () => {
    const table = hosted(storedGame('prr'))
    table.host.start()
    await settled()
    const { decision, legal } = table.last().moment
    await answerFirst(table)
    const deeds = table.deeds.length
    const refused = await table.host.answer(decision?.id ?? -1, legal[0] as never)
    expect(refused?.key).toBe('table.refused.stale')
    expect(table.deeds.length).toBe(deeds)
  })

  it('is refused an illegal answer with the rule that forbids it', async () => {
    const table = hosted(storedGame('prr'))
    table.host.start()
    await settled()
    const { decision } = table.last().moment
    const attempt = { type: 'card', by: 0, card: 'no-such-card' } as never
    const refused = await table.host.answer(decision?.id ?? -1, attempt)
    expect(refused).not.toBeNull()
    expect(table.deeds.some((deed) => deed.did === 'store' && deed.action === attempt)).toBe(false)
  })

  it('cannot answer for a bot', async () => {
    const table = hosted(storedGame('prr'))
    table.host.start()
    const refused = await table.host.answer(1, { type: 'pass', by: 1 })
    expect(refused?.key).toBe('table.refused.stale')
  })
})

describe('undo', () => {
  it('takes an own action back, in the store too', async () => {
    const table = hosted(storedGame('pp'))
    table.host.start()
    table.host.sitDown(0)
    await answerFirst(table)
    table.host.sitDown(0)
    expect(table.last().moment.canUndo).toBe(true)
    await table.host.undo()
    expect(table.last().moment.step).toBe(0)
    expect(table.last().moment.decision?.seat).toBe(0)
    expect(table.deeds).toContainEqual({ did: 'truncate', steps: 0 })
  })

  it('does nothing once the packets went round: the next cards have been seen', async () => {
    const table = hosted(storedGame('pr'))
    table.host.start()
    await settled()
    await answerFirst(table)
    expect(table.last().moment.canUndo).toBe(true)
    await answerFirst(table)
    expect(table.last().moment.canUndo).toBe(false)
    const { step } = table.last().moment
    await table.host.undo()
    expect(table.last().moment.step).toBe(step)
  })
})

describe('several people at one screen', () => {
  it('begin behind the curtain, which shows what everybody may see', () => {
    const table = hosted(storedGame('pp'))
    table.host.start()
    const update = table.last()
    expect(update.is).toBe('curtain')
    expect(update.moment.viewer).toBeNull()
    expect((update.moment.view as View).clans.every(({ hand }) => typeof hand === 'number')).toBe(
      true,
    )
  })

  it('pass the screen on: no update shows a hand but that of the one in front', async () => {
    const table = hosted(storedGame('ppr'))
    table.host.start()
    let front: number | null = null
    for (let n = 0; n < 40; n++) {
      const update = table.last()
      if (update.is === 'curtain') {
        const next = update.next[0] ?? 0
        front = next
        table.host.sitDown(next)
      }
      const told = table.updates().length
      await answerFirst(table)
      for (const later of table.updates().slice(told)) {
        expect([front, null]).toContain(viewerOf(later))
        if (later.is === 'curtain') expect(viewerOf(later)).toBeNull()
      }
    }
  })

  it('may not answer for the one who is not in front', async () => {
    const table = hosted(storedGame('pp'))
    table.host.start()
    table.host.sitDown(0)
    const refused = await table.host.answer(1, { type: 'pass', by: 1 })
    expect(refused?.key).toBe('table.refused.stale')
  })

  it('cannot sit down in the seat of a bot', () => {
    const table = hosted(storedGame('ppr'))
    table.host.start()
    table.host.sitDown(2)
    expect(table.last().moment.viewer).toBeNull()
  })
})
