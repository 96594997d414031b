import type { Asked, Bots, Level } from '@meadhall/bots'
import { at } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { expect, it } from 'vitest'
import { everyLevel } from '../testing/every-level.ts'
import { laidToy, newToy, openToy, toyRecord } from '../testing/toy-match.ts'
import type { BotBeat } from './beat.ts'
import { choiceForAll } from './forced.ts'

/** A table that writes down, in their order, who was asked what and which beats were kept. */
function written() {
  const lines: string[] = []
  const asked: Asked<unknown, unknown>[] = []
  const bot: Bots['thrall'] = {
    name: 'writer',
    choose: (question) => {
      lines.push(`asked ${question.legal.length}`)
      asked.push(question)
      return Promise.resolve(at(question.legal, 0))
    },
  }
  const begin = (level: Level | null) => {
    lines.push(`begun ${level}`)
    return () => {
      lines.push(`kept ${level}`)
      return Promise.resolve()
    }
  }
  const beat: BotBeat = { begin, choiceForAll }
  return { lines, asked, needs: { bots: everyLevel(bot), beat } }
}

it('a bot’s beat begins when it is asked, and is kept once it has chosen', async () => {
  const { lines, needs } = written()
  await newToy('r', needs)
  expect(lines.slice(0, 3)).toEqual(['begun thrall', 'asked 3', 'kept thrall'])
})

it('where everybody knows the only answer, no bot is asked, and the beat is that of any bot', async () => {
  const { lines, needs } = written()
  await openToy(await laidToy(toyRecord('r', { options: { rounds: 1 } })), needs)
  expect(lines.slice(0, 2)).toEqual(['begun null', 'kept null'])
})

it('where only the bot knows it, it thinks about what another in its seat might be asked', async () => {
  // Whoever holds an odd card must play it: nobody else knows that.
  const rules: typeof toy = {
    ...toy,
    legalActions: (state, decision, into) => {
      const legal = toy.legalActions(state, decision, into)
      const odd = legal.find((action) => action.type === 'card' && action.card % 2 === 1)
      return odd === undefined ? legal : [odd]
    },
  }
  const { lines, asked, needs } = written()
  const { match, failures } = await newToy('rr', { ...needs, rules })
  expect(failures).toEqual([])
  expect(match.position.outcome).not.toBeNull()
  const hands = asked.map(({ legal }) => legal.length)
  expect(Math.min(...hands)).toBeGreaterThan(1)
  expect(lines).not.toContain('asked 1')
  const real = match.position.game.actions.filter(({ type }) => type === 'card')
  expect(real.length).toBeGreaterThan(0)
})
