import { GAME_IDS, GAMES } from '@meadhall/games'
import { randomPlay } from '@meadhall/kernel/testing'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { packAnswers, unpackAnswers } from './answers.ts'
import { Ask } from './live/from-server.ts'

describe('packed answers', () => {
  it.each(GAME_IDS)('of %s are the legal ones again, in their order', async (id) => {
    const rules = await GAMES[id].rules()
    const seats = rules.seats.max
    const options = rules.parseOptions({}, seats)
    let plain = 0
    let packed = 0
    randomPlay(rules, { options, seats, seed: 'answers' }, ({ decision, legal }) => {
      const answers = JSON.parse(JSON.stringify(packAnswers(legal)))
      expect(v.is(Ask, { question: 1, answers })).toBe(true)
      expect(unpackAnswers(answers, decision.seat)).toEqual(legal)
      plain += JSON.stringify(legal).length
      packed += JSON.stringify(answers).length
    })
    expect(packed).toBeGreaterThan(0)
    expect(packed).toBeLessThan(plain)
  })

  it('of a kind stand together only where they follow each other and have the same fields', () => {
    const legal = [
      { type: 'go', by: 1, to: 'a' },
      { type: 'go', by: 1, to: 'b' },
      { type: 'go', by: 1, to: 'b', with: 2 },
      { type: 'stay', by: 1 },
      { type: 'go', by: 1, to: 'c' },
    ]
    expect(packAnswers(legal)).toEqual([
      ['go', ['to'], [['a'], ['b']]],
      ['go', ['to', 'with'], [['b', 2]]],
      ['stay', [], [[]]],
      ['go', ['to'], [['c']]],
    ])
    expect(unpackAnswers(packAnswers(legal), 1)).toEqual(legal)
  })
})
