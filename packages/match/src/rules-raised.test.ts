import { loadGameFile, makeGameFile, printGameFile } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { memoryStore } from './storing/memory-store.ts'
import { failingStore } from './testing/failing-store.ts'
import { give, journalIn, laidToy, openToy, type ToyTable, toyRecord } from './testing/toy-match.ts'

/** The program before its rules were changed. */
const OLDER = { ...toy, version: 1 }

async function laidByOlder() {
  return await laidToy(toyRecord('pp', { rulesVersion: 1 }))
}

/** Takes the last answer, which for a stake is to roll, until the game is over or so many are given. */
async function rollOn({ match }: ToyTable, count = 99): Promise<void> {
  for (let turn = 0; turn < count; turn++) {
    await match.atRest()
    const seat = match.position.questions[0]?.decision.seat
    if (seat === undefined) return
    await give(match, seat, match.moment(seat).legal.length - 1)
  }
}

describe('a match that is begun by one version of the rules', () => {
  it('ends by the next: stored, opened again, taken along as a file and verified', async () => {
    const store = await laidByOlder()
    const older = await openToy(store, { rules: OLDER })
    await rollOn(older, 4)
    expect(older.match.position.version).toBe(1)
    older.match.close()
    const before = older.match.position

    const newer = await openToy(store)
    expect(newer.match.position.version).toBe(2)
    expect((await journalIn(store)).at(-1)).toEqual({
      seq: before.seq + 1,
      kind: 'rules',
      version: 2,
    })
    expect(newer.match.story(0)).toEqual(older.match.story(0))
    await rollOn(newer)
    newer.match.close()

    const again = await openToy(store)
    expect(again.match.position.outcome).not.toBeNull()
    expect(again.match.position.game).toEqual(newer.match.position.game)

    const { game } = again.match.position
    const file = makeGameFile(toy, game)
    expect(file.rules).toEqual([
      { from: 0, version: 1 },
      { from: before.step, version: 2 },
    ])
    expect(loadGameFile(printGameFile(file), [toy]).game).toEqual(game)
    expect(() => loadGameFile(printGameFile(file), [OLDER])).toThrow(
      'rules: played by rules version 2, this program has 1',
    )
  })

  it('asks all its questions anew, so that no answer by the older rules counts', async () => {
    const store = await laidByOlder()
    const older = await openToy(store, { rules: OLDER })
    const { question, legal } = older.match.moment(0)
    const newer = await openToy(store)
    const late = { question, key: 'late', action: legal[0] }
    expect(await newer.match.answer(0, late)).toMatchObject({ code: 'stale' })
  })

  it('is not opened by an older program once it was raised', async () => {
    const store = await laidByOlder()
    await openToy(store)
    await expect(openToy(store, { rules: OLDER })).rejects.toMatchObject({ problem: 'newer-rules' })
  })

  it('is raised only once, however often it is opened, and not when it is over', async () => {
    const store = await laidByOlder()
    await rollOn(await openToy(store, { rules: OLDER }))
    await openToy(store)
    expect((await journalIn(store)).some(({ kind }) => kind === 'rules')).toBe(false)
    const running = await laidByOlder()
    for (let opened = 0; opened < 3; opened++) await openToy(running)
    expect(await journalIn(running)).toEqual([{ seq: 1, kind: 'rules', version: 2 }])
  })

  it.each(['refused', 'reply-lost'] as const)(
    'is raised before it counts: a store that fails (%s) leaves it to be opened again',
    async (how) => {
      const real = memoryStore()
      await laidToy(toyRecord('pp', { rulesVersion: 1 }), real)
      const store = failingStore(real, (use) => (use === 2 ? how : 'good'))
      await expect(openToy(store)).rejects.toThrow()
      const { match } = await openToy(store)
      expect(match.position.version).toBe(2)
      expect(await journalIn(real)).toHaveLength(1)
    },
  )
})
