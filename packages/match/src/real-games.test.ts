import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES, type GameId } from '@meadhall/games'
import type { Action, Seat } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { Match } from './match.ts'
import { memoryStore } from './storing/memory-store.ts'
import { type MatchRecord, RECORD_VERSION, type SeatInfo } from './storing/record.ts'
import type { Store } from './storing/store.ts'
import { playBots } from './turns/playing.ts'

async function recordOf(game: GameId, plays: readonly SeatInfo['plays'][]): Promise<MatchRecord> {
  const rules = await GAMES[game].rules()
  const options = rules.parseOptions({}, plays.length)
  const seats = plays.map((one) => ({ name: '', plays: one }))
  const own = { version: RECORD_VERSION, id: game, game, rulesVersion: rules.version } as const
  return { ...own, options, seats, seed: `real/${game}`, undo: 'sealed' }
}

/** Opens the match in a store; it goes on for as long as the store takes entries. */
async function opened(game: GameId, store: Store): Promise<Match> {
  const [rules, bots, loaded] = await Promise.all([
    GAMES[game].rules(),
    GAMES[game].bots(weightsFromDisk),
    store.load(game),
  ])
  if (loaded === null) throw new Error(`no match of ${game}`)
  const match = await Match.open({ rules, bots, store, fail: () => undefined }, loaded)
  match.start()
  await match.atRest()
  return match
}

/** A store that takes so many entries and no more: as if the program had been closed then. */
function closedAfter(store: Store, entries: number): Store {
  let left = entries
  return {
    ...store,
    append: (...args) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('closed')) : store.append(...args)
    },
  }
}

const NO_ACTIONS = { steps: 0, result: null, standing: null }

describe.each(GAME_IDS)('%s', (game) => {
  const bots = ['warrior', 'thrall'] as const

  it('closed and opened again after every action, goes on as if it had never been', async () => {
    const record = await recordOf(game, bots)
    const whole = memoryStore()
    await whole.create(record, NO_ACTIONS)
    const { actions, state } = (await opened(game, whole)).position.game
    const store = memoryStore()
    await store.create(record, NO_ACTIONS)
    for (let count = 0; count < actions.length; count++) {
      const match = await opened(game, closedAfter(store, 1))
      match.close()
      expect(match.position.step).toBe(count + 1)
    }
    const { position } = await opened(game, store)
    expect(position.game.actions).toEqual(actions)
    expect(position.game.state).toEqual(state)
    expect(position.outcome).not.toBeNull()
  })

  it('is the same game where bots play it alone, without a match', async () => {
    const record = await recordOf(game, bots)
    const store = memoryStore()
    await store.create(record, NO_ACTIONS)
    const match = await opened(game, store)
    const played: Action[] = []
    const levels = await GAMES[game].bots(weightsFromDisk)
    const { options, seed } = record
    await playBots(await GAMES[game].rules(), {
      start: { options, seed, seats: bots.length },
      bots: bots.map((level) => levels[level]),
      onAnswer: (_decision, action) => played.push(action),
    })
    expect(played).toEqual(match.position.game.actions)
  })

  it('asks people only what they can choose, and ends with each told the same result', async () => {
    const store = memoryStore()
    await store.create(await recordOf(game, ['person', 'person', 'warrior']), NO_ACTIONS)
    const match = await opened(game, store)
    const results = new Map<Seat | null, unknown>()
    for (const viewer of [null, 0, 1, 2])
      match.watch(viewer, ({ moment }) => results.set(viewer, moment.outcome))
    for (let turn = 0; match.position.outcome === null; turn++) {
      const seat = [0, 1].find((one) => match.moment(one).decision !== null) ?? 0
      const { question, legal } = match.moment(seat)
      expect(legal.length).toBeGreaterThan(1)
      const action = legal[turn % legal.length]
      const reply = await match.answer(seat, { question, key: `k${turn}`, action })
      expect(reply.kind).toBe('taken')
      await match.atRest()
    }
    expect([...results.values()]).toEqual(Array(4).fill(match.position.outcome))
  })
})
