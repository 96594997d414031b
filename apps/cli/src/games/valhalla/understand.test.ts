import { type State, type ValhallaAction, valhalla } from '@meadhall/game-valhalla'
import { SETUPS } from '@meadhall/game-valhalla/testing'
import { at, pick, seedRng } from '@meadhall/kernel'
import { inWords } from '@meadhall/spoken/valhalla'
import { describe, expect, it } from 'vitest'
import { PLAIN } from '../../text/paint.ts'
import { ENGLISH } from '../../text/speech.ts'
import { faceWith, type Scene } from './face.ts'
import { understand } from './understand.ts'

function sceneOf(state: State): Scene {
  const decision = at(state.open, 0)
  const view = valhalla.view(state, decision.seat)
  return { ...faceWith(ENGLISH, PLAIN, {}), state, view, seat: decision.seat, decision }
}

function legalIn({ state, decision }: Scene): ValhallaAction[] {
  return valhalla.legalActions(state, decision)
}

/** A first turn of three players without Jarls. */
function firstTurn(): Scene {
  const options = valhalla.parseOptions({ simple: true, firstPlayer: 0 }, 3)
  const state = valhalla.setup({ options, seats: 3, seed: 'understand' })
  for (let scene = sceneOf(state); scene.decision.kind !== 'turn'; scene = sceneOf(state))
    valhalla.apply(state, at(legalIn(scene), 0))
  return sceneOf(state)
}

describe('understand', () => {
  const scene = firstTurn()
  const legal = legalIn(scene)
  const said = (words: string) => understand(words, scene, legal)

  it('reads shortened words', () => {
    const attack = { type: 'attack', by: 0, seat: 1 }
    expect(said('ATT the player 2')).toEqual({ kind: 'action', action: attack })
    expect(said('draw')).toEqual({ kind: 'action', action: { type: 'draw', by: 0 } })
    expect(said('d').kind).not.toBe('action')
  })

  it('offers what begins with the words', () => {
    const attacks = legal.filter(({ type }) => type === 'attack')
    expect(said('attack')).toEqual({ kind: 'several', actions: attacks })
  })

  it('names the rule that forbids', () => {
    expect(said('attack player 1')).toMatchObject({ kind: 'forbidden', reason: { rule: 'VH-26' } })
    expect(said('play fury')).toMatchObject({ kind: 'forbidden' })
  })

  it('says which word it does not know', () => {
    expect(said('atack player 2')).toEqual({
      kind: 'unknown',
      problem: 'I do not know "atack". Did you mean "attack"?',
    })
  })
})

describe('whole games', () => {
  it('can be played in words', () => {
    const rng = seedRng('games in words')
    for (const { seats, options } of SETUPS.filter((_, index) => index % 6 === 0)) {
      const state = valhalla.setup({
        options: valhalla.parseOptions(options, seats),
        seats,
        seed: 'words',
      })
      while (state.open.length > 0) {
        const scene = sceneOf(state)
        const legal = legalIn(scene)
        const action = pick(rng, legal)
        const understood = understand(inWords(scene.view, action, scene.tongue), scene, legal)
        const found = understood.kind === 'several' ? understood.actions : [understood]
        const meant = understood.kind === 'action' ? [understood.action] : found
        expect(meant, inWords(scene.view, action, scene.tongue)).toContainEqual(action)
        valhalla.apply(state, action)
      }
    }
  })
})
