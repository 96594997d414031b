import { makeGameFile, parseScenario, play, runScenario, startGame } from '@meadhall/kernel'
import { randomPlay } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'
import { bloodRageScenarios } from './index.ts'

describe('a position', () => {
  it('is the start of the action phase of two clans where nothing is said', () => {
    const game = given({})
    expect(game.asks()).toEqual({ wolf: 'turn' })
    expect(game.clan('wolf')).toMatchObject({ glory: 0, rage: 6, steps: [1, 1, 1], hand: [] })
    expect(game.state).toMatchObject({ age: 1, phase: 'action', dooms: [1, 4, 5] })
  })

  it('takes provinces that survive as doomed', () => {
    expect(given({ age: 2, destroyed: ['utgard', 'muspelheim'] }).state.dooms).toEqual([4, 1, 5])
    expect(given({ age: 3, destroyed: ['gimle', 'horgr'] }).state.dooms).toEqual([5, 8, 1])
  })

  it('puts the named cards on top of the decks', () => {
    const draws = ['alfheim', 'a2-valkyrie', 'manheim', 'a2-dark-elf']
    const { decks } = given({ draws }).state
    expect(decks.map((deck) => deck.slice(0, 2))).toMatchObject([
      ['a1-alfheim', 'a1-manheim'],
      ['a2-valkyrie', 'a2-dark-elf'],
      {},
    ])
    expect(decks.map((deck) => deck.length)).toEqual([20, 20, 20])
  })

  it('stands in the middle of a draft: hands tell the round, packets are filled up', () => {
    const game = given({
      phase: 'draft',
      clans: ['wolf', 'raven', 'bear'],
      draws: ['odins-smite'],
      packets: { wolf: ['troll'] },
      wolf: { hand: ['alfheim', 'manheim'] },
      raven: { hand: ['tyrs-bash', 'tyrs-smite', 'tyrs-smash'] },
      bear: { hand: ['jotunheim', 'thors-hammer'] },
    })
    expect(game.asks()).toEqual({ wolf: 'draft', bear: 'draft' })
    expect(game.legal('wolf')).toEqual(
      expect.arrayContaining(['card a1-troll', 'card a1-odins-smite']),
    )
    expect(game.legal('wolf')).toHaveLength(6)
    game.does('wolf', 'card troll')
    game.does('bear', game.legal('bear')[0] ?? '')
    expect(game.legal('raven')).toContain('card a1-odins-smite')
    expect(game.legal('raven')).toHaveLength(5)
  })

  it('may be inside any phase after the draft', () => {
    expect(given({ phase: 'discard', wolf: { hand: ['troll'] } }).asks()).toEqual({
      wolf: 'discard',
    })
    expect(given({ phase: 'release' }).state).toMatchObject({ age: 2, phase: 'draft' })
    expect(given({ age: 3, phase: 'release' }).state.over).toBe(true)
  })
})

describe('a position out of a saved game', () => {
  it('is found after any number of its actions, in the middle of a battle too', () => {
    const options = bloodRage.parseOptions({ firstGame: true }, 3)
    const { log } = randomPlay(bloodRage, { options, seats: 3, seed: 'saved' })
    const game = startGame(bloodRage, log)
    const asked: Record<string, string>[] = []
    for (const action of log.actions) {
      const { clans, open } = game.state
      asked.push(Object.fromEntries(open.map(({ seat, kind }) => [clans[seat]?.clan, kind])))
      play(bloodRage, game, action)
    }
    const battle = asked.findIndex((asks) => Object.values(asks).includes('battle-card'))
    expect(battle).toBeGreaterThan(0)
    const replay = makeGameFile(bloodRage, game)
    for (const actions of [0, 1, battle, battle + 1, asked.length - 1]) {
      const text = JSON.stringify({
        format: 'meadhall-scenario',
        version: 1,
        game: 'blood-rage',
        title: 'BR-6.3 a saved game',
        given: { replay, actions },
        steps: [],
        expect: { asks: asked[actions] },
      })
      expect(runScenario(bloodRageScenarios, parseScenario(text))).toEqual([])
    }
  })
})
