import { type State, valhalla } from '@meadhall/game-valhalla'
import { given, SETUPS } from '@meadhall/game-valhalla/testing'
import { at, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { type BotName, createBot } from './index.ts'

type Options = Readonly<Record<string, unknown>>

/** Plays one game, a bot a seat, and gives all choices with the outcome. */
function play(names: readonly BotName[], seed: string, options: Options = {}) {
  const state = valhalla.setup({
    options: valhalla.parseOptions(options, names.length),
    seats: names.length,
    seed,
  })
  const bots = names.map((name, seat) => createBot(name, valhalla, `${seed}/${seat}`))
  const choices: string[] = []
  for (let open = valhalla.decisions(state)[0]; open; open = valhalla.decisions(state)[0]) {
    const legal = valhalla.legalActions(state, open)
    const action = at(bots, open.seat).choose(valhalla.view(state, open.seat), open, legal)
    if (!legal.includes(action)) throw new Error(`not legal: ${JSON.stringify(action)}`)
    choices.push(valhalla.formatAction(action))
    valhalla.apply(state, action)
  }
  return { choices, state, outcome: valhalla.outcome(state) }
}

function greedy(seats: number): BotName[] {
  return Array.from({ length: seats }, () => 'greedy')
}

describe('the greedy bot finishes Valhalla with legal answers only', () => {
  for (const { seats, options } of SETUPS) {
    it(`with ${seats} players and ${JSON.stringify(options)}`, () => {
      const { outcome } = play(greedy(seats), 'finish', options)
      expect(outcome?.scores).toHaveLength(seats)
    })
  }
})

it('the greedy bot wins nearly every game against three random ones', () => {
  let wins = 0
  for (let game = 0; game < 24; game++) {
    const names = Array.from(
      { length: 4 },
      (_, seat): BotName => (seat === game % 4 ? 'greedy' : 'random'),
    )
    if (play(names, `beat/${game}`).outcome?.winners.includes(game % 4)) wins += 1
  }
  expect(wins).toBeGreaterThanOrEqual(21)
})

it('it beats random ones with every module too', () => {
  const options = { loki: true, thor: true, valkyries: true, dwarves: true, tyr: true, king: true }
  let wins = 0
  for (let game = 0; game < 12; game++) {
    const { outcome } = play(['greedy', 'random', 'random'], `modules/${game}`, options)
    if (outcome?.winners.includes(0)) wins += 1
  }
  expect(wins).toBeGreaterThanOrEqual(10)
})

it('alone it wins some games and loses some', () => {
  const wins = Array.from({ length: 40 }, (_, game) => {
    const options = { monster: 'fenrir', difficulty: 1 }
    return play(['greedy'], `alone/${game}`, options).outcome?.winners.length ?? 0
  }).reduce((sum, won) => sum + won, 0)
  expect(wins).toBeGreaterThan(4)
  expect(wins).toBeLessThan(40)
})

it('the same seed gives the same choices', () => {
  expect(play(greedy(3), 'again').choices).toEqual(play(greedy(3), 'again').choices)
})

/** Chooses in a state and in one that looks the same from the seat, and compares. */
function swapped(state: State, step: number): void {
  const open = at(valhalla.decisions(state), 0)
  const view = valhalla.view(state, open.seat)
  const other = valhalla.determinize(view, seedRng(`other/${step}`))
  const choose = (from: State) =>
    createBot('greedy', valhalla, `swap/${step}`).choose(
      valhalla.view(from, open.seat),
      open,
      valhalla.legalActions(from, open),
    )
  const action = choose(state)
  expect(choose(other)).toEqual(action)
  valhalla.apply(state, action)
}

describe('a choice does not change when what the bot cannot see is swapped', () => {
  for (const { seats, options } of [
    { seats: 4, options: {} },
    { seats: 3, options: { loki: true, thor: true, valkyries: true, dwarves: true, tyr: true } },
    { seats: 1, options: { monster: 'hel' } },
  ]) {
    it(`with ${seats} players and ${JSON.stringify(options)}`, () => {
      const state = valhalla.setup({
        options: valhalla.parseOptions(options, seats),
        seats,
        seed: 'swap',
      })
      for (let step = 0; step < 250 && valhalla.decisions(state).length > 0; step++) {
        swapped(state, step)
      }
    })
  }
})

/** What the bot does in a position, in words. */
function chooses(position: Readonly<Record<string, unknown>>): string {
  const { state } = given(position)
  const open = at(valhalla.decisions(state), 0)
  const bot = createBot('greedy', valhalla, 'position')
  const legal = valhalla.legalActions(state, open)
  return valhalla.formatAction(bot.choose(valhalla.view(state, open.seat), open, legal))
}

describe('of two equal squads it attacks', () => {
  const strong = { jarl: 'agnar', squad: ['vidar', 'bersi', 'bjorgolf'] }
  const [weak, same] = [{ squad: ['geirolf'] }, { squad: ['gunnolf'] }]
  const three = { players: 3, p1: strong }

  it.each([
    ['the nearest', {}, 'attack 1'],
    ['whoever has sent more to Valhalla', { valhalla: ['ylva', 'varg'] }, 'attack 2'],
    ['Bernhard, whose squad grows twice as fast', { jarl: 'bernhard' }, 'attack 2'],
  ])('%s', (_whom, more, action) => {
    expect(chooses({ ...three, p2: weak, p3: { ...same, ...more } })).toBe(action)
  })
})

it.each([
  ['agnar', 'attack 1'],
  ['gunnhild', 'attack 2'],
])(
  '%s does %s where the other squad is strong by its Jarl, whom Gunnhild silences',
  (jarl, action) => {
    const position = {
      players: 3,
      p1: { jarl, squad: ['vidar', 'bersi'] },
      p2: { jarl: 'agnar', squad: ['eyvind', 'geirr', 'bjarni'] },
      p3: { jarl: 'sigurd', squad: ['arnbjorn', 'gunnbjorn', 'bjorgolf'] },
    }
    expect(chooses(position)).toBe(action)
  },
)
