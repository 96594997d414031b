import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Answer } from './reply.ts'
import { answerOf, atStake, give, journalIn, newToy, openToy, STALE } from './testing/toy-match.ts'

describe('an answer', () => {
  it('is stored with what it cites, and told to everybody with the next question', async () => {
    const table = await newToy('pp')
    const given = answerOf(table.match, 1)
    table.told.length = 0
    expect(await table.match.answer(1, given)).toEqual({ kind: 'taken', seq: 1 })
    const { question, key, action } = given
    expect(await journalIn(table.store)).toEqual([
      { seq: 1, kind: 'act', action, by: 'person', cited: { question, key } },
    ])
    expect(table.told.map(({ viewer, update }) => [viewer, update.kind])).toEqual([
      [null, 'step'],
      [0, 'step'],
      [1, 'step'],
    ])
  })

  it('is told to each as they may hear it', async () => {
    const table = await newToy('pp')
    table.told.length = 0
    await give(table.match, 1)
    const heard = table.told.map(({ viewer, update }) => [
      viewer,
      update.kind === 'step' && update.entry.events[0],
    ])
    const card = table.match.position.game.state.chosen[1]
    expect(heard).toEqual([
      [null, { type: 'chosen', seat: 1, card: null }],
      [0, { type: 'chosen', seat: 1, card: null }],
      [1, { type: 'chosen', seat: 1, card }],
    ])
    for (const { viewer, update } of table.told) {
      expect(update.moment.view).toEqual(toy.view(table.match.position.game.state, viewer))
    }
  })

  it('that the rules forbid is refused with the rule, and nothing changes', async () => {
    const table = await newToy('pp')
    const { question } = answerOf(table.match, 0)
    const before = { position: table.match.position, told: table.told.length }
    const attempt = { question, key: 'a', action: { type: 'card', by: 0, card: 99 } }
    expect(await table.match.answer(0, attempt)).toEqual({
      kind: 'refused',
      code: 'illegal',
      reason: { rule: 'TOY-1', key: 'why.not-in-hand', params: {} },
    })
    expect(table.match.position).toBe(before.position)
    expect(table.told.length).toBe(before.told)
    expect(await journalIn(table.store)).toEqual([])
  })

  it.each([
    [undefined],
    [null],
    ['card'],
    [[]],
    [{}],
    [{ question: 0, key: 'a' }],
    [{ question: 0, key: 'a', action: null }],
    [{ question: 0, key: 'a', action: { type: 'card' } }],
    [{ question: 0, key: 'a', action: { type: 'bank', by: 1 } }],
    [{ question: 0, key: 'a', action: { type: 'card', by: 0, card: { valueOf: 1 } } }],
    [{ question: 0, key: '', action: { type: 'bank', by: 0 } }],
    [{ question: 0, key: 'k'.repeat(65), action: { type: 'bank', by: 0 } }],
    [{ question: 0, action: { type: 'bank', by: 0 } }],
    [{ question: '0', key: 'a', action: { type: 'bank', by: 0 } }],
    [{ question: 0.5, key: 'a', action: { type: 'bank', by: 0 } }],
  ])('that is none is refused: %j', async (given) => {
    const { match, failures } = await newToy('pp')
    const { position } = match
    expect(await match.answer(0, given)).toMatchObject({ kind: 'refused', code: 'malformed' })
    expect(match.whyNot(0, given)).toBeNull()
    expect(match.position).toBe(position)
    expect(failures).toEqual([])
  })

  it.each([1, 7, -1, Number.NaN])('for seat %d, where no person sits, is refused', async (seat) => {
    const { match } = await newToy('pr')
    const given = { question: 0, key: 'a', action: { type: 'bank', by: seat } }
    const { code } = (await match.answer(seat, given)) as { code?: string }
    expect(code).toBe(Number.isNaN(seat) ? 'malformed' : 'not-yours')
  })

  it('asks the rules for the legal answers once, for everybody who needs them', async () => {
    let listed = 0
    const rules: typeof toy = {
      ...toy,
      legalActions: (...args) => {
        listed += 1
        return toy.legalActions(...args)
      },
    }
    const { match } = await newToy('pp', { rules })
    for (const seat of [0, 1]) for (let n = 0; n < 3; n++) match.moment(seat)
    expect(listed).toBe(2)
    await give(match, 0)
    match.moment(1)
    expect(listed).toBe(3)
  })

  it('builds what everybody may see once, however many look', async () => {
    let built = 0
    const rules: typeof toy = {
      ...toy,
      shared: (state) => {
        built += 1
        return toy.shared(state)
      },
    }
    const { match } = await newToy('pppp', { rules })
    for (let n = 0; n < 5; n++) match.watch(null, () => undefined)
    expect(built).toBe(1)
    await give(match, 2)
    expect(built).toBe(2)
  })
})

