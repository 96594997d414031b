import { at, replay } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { CarryOutFailure } from './carry-out-failure.ts'
import {
  answerOf,
  give,
  journalIn,
  laidToy,
  loadToy,
  newToy,
  toyRecord,
} from './testing/toy-match.ts'

const PARTS = ['apply', 'decisions', 'outcome', 'stage', 'legalActions', 'clone'] as const
type Part = (typeof PARTS)[number]

/** The toy with a fault in one part that shows now and then. */
function faulty(part: Part, isOn: () => boolean): typeof toy {
  const sound = toy[part] as (...args: unknown[]) => unknown
  const broken = (...args: unknown[]) => {
    const result = sound(...args)
    if (isOn()) throw new Error(`fault in ${part}`)
    return result
  }
  return { ...toy, [part]: broken }
}

/** What a promise is rejected with. */
async function rejection(deed: Promise<unknown>): Promise<unknown> {
  return await deed.then(
    () => null,
    (error: unknown) => error,
  )
}

describe('rules that throw while they carry out an answer', () => {
  it.each(PARTS)(
    'in `%s` leave the match as it was: that answer is rejected, the next are taken',
    async (part) => {
      let isOn = false
      const rules = faulty(part, () => isOn)
      const { match, store, failures } = await loadToy(await laidToy(toyRecord('pp')), { rules })
      const sound = await loadToy(store)
      const heard: number[] = []
      match.follow(({ entry }) => heard.push(entry.seq))
      const before = match.position
      isOn = true
      const failed = await rejection(match.answer(1, answerOf(sound.match, 1, 0, 'bad')))
      isOn = false
      expect(failed).toBeInstanceOf(CarryOutFailure)
      expect(failed).toMatchObject({ cause: { message: `fault in ${part}` } })
      expect(match.position).toBe(before)
      expect(await journalIn(store)).toEqual([])
      expect(await match.answer(0, answerOf(sound.match, 0))).toEqual({ kind: 'taken', seq: 1 })
      expect(await match.answer(1, answerOf(sound.match, 1, 0, 'bad'))).toEqual({
        kind: 'taken',
        seq: 2,
      })
      expect(heard).toEqual([1, 2])
      expect(failures).toEqual([])
    },
  )

  it('name what they failed at, so that it can be tried again', async () => {
    let isOn = false
    const { match } = await newToy('pp', { rules: faulty('apply', () => isOn) })
    await give(match, 0)
    const given = answerOf(match, 1)
    isOn = true
    const failed = await rejection(match.answer(1, given))
    const { question, key, action } = given
    expect(failed).toMatchObject({
      seq: 2,
      attempt: { seq: 2, kind: 'act', action, by: 'person', cited: { question, key } },
    })
    const log = { ...match.position.game, actions: [...match.position.game.actions, action] }
    expect(() =>
      replay(
        faulty('apply', () => isOn),
        log,
      ),
    ).toThrow('fault in apply')
  })

  it("at a bot's move say so, and it moves once it is told to look again", async () => {
    let isOn = true
    const table = await newToy('pr', { rules: faulty('apply', () => isOn) })
    expect(table.failures).toMatchObject([{ name: 'CarryOutFailure', seq: 1 }])
    expect(table.match.position.seq).toBe(0)
    isOn = false
    table.match.changed()
    await table.match.atRest()
    expect(table.match.position.seq).toBe(1)
  })

  it('at taking back leave the match as it was', async () => {
    let isOn = false
    const { match } = await newToy('pp', { rules: faulty('apply', () => isOn) })
    await give(match, 0)
    await give(match, 1)
    const { seat } = at(match.position.questions, 0).decision
    await give(match, seat)
    const before = match.position
    const wish = { revision: 3, key: 'u' }
    isOn = true
    expect(await rejection(match.undo(seat, wish))).toMatchObject({
      attempt: { kind: 'undo', seat },
    })
    isOn = false
    expect(match.position).toBe(before)
    expect(await match.undo(seat, wish)).toEqual({ kind: 'taken', seq: 4 })
  })

  it('only after it was stored, at a view, are reported; the answer is taken', async () => {
    let isOn = false
    const shared: typeof toy.shared = (state) => {
      if (isOn) throw new Error('fault in shared')
      return toy.shared(state)
    }
    const { match, failures } = await newToy('pp', { rules: { ...toy, shared } })
    isOn = true
    expect(await match.answer(0, answerOf(match, 0))).toEqual({ kind: 'taken', seq: 1 })
    expect(failures).toHaveLength(3)
  })
})
