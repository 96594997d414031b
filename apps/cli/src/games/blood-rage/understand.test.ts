import { bloodRage, type State } from '@meadhall/game-blood-rage'
import { at, pick, seedRng } from '@meadhall/kernel'
import { inWords } from '@meadhall/spoken/blood-rage'
import { describe, expect, it } from 'vitest'
import { ENGLISH } from '../../text/speech.ts'
import { type Asked, understand as understandIn } from './understand.ts'

const understand = (text: string, asked: Asked) => understandIn(text, asked, ENGLISH)

/** A first game of three at its first turn: no draft, seat 0 begins. */
function firstTurn(): Asked {
  const options = bloodRage.parseOptions({ firstGame: true, firstPlayer: 0 }, 3)
  return asking(bloodRage.setup({ options, seats: 3, seed: 'understand' }))
}

function asking(state: State): Asked {
  const decision = at(state.open, 0)
  return { state, decision, legal: bloodRage.legalActions(state, decision) }
}

function openProvinces({ legal }: Asked): string[] {
  return legal.flatMap((one) => (one.type === 'invade' && one.figure === 'leader' ? one.place : []))
}

describe('understand', () => {
  const asked = firstTurn()
  const open = openProvinces(asked)
  const [first = ''] = open

  it('reads every legal action as it is written', () => {
    for (const action of asked.legal) {
      const understood = understand(bloodRage.formatAction(action), asked)
      expect(understood).toEqual({ kind: 'action', action })
    }
  })

  it('reads shortened words in any case, with fillers', () => {
    const wanted = { type: 'invade', by: 0, figure: 'leader', place: first }
    const text = `INV the Lead into ${first.slice(0, 4)}`
    expect(understand(text, asked)).toEqual({ kind: 'action', action: wanted })
  })

  it('finds the fjord of a province for a ship', () => {
    const understood = understand(`invade ship ${first}`, asked)
    if (understood.kind !== 'action' || understood.action.type !== 'invade') throw new Error('no')
    expect(understood.action.place).toContain(first)
  })

  it('asks back when provinces begin alike, legal or not', () => {
    const understood = understand('invade leader a', asked)
    expect(understood.kind).toMatch(/several|unclear/)
    expect(understand('invade leader an', asked).kind).not.toBe('action')
  })

  it('offers what begins with the words', () => {
    const understood = understand('invade leader', asked)
    if (understood.kind !== 'several') throw new Error(understood.kind)
    expect(understood.actions).toHaveLength(open.length)
  })

  it('names the rule that forbids', () => {
    const invade = understand('invade leader yggdrasil', asked)
    expect(invade).toMatchObject({ kind: 'forbidden', reason: { rule: 'BR-5.6' } })
    const pillage = understand(`pillage ${first}`, asked)
    expect(pillage).toMatchObject({ kind: 'forbidden', reason: { key: 'why.no-figure-there' } })
    const card = understand('upgrade valkyrie', asked)
    expect(card).toMatchObject({ kind: 'forbidden', reason: { key: 'why.not-in-hand' } })
  })

  it('passes on the whole word only', () => {
    expect(understand('p', asked).kind).not.toBe('action')
    expect(understand('pass', asked)).toEqual({ kind: 'action', action: { type: 'pass', by: 0 } })
  })

  it('says which word it does not know', () => {
    expect(understand('pilage gimle', asked)).toEqual({
      kind: 'unknown',
      problem: 'I do not know "pilage". Did you mean "pillage"?',
    })
    expect(understand('march gimle horgr utgard', asked).kind).toBe('unknown')
  })
})

describe('answers outside a turn', () => {
  const options = bloodRage.parseOptions({}, 3)
  const draft = asking(bloodRage.setup({ options, seats: 3, seed: 'understand' }))

  it('need no verb', () => {
    for (const action of draft.legal) {
      expect(understand(inWords(action).replace('card ', ''), draft)).toEqual({
        kind: 'action',
        action,
      })
      expect(understand(`take ${inWords(action).replace('card ', '')}`, draft).kind).toBe('action')
    }
  })

  it('take no for decline, and are told where it is not allowed', () => {
    expect(understand('no', draft)).toMatchObject({
      kind: 'forbidden',
      reason: { key: 'why.must-take-a-card' },
    })
  })
})

describe('a whole game', () => {
  it('can be played in words', () => {
    const rng = seedRng('a game in words')
    const state = bloodRage.setup({
      options: bloodRage.parseOptions({}, 4),
      seats: 4,
      seed: 'words',
    })
    while (state.open.length > 0) {
      const asked = asking(state)
      const action = pick(rng, asked.legal)
      expect(understand(bloodRage.formatAction(action), asked)).toEqual({ kind: 'action', action })
      bloodRage.apply(state, action)
    }
    expect(state.over).toBe(true)
  })
})
