import { bloodRage } from '@meadhall/game-blood-rage'
import { at, seedRng } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { type BotName, createBot } from './index.ts'

/** Plays one game, a bot a seat, and gives the scores. */
function play(names: readonly BotName[], seed: string): readonly number[] {
  const state = bloodRage.setup({
    options: bloodRage.parseOptions({}, names.length),
    seats: names.length,
    seed,
  })
  const bots = names.map((name, seat) => createBot(name, bloodRage, `${seed}/${seat}`))
  for (let open = bloodRage.decisions(state)[0]; open; open = bloodRage.decisions(state)[0]) {
    const legal = bloodRage.legalActions(state, open)
    const action = at(bots, open.seat).choose(bloodRage.view(state, open.seat), open, legal)
    expect(legal).toContain(action)
    bloodRage.apply(state, action)
  }
  return bloodRage.outcome(state)?.scores ?? []
}

it('bots finish games of two, three and four with legal answers only', () => {
  for (const names of [
    ['greedy', 'random'],
    ['random', 'greedy', 'random'],
    ['random', 'random', 'random', 'greedy'],
  ] as const) {
    expect(play(names, 'finish')).toHaveLength(names.length)
  }
})

it('the greedy bot outscores three random ones on every seat', () => {
  for (let seat = 0; seat < 4; seat++) {
    const names = Array.from(
      { length: 4 },
      (_, one): BotName => (one === seat ? 'greedy' : 'random'),
    )
    const games = Array.from({ length: 4 }, (_, game) => play(names, `beat/${seat}/${game}`))
    const mean = (one: number): number => games.reduce((sum, scores) => sum + at(scores, one), 0)
    const others = names.map((_, one) => (one === seat ? 0 : mean(one)))
    expect(mean(seat)).toBeGreaterThan(Math.max(...others))
  }
})

it('the same seed gives the same choices', () => {
  expect(play(['greedy', 'random'], 'again')).toEqual(play(['greedy', 'random'], 'again'))
})

it('a choice does not change when what the bot cannot see is swapped', () => {
  const state = bloodRage.setup({ options: bloodRage.parseOptions({}, 3), seats: 3, seed: 'swap' })
  const rng = seedRng('swap')
  for (let step = 0; step < 60; step++) {
    const open = bloodRage.decisions(state)[0]
    if (open === undefined) break
    const other = bloodRage.determinize(bloodRage.view(state, open.seat), rng)
    const choose = (from: typeof state) =>
      createBot('greedy', bloodRage, `swap/${step}`).choose(
        bloodRage.view(from, open.seat),
        open,
        bloodRage.legalActions(from, open),
      )
    const action = choose(state)
    expect(choose(other)).toEqual(action)
    bloodRage.apply(state, action)
  }
})
