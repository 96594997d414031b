import { type State, valhalla } from '@meadhall/game-valhalla'
import { given, SETUPS } from '@meadhall/game-valhalla/testing'
import { at, seedRng } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { weightsFromDisk } from '../../weights/from-disk.ts'
import type { Level } from '../index.ts'
import { valhallaBots as valhallaBotsFrom } from '../valhalla-bots.ts'

const valhallaBots = await valhallaBotsFrom(weightsFromDisk)

type Options = Readonly<Record<string, unknown>>

/** Plays one game, a bot a seat, and gives all choices with the outcome. */
async function play(names: readonly Level[], seed: string, options: Options = {}) {
  const state = valhalla.setup({
    options: valhalla.parseOptions(options, names.length),
    seats: names.length,
    seed,
  })
  const choices: string[] = []
  for (let open = valhalla.decisions(state)[0]; open; open = valhalla.decisions(state)[0]) {
    const legal = valhalla.legalActions(state, open)
    const asked = { view: valhalla.view(state, open.seat), decision: open, legal }
    const how = { seed: `${seed}/${choices.length}` }
    const action = await valhallaBots[at(names, open.seat)].choose(asked, how)
    if (!legal.includes(action)) throw new Error(`not legal: ${JSON.stringify(action)}`)
    choices.push(valhalla.formatAction(action))
    valhalla.apply(state, action)
  }
  return { choices, state, outcome: valhalla.outcome(state) }
}

function warriors(seats: number): Level[] {
  return Array.from({ length: seats }, () => 'warrior')
}

describe('the warrior finishes Valhalla with legal answers only', () => {
  for (const { seats, options } of SETUPS) {
    it(`with ${seats} players and ${JSON.stringify(options)}`, async () => {
      const { outcome } = await play(warriors(seats), 'finish', options)
      expect(outcome?.scores).toHaveLength(seats)
    })
  }
})

it('a warrior wins about every second game against three thralls', async () => {
  let wins = 0
  for (let game = 0; game < 24; game++) {
    const names = Array.from(
      { length: 4 },
      (_, seat): Level => (seat === game % 4 ? 'warrior' : 'thrall'),
    )
    const { outcome } = await play(names, `beat/${game}`)
    if (outcome?.winners.includes(game % 4)) wins += 1
  }
  expect(wins).toBeGreaterThanOrEqual(9)
})

it('it wins more than its share against thralls with every module too', async () => {
  const options = { loki: true, thor: true, valkyries: true, dwarves: true, tyr: true, king: true }
  let wins = 0
  for (let game = 0; game < 12; game++) {
    const { outcome } = await play(['warrior', 'thrall', 'thrall'], `modules/${game}`, options)
    if (outcome?.winners.includes(0)) wins += 1
  }
  expect(wins).toBeGreaterThanOrEqual(5)
})

it('alone it wins some games and loses some', async () => {
  let wins = 0
  for (let game = 0; game < 40; game++) {
    const { outcome } = await play(['warrior'], `alone/${game}`, {
      monster: 'fenrir',
      difficulty: 1,
    })
    wins += outcome?.winners.length ?? 0
  }
  expect(wins).toBeGreaterThan(4)
  expect(wins).toBeLessThan(40)
})

it('the same seed gives the same choices', async () => {
  const { choices } = await play(warriors(3), 'again')
  expect((await play(warriors(3), 'again')).choices).toEqual(choices)
})

/** Chooses in a state and in one that looks the same from the seat, and compares. */
async function swapped(state: State, step: number): Promise<void> {
  const open = at(valhalla.decisions(state), 0)
  const view = valhalla.view(state, open.seat)
  const other = valhalla.determinize(view, seedRng(`other/${step}`))
  const choose = (from: State) =>
    valhallaBots.warrior.choose(
      {
        view: valhalla.view(from, open.seat),
        decision: open,
        legal: valhalla.legalActions(from, open),
      },
      { seed: `swap/${step}` },
    )
  const action = await choose(state)
  expect(await choose(other)).toEqual(action)
  valhalla.apply(state, action)
}

describe('a choice does not change when what the bot cannot see is swapped', () => {
  for (const { seats, options } of [
    { seats: 4, options: {} },
    { seats: 3, options: { loki: true, thor: true, valkyries: true, dwarves: true, tyr: true } },
    { seats: 1, options: { monster: 'hel' } },
  ]) {
    it(`with ${seats} players and ${JSON.stringify(options)}`, async () => {
      const state = valhalla.setup({
        options: valhalla.parseOptions(options, seats),
        seats,
        seed: 'swap',
      })
      for (let step = 0; step < 250 && valhalla.decisions(state).length > 0; step++) {
        await swapped(state, step)
      }
    })
  }
})

/** What the bot does in a position, in words. */
async function chooses(position: Readonly<Record<string, unknown>>): Promise<string> {
  const { state } = given(position)
  const open = at(valhalla.decisions(state), 0)
  const legal = valhalla.legalActions(state, open)
  const asked = { view: valhalla.view(state, open.seat), decision: open, legal }
  return valhalla.formatAction(await valhallaBots.warrior.choose(asked, { seed: 'position' }))
}

describe('of two equal squads it attacks', () => {
  const strong = { jarl: 'agnar', squad: ['vidar', 'bersi', 'bjorgolf'] }
  const [weak, same] = [{ squad: ['geirolf'] }, { squad: ['gunnolf'] }]
  const three = { players: 3, p1: strong }

  it.each([
    ['the nearest', {}, 'attack 1'],
    ['whoever has sent more to Valhalla', { valhalla: ['ylva', 'varg'] }, 'attack 2'],
    ['Bernhard, whose squad grows twice as fast', { jarl: 'bernhard' }, 'attack 2'],
  ])('%s', async (_whom, more, action) => {
    expect(await chooses({ ...three, p2: weak, p3: { ...same, ...more } })).toBe(action)
  })
})

it.each([
  ['agnar', 'attack 1'],
  ['gunnhild', 'attack 2'],
])(
  '%s does %s where the other squad is strong by its Jarl, whom Gunnhild silences',
  async (jarl, action) => {
    const position = {
      players: 3,
      p1: { jarl, squad: ['vidar', 'bersi'] },
      p2: { jarl: 'agnar', squad: ['eyvind', 'geirr', 'bjarni'] },
      p3: { jarl: 'sigurd', squad: ['arnbjorn', 'gunnbjorn', 'bjorgolf'] },
    }
    expect(await chooses(position)).toBe(action)
  },
)
