import { bloodRage } from '@meadhall/game-blood-rage'
import { at } from '@meadhall/kernel'
import { expect, it } from 'vitest'
import { weightsFromDisk } from '../weights/from-disk.ts'
import { bloodRageBots } from './blood-rage-bots.ts'

function asked() {
  const options = bloodRage.parseOptions({}, 2)
  const state = bloodRage.setup({ options, seats: 2, seed: 'demand' })
  const decision = at(bloodRage.decisions(state), 0)
  const legal = bloodRage.legalActions(state, decision)
  return { view: bloodRage.view(state, decision.seat), decision, legal }
}

it('a network is read when a bot that needs it is first asked, and once', async () => {
  let reads = 0
  const bots = await bloodRageBots((game) => {
    reads += 1
    return weightsFromDisk(game)
  })
  await bots.thrall.choose(asked(), { seed: 'a' })
  await bots.warrior.choose(asked(), { seed: 'a' })
  expect(reads).toBe(0)
  await Promise.all([bots.champion, bots.champion].map((bot) => bot.choose(asked(), { seed: 'a' })))
  await bots.champion.weigh?.(asked(), { seed: 'b' })
  expect(reads).toBe(1)
})

it('a network that could not be read is asked for again', async () => {
  let isThere = false
  const bots = await bloodRageBots((game) =>
    isThere ? weightsFromDisk(game) : Promise.resolve(new Uint8Array([1, 2, 3])),
  )
  await expect(bots.champion.choose(asked(), { seed: 'a' })).rejects.toThrow(
    'these bytes are no network weights',
  )
  isThere = true
  expect(asked().legal).toContainEqual(await bots.champion.choose(asked(), { seed: 'a' }))
})

it('a champion weighs all answers from the best on, with chances and its shares of thought', async () => {
  const { champion } = await bloodRageBots(weightsFromDisk)
  const question = asked()
  const opinion = await champion.weigh?.(question, { seed: 'c' })
  const answers = opinion?.answers ?? []
  expect(answers.map(({ answer }) => answer)).toHaveLength(question.legal.length)
  expect(answers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  for (const { chance } of answers) expect(Math.abs((chance ?? 0) - 0.5)).toBeLessThanOrEqual(0.3)
  expect(at(answers, 0).answer).toEqual(await champion.choose(question, { seed: 'c' }))
})
