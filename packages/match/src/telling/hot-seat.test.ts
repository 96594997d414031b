import type { Viewer } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { laidToy, loadToy, toyRecord } from '../testing/toy-match.ts'
import { HotSeat, type ScreenUpdate } from './hot-seat.ts'

interface ToyView {
  readonly hands: readonly (readonly number[] | number)[]
}

/** A match at one screen, with all that the screen is told. */
async function screen(seats: string, rounds = 3) {
  const told: ScreenUpdate[] = []
  const store = await laidToy(toyRecord(seats, { options: { rounds } }))
  const { match, failures } = await loadToy(store, { mustAsk: (one) => table.mustAsk(one) })
  const table = new HotSeat(match, (update) => told.push(update))
  table.start()
  match.start()
  await match.atRest()
  const last = (): ScreenUpdate => {
    const update = told.at(-1)
    if (update === undefined) throw new Error('nothing was told')
    return update
  }
  let keys = 0
  /** Answers what is shown with its answer of this place. */
  const answer = async (which = 0) => {
    const { question, legal } = last().moment
    keys += 1
    const reply = await table.answer({ question, key: `k${keys}`, action: legal[which] })
    await match.atRest()
    return reply
  }
  return { match, table, told, last, answer, failures }
}

/** The seats whose cards a screen was shown. */
function handsIn({ moment }: ScreenUpdate): Viewer[] {
  const { hands } = moment.view as ToyView
  return hands.flatMap((hand, seat) =>
    typeof hand === 'number' || hand.length === 0 ? [] : [seat],
  )
}

/** Whose view an update shows: it must be that of the one in front, or what everybody may see. */
function shownTo(update: ScreenUpdate, front: Viewer): Viewer {
  const { viewer } = update.moment
  expect(update.kind === 'curtain' ? [null] : [front, null]).toContain(viewer)
  expect(handsIn(update).filter((seat) => seat !== viewer)).toEqual([])
  return viewer
}

describe('one person against bots', () => {
  it('sees only their own view, from the first moment on, and no curtain', async () => {
    const { told, answer } = await screen('prr')
    expect(await answer()).toMatchObject({ kind: 'taken' })
    expect(new Set(told.map(({ moment }) => moment.viewer))).toEqual(new Set([0]))
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['reset', 'step']))
    expect(new Set(told.flatMap(handsIn))).toEqual(new Set([0]))
  })

  it('is asked again once the bots have chosen', async () => {
    const { last, answer, failures } = await screen('prr')
    const before = last().moment.step
    await answer()
    expect(last().moment.step).toBeGreaterThan(before)
    expect(failures).toEqual([])
  })

  it('cannot answer for a bot', async () => {
    const { table } = await screen('pr')
    const given = { question: 0, key: 'a', action: { type: 'stop', by: 1 } }
    expect(await table.answer(given)).toMatchObject({ kind: 'refused', code: 'malformed' })
  })
})

describe('several people at one screen', () => {
  it('begin behind the curtain, which shows what everybody may see', async () => {
    const { last, table } = await screen('pp')
    expect(last()).toMatchObject({ kind: 'curtain', next: [0, 1], last: null })
    expect(handsIn(last())).toEqual([])
    expect(table.front).toBeNull()
  })

  it('pass the screen on: no update shows a hand but that of the one in front', async () => {
    const { table, told, last, answer, match } = await screen('ppr')
    const seen = new Set<Viewer>()
    for (let turn = 0; turn < 60 && match.position.outcome === null; turn++) {
      const update = last()
      if (update.kind === 'curtain') table.sitDown(update.next[turn % update.next.length] ?? 0)
      const { front } = table
      const before = told.length
      if (last().moment.decision !== null) await answer(turn % 2)
      for (const later of told.slice(before)) seen.add(shownTo(later, front))
    }
    expect(match.position.outcome).not.toBeNull()
    expect(seen).toEqual(new Set([0, 1, null]))
  })

  it('may neither answer nor take back behind the curtain, nor for one who is not in front', async () => {
    const { table, match } = await screen('pp')
    const { question, legal } = match.moment(0)
    const given = { question, key: 'a', action: legal[0] }
    expect(await table.answer(given)).toMatchObject({ code: 'not-yours' })
    expect(await table.undo({ revision: 0, key: 'u' })).toMatchObject({ code: 'not-yours' })
    expect(table.whyNot(legal[0])).toBeNull()
    table.sitDown(1)
    expect(await table.answer(given)).toMatchObject({ code: 'malformed' })
    expect(match.position.seq).toBe(0)
  })

  it('take their own choice back when they sit down again', async () => {
    const { table, answer, last } = await screen('pp')
    table.sitDown(0)
    await answer()
    expect(last().kind).toBe('curtain')
    table.sitDown(0)
    const { revision, canUndo } = last().moment
    expect(canUndo).toBe(true)
    expect(await table.undo({ revision, key: 'u' })).toMatchObject({ kind: 'taken' })
    expect(last().moment).toMatchObject({ step: 0, viewer: 0, decision: { seat: 0 } })
  })

  it('cannot sit down in the seat of a bot', async () => {
    const { table, last } = await screen('ppr')
    table.sitDown(2)
    expect(last().moment.viewer).toBeNull()
  })

  it('are called to the screen and asked though there is only one answer', async () => {
    const { table, match, last, answer } = await screen('pp', 1)
    expect(match.position.step).toBe(0)
    table.sitDown(0)
    await match.atRest()
    expect(last().moment).toMatchObject({ step: 0, decision: { seat: 0 } })
    expect(await answer()).toMatchObject({ kind: 'taken' })
    expect(last()).toMatchObject({ kind: 'curtain', next: [1], last: 0 })
  })
})
