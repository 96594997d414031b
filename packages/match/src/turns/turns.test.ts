import type { Asked, Bots } from '@meadhall/bots'
import { at, decisionOf, replay } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { everyLevel } from '../testing/every-level.ts'
import {
  answerOf,
  give,
  journalIn,
  laidToy,
  loadToy,
  newToy,
  openToy,
  toyRecord,
} from '../testing/toy-match.ts'

describe('bots', () => {
  it('play until people are asked, and all of a game without any', async () => {
    const { match, failures } = await newToy('rrgr')
    expect(match.position.outcome?.scores).toHaveLength(4)
    expect(failures).toEqual([])
  })

  it('go on after the match was opened again as if it had never been closed', async () => {
    const whole = await newToy('rrr')
    const { actions } = whole.match.position.game
    const store = await laidToy(toyRecord('rrr'))
    for (let opened = 0; opened <= actions.length; opened++) {
      const table = await openToy({
        ...store,
        // One entry at a time: then the match is closed and opened again.
        append: async (...args) => {
          if (args[1].seq > opened + 1) throw new Error('closed')
          return await store.append(...args)
        },
      })
      table.match.close()
    }
    const again = await openToy(store)
    expect(again.match.position.game.actions).toEqual(actions)
    expect(again.match.position.game.state).toEqual(whole.match.position.game.state)
  })

  it('hear nothing but what their seat may see, the legal answers and their own seed', async () => {
    const heard: { asked: Asked<unknown, unknown>; seed: string }[] = []
    const bot: Bots['thrall'] = {
      name: 'curious',
      choose: (asked, { seed }) => {
        heard.push({ asked, seed })
        return Promise.resolve(at(asked.legal, 0))
      },
    }
    const { match } = await newToy('rr', { bots: everyLevel(bot) })
    const { actions } = match.position.game
    expect(heard).toHaveLength(actions.length)
    for (const [index, { asked, seed }] of heard.entries()) {
      const state = replay(toy, { ...match.position.game, actions: actions.slice(0, index) })
      const { seat } = asked.decision
      expect(asked).toEqual({
        view: toy.view(state, seat),
        decision: decisionOf(toy, state, seat),
        legal: toy.legalActions(state, asked.decision),
      })
      expect(seed).not.toContain(match.record.seed)
    }
    expect(new Set(heard.map(({ seed }) => seed)).size).toBe(heard.length)
  })

  it('play in the character of their seat, and only they', async () => {
    const cast = new Set<string>()
    const bot: Bots['thrall'] = {
      name: 'actor',
      choose: ({ legal, decision }, { character }) => {
        cast.add(`${decision.seat} ${character}`)
        return Promise.resolve(at(legal, 0))
      },
    }
    const seats = [
      { name: '', plays: 'norn', character: 'aggressive' },
      { name: '', plays: 'norn', character: 'quest-hunter' },
      { name: '', plays: 'thrall' },
    ] as const
    const playing = (seat: number) => (seat === 1 ? 'warrior' : seats[seat]?.plays) ?? 'person'
    const store = await laidToy(toyRecord('rrr', { seats }))
    await openToy(store, { bots: everyLevel(bot), playing })
    expect([...cast].sort()).toEqual(['0 aggressive', '1 undefined', '2 undefined'])
  })

  it('are woken by an answer that comes in whenever they have just come to rest', async () => {
    for (let timing = 0; timing < 600; timing++) {
      const [before, during] = [timing % 24, Math.floor(timing / 24)]
      const store = await laidToy(toyRecord('pr', { seed: `woken/${timing}` }))
      const late = {
        ...store,
        append: async (...args: Parameters<typeof store.append>) => {
          const [, entry] = args
          const isPersons = entry.kind === 'act' && entry.by === 'person'
          for (let tick = 0; isPersons && tick < during; tick++) await Promise.resolve()
          return await store.append(...args)
        },
      }
      const { match, failures } = await loadToy(late)
      const given = answerOf(match, 0)
      match.start()
      for (let tick = 0; tick < before; tick++) await Promise.resolve()
      await match.answer(0, given)
      await new Promise((resolve) => setTimeout(resolve))
      expect(match.position.questions.map(({ decision }) => decision.seat)).not.toContain(1)
      expect(failures).toEqual([])
    }
  })

  it('that answer against the rules stop the match and say so', async () => {
    const bot = { name: 'cheat', choose: () => Promise.resolve({ type: 'card', by: 0, card: 99 }) }
    const { match, failures } = await newToy('rp', { bots: everyLevel(bot) })
    expect(match.position.step).toBe(0)
    expect(String(failures)).toContain('illegal')
  })

  it('stop thinking when their question is gone, and when the match is closed', async () => {
    const signals: { aborted: boolean }[] = []
    const bot = {
      name: 'slow',
      choose: (_asked: unknown, { signal }: { signal?: { aborted: boolean } }) => {
        if (signal) signals.push(signal)
        return new Promise<never>(() => undefined)
      },
    }
    const store = await laidToy(toyRecord('pr'))
    const { match } = await loadToy(store, { bots: everyLevel(bot) })
    match.start()
    await new Promise((resolve) => setTimeout(resolve))
    expect(signals).toEqual([{ aborted: false }])
    await give(match, 0)
    expect(signals).toEqual([{ aborted: false }])
    match.close()
    expect(signals).toEqual([{ aborted: true }])
  })
})

describe("a person's only answer", () => {
  const ONE_CARD = toyRecord('pp', { options: { rounds: 1 } })

  it('is given by the table', async () => {
    const table = await openToy(await laidToy(ONE_CARD))
    expect((await journalIn(table.store)).map((entry) => entry.kind === 'act' && entry.by)).toEqual(
      ['table', 'table'],
    )
  })

  it('is asked for where the person wants to be asked', async () => {
    const { match } = await openToy(await laidToy(ONE_CARD), {
      mustAsk: ({ decision }) => decision.seat === 1,
    })
    expect(match.position.step).toBe(1)
    expect(match.moment(1).legal).toHaveLength(1)
    expect(await give(match, 1)).toMatchObject({ kind: 'taken' })
  })

  it('comes after a pause, during which nobody is asked and everybody sees who is', async () => {
    const ends: (() => void)[] = []
    const pause = () => new Promise<void>((resolve) => ends.push(resolve))
    const { match } = await openToy(await laidToy(ONE_CARD), { pause })
    expect(ends).toHaveLength(2)
    expect(match.moment(0)).toMatchObject({ decision: null, legal: [] })
    expect(match.moment(null).open).toHaveLength(2)
    for (const end of ends) end()
    await new Promise((resolve) => setTimeout(resolve))
    expect(match.position.step).toBe(2)
    expect(ends).toHaveLength(2)
  })
})
