import { readFileSync } from 'node:fs'
import type { BloodRageTypes, View } from '@meadhall/game-blood-rage'
import type { Update } from '@meadhall/match'
import { describe, expect, it } from 'vitest'
import { bloodRagePuzzles } from './blood-rage/index.ts'
import { prove } from './prove.ts'
import { parsePuzzle } from './puzzle-file.ts'
import { Sitting } from './sitting.ts'

/** A solver in front of one of our puzzles. */
function sitDown(name: string) {
  const file = new URL(`../blood-rage/${name}.json`, import.meta.url)
  const puzzle = parsePuzzle(readFileSync(file, 'utf8'))
  const told: Update[] = []
  const proof = prove(bloodRagePuzzles, puzzle)
  const sitting = new Sitting<BloodRageTypes>(proof, puzzle, (update) => told.push(update))
  sitting.start()
  const now = () => {
    const last = told.at(-1)
    if (last === undefined) throw new Error('nothing was told')
    return last.moment
  }
  const act = (words: string) => {
    const seat = now().viewer ?? 0
    sitting.try(bloodRagePuzzles.scenarios.rules.parseAction(words, seat))
  }
  return { sitting, told, now, act }
}

describe('a sitting', () => {
  it('tells what happened before, and asks', () => {
    const { sitting, told, now } = sitDown('high-card')
    expect(told).toMatchObject([{ kind: 'reset', log: [{ step: 0 }, { step: 1, by: 0 }] }])
    expect(now()).toMatchObject({ step: 1, viewer: 0, decision: { kind: 'battle-card' } })
    expect(now().legal).toHaveLength(2)
    expect(sitting.standing).toMatchObject({ kind: 'asking', tries: 0 })
  })

  it('shows where a wrong try leads, and takes it back', () => {
    const { sitting, told, now, act } = sitDown('high-card')
    act('card a1-tyrs-smash')
    expect(sitting.standing).toMatchObject({ kind: 'wrong', worth: 0, needed: 1, tries: 1 })
    expect(now()).toMatchObject({ decision: null, open: [], legal: [] })
    expect(told.flatMap((one) => (one.kind === 'step' ? one.entry.events : []))).toContainEqual({
      type: 'battle-tied',
      place: 'gimle',
    })
    sitting.takeBack()
    expect(sitting.standing.kind).toBe('asking')
    expect(now()).toMatchObject({ step: 1, decision: { kind: 'battle-card' } })
    act('card a1-tyrs-smite')
    expect(sitting.standing).toMatchObject({ kind: 'solved', worth: 1, tries: 2, shown: 0 })
  })

  it('shows a wrong try in a world where it fails: the hidden card is the one that does it', () => {
    const { sitting, told, act } = sitDown('any-card')
    act('pillage gimle')
    expect(sitting.standing.kind).toBe('wrong')
    const events = told.flatMap((one) => (one.kind === 'step' ? one.entry.events : []))
    expect(events).toContainEqual({
      type: 'card-revealed',
      clan: 'raven',
      card: 'a1-tyrs-smite',
    })
  })

  it('goes on after a right move, and each may be taken back', () => {
    const { sitting, now, act } = sitDown('two-places')
    act('invade leader angerboda')
    expect(sitting.standing.kind).toBe('asking')
    expect(now().canUndo).toBe(true)
    sitting.takeBack()
    expect(now()).toMatchObject({ step: 0, canUndo: false })
    act('invade leader angerboda')
    act('invade warrior gimle')
    expect(sitting.standing).toMatchObject({ kind: 'solved', tries: 3 })
  })

  it('shows the answer step by step, from the start', () => {
    const { sitting, now, act } = sitDown('two-places')
    act('invade leader gimle')
    expect(sitting.standing.kind).toBe('wrong')
    sitting.showNext()
    expect(sitting.standing).toMatchObject({ kind: 'asking', shown: 1, tries: 1 })
    sitting.showNext()
    expect(sitting.standing).toMatchObject({ kind: 'solved', shown: 2, tries: 1 })
    sitting.again()
    expect(sitting.standing).toMatchObject({ kind: 'asking', shown: 0 })
    expect(now().step).toBe(0)
  })

  it('never shows what the solver may not see', () => {
    const { told } = sitDown('any-card')
    for (const { moment } of told) expect((moment.view as View).clans[1]?.hand).toBe(1)
  })
})
