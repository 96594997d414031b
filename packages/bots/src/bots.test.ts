import { bloodRage } from '@meadhall/game-blood-rage'
import { valhalla } from '@meadhall/game-valhalla'
import { type AnyRules, at } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { weightsFromDisk } from '../weights/from-disk.ts'
import { bloodRageBots as bloodRageBotsFrom } from './blood-rage-bots.ts'
import { type Bots, type Level, randomBot, Stopped } from './index.ts'
import { valhallaBots as valhallaBotsFrom } from './valhalla-bots.ts'

const bloodRageBots = await bloodRageBotsFrom(weightsFromDisk)
const valhallaBots = await valhallaBotsFrom(weightsFromDisk)

const players = { ...bloodRageBots, random: randomBot() }

/** Plays one game, a bot a seat, and gives the scores. */
async function play(
  names: readonly (Level | 'random')[],
  seed: string,
): Promise<readonly number[]> {
  const state = bloodRage.setup({
    options: bloodRage.parseOptions({}, names.length),
    seats: names.length,
    seed,
  })
  let step = 0
  for (let open = bloodRage.decisions(state)[0]; open; open = bloodRage.decisions(state)[0]) {
    const legal = bloodRage.legalActions(state, open)
    const asked = { view: bloodRage.view(state, open.seat), decision: open, legal }
    const action = await players[at(names, open.seat)].choose(asked, {
      seed: `${seed}/${step++}`,
    })
    expect(legal).toContain(action)
    bloodRage.apply(state, action)
  }
  return bloodRage.outcome(state)?.scores ?? []
}

it('bots finish games of two, three and four with legal answers only', async () => {
  for (const names of [
    ['warrior', 'thrall'],
    ['thrall', 'warrior', 'thrall'],
    ['thrall', 'thrall', 'thrall', 'warrior'],
  ] as const) {
    expect(await play(names, 'finish')).toHaveLength(names.length)
  }
})

it('a warrior has half as much again as the best of three thralls, and leads most games, on every seat', async () => {
  for (let seat = 0; seat < 4; seat++) {
    const names = Array.from(
      { length: 4 },
      (_, one): Level => (one === seat ? 'warrior' : 'thrall'),
    )
    const games = await Promise.all(
      Array.from({ length: 20 }, (_, game) => play(names, `beat/${seat}/${game}`)),
    )
    const mean = (one: number): number =>
      games.reduce((sum, scores) => sum + at(scores, one), 0) / games.length
    const others = names.flatMap((_, one) => (one === seat ? [] : [mean(one)]))
    expect(mean(seat)).toBeGreaterThan(1.5 * Math.max(...others))
    const led = games.filter((scores) => at(scores, seat) === Math.max(...scores))
    expect(led.length).toBeGreaterThan(games.length / 2)
  }
})

it('a thrall beats one who takes any answer, and now and then a warrior', async () => {
  const games = Array.from({ length: 24 }, (_, game) => game)
  const won = async (other: Level | 'random') => {
    const scores = await Promise.all(games.map((game) => play(['thrall', other], `thrall/${game}`)))
    return scores.filter(([own = 0, others = 0]) => own > others).length
  }
  expect(await won('random')).toBeGreaterThan(20)
  const againstWarriors = await won('warrior')
  expect(againstWarriors).toBeGreaterThan(0)
  expect(againstWarriors).toBeLessThan(12)
})

it('the same seed gives the same choices', async () => {
  const first = await play(['warrior', 'thrall'], 'again')
  expect(await play(['warrior', 'thrall'], 'again')).toEqual(first)
})

it.each<[AnyRules, Bots]>([
  [bloodRage, bloodRageBots],
  [valhalla, valhallaBots],
])('bots stop when nobody waits for them any more (%#)', async (rules, bots) => {
  const state = rules.setup({ options: rules.parseOptions({}, 2), seats: 2, seed: 'stop' })
  const decision = at(rules.decisions(state), 0)
  const legal = rules.legalActions(state, decision)
  const asked = { view: rules.view(state, decision.seat), decision, legal }
  for (const bot of Object.values(bots)) {
    const choice = bot.choose(asked, { seed: 'stop', signal: AbortSignal.abort() })
    await expect(choice).rejects.toBeInstanceOf(Stopped)
  }
})