describe('a late answer', () => {
  it('to a question that was answered is refused, though the action would be legal', async () => {
    const { match, seat } = await atStake()
    const bank = answerOf(match, seat, 0, 'first')
    await match.answer(seat, bank)
    expect(match.moment(seat).legal).toContainEqual(bank.action)
    expect(await match.answer(seat, { ...bank, key: 'second' })).toEqual(STALE)
  })

  it('that was taken back is recognised when it arrives once more', async () => {
    const { match, seat } = await atStake()
    const bank = answerOf(match, seat, 0, 'first')
    const { revision } = match.moment(seat)
    await match.answer(seat, bank)
    await match.undo(seat, { revision: revision + 1, key: 'undo' })
    const { position } = match
    expect(match.moment(seat).legal).toContainEqual(bank.action)
    expect(await match.answer(seat, { ...bank, key: 'other' })).toEqual(STALE)
    expect(await match.answer(seat, bank)).toEqual({ kind: 'taken', seq: revision + 1 })
    expect(match.position).toBe(position)
  })

  it('is not what an answer becomes by what another seat does at the same time', async () => {
    const { match } = await newToy('ppp')
    const slow = answerOf(match, 2)
    await give(match, 0)
    const { revision } = match.moment(0)
    await match.undo(0, { revision, key: 'undo' })
    await give(match, 0, 1)
    await give(match, 1)
    expect(await match.answer(2, slow)).toMatchObject({ kind: 'taken' })
  })

  it('what an answer cites only ever rises, through undo too', async () => {
    const { match, seat } = await atStake()
    const numbers = [match.moment(seat).question ?? -1]
    for (let turn = 0; turn < 5; turn++) {
      await give(match, seat)
      const { revision } = match.moment(seat)
      await match.undo(seat, { revision, key: `undo-${turn}` })
      numbers.push(match.moment(seat).question ?? -1)
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

describe('the same answer sent twice', () => {
  it('is one move and the same reply', async () => {
    const table = await atStake()
    const given = answerOf(table.match, table.seat)
    const [first, second] = await Promise.all([
      table.match.answer(table.seat, given),
      table.match.answer(table.seat, given),
    ])
    expect(second).toEqual(first)
    await give(table.match, table.match.position.questions[0]?.decision.seat ?? 0)
    expect(await table.match.answer(table.seat, given)).toEqual(first)
    expect(await journalIn(table.store)).toHaveLength(4)
  })

  it('is so after the match was closed and opened again', async () => {
    const table = await newToy('pp')
    const given = answerOf(table.match, 0)
    const first = await table.match.answer(0, given)
    table.match.close()
    const { match } = await openToy(table.store)
    expect(await match.answer(0, given)).toEqual(first)
    expect(match.position.seq).toBe(1)
  })

  it('but with the key of another is refused', async () => {
    const { match, seat } = await atStake()
    const given = answerOf(match, seat, 0, 'key')
    await match.answer(seat, given)
    const others: Answer[] = [
      { ...(given as Answer), action: { type: 'stop', by: seat } },
      { ...(given as Answer), question: (given.question ?? 0) + 1 },
    ]
    for (const other of others) {
      expect(await match.answer(seat, other)).toMatchObject({ code: 'key-used' })
    }
    const { revision } = match.moment(seat)
    expect(await match.undo(seat, { revision, key: 'key' })).toMatchObject({ code: 'key-used' })
  })

  it('by another seat with the same key is a move of its own', async () => {
    const { match } = await newToy('pp')
    await match.answer(0, answerOf(match, 0, 0, 'key'))
    expect(await match.answer(1, answerOf(match, 1, 0, 'key'))).toEqual({ kind: 'taken', seq: 2 })
  })
})
