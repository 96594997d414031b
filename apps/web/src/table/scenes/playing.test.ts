import { describe, expect, it } from 'vitest'
import type { Moment, Source } from '../../sources/source.ts'
import type { GameBoard, SceneCall } from '../game-board.ts'
import { createTableStore, type StepUpdate, show } from '../table-store.ts'
import { endScene, playingIn, recallScene, stage, type Wishes } from './playing.ts'

const BATTLE: SceneCall = { name: 'battle/1', isBattle: true, isBrief: false }
const AGE: SceneCall = { name: 'age/1', isBattle: false, isBrief: false }
const PILLAGE: SceneCall = { name: 'battle/2', isBattle: true, isBrief: true }
const AS_PLAYED: Wishes = { battles: 'scene', isStill: false }

function moment(step: number): Moment {
  const decision = { id: 1, kind: 'choose', seat: 0 }
  return {
    revision: step,
    step,
    viewer: 0,
    view: {},
    open: [decision],
    decision,
    question: step,
    legal: [{ type: 'pass', by: 0 }],
    canUndo: true,
    undoesOthers: false,
    outcome: null,
  }
}

const told: StepUpdate = {
  kind: 'step',
  entry: { step: 1, by: 1, returns: 0, events: [{ type: 'battle-won' }] },
  moment: moment(1),
}

/** A table whose board plays these scenes before every step. */
function table(calls: readonly SceneCall[], source: Partial<Source> = {}) {
  const board = { scenes: () => calls, parts: () => ['do:pass'] }
  const store = createTableStore(source as Source, board as unknown as GameBoard)
  show(store, { kind: 'reset', log: [], moment: moment(0) })
  return store
}

describe('a step that is worth scenes', () => {
  it('is not told and asks nobody before they were played', () => {
    const store = table([BATTLE, AGE])
    expect(stage(store, told, AS_PLAYED)).toBe(true)
    const { moment: now, log, answers, scenes } = store.getState()
    expect(now).toMatchObject({ step: 0, decision: null, question: null, open: [] })
    expect([log, answers, scenes]).toEqual([[], [], ['battle/1', 'age/1']])
  })

  it('is what the scene itself is drawn from', () => {
    const store = table([BATTLE])
    stage(store, told, AS_PLAYED)
    const playing = playingIn(store.getState())
    expect(playing).toMatchObject({ name: 'battle/1', isRecalled: false, moment: { step: 1 } })
    expect(playing?.log).toEqual([told.entry])
  })

  it('is shown after the last of them', () => {
    const store = table([BATTLE, AGE])
    stage(store, told, AS_PLAYED)
    expect([endScene(store), endScene(store)]).toEqual([false, true])
    show(store, told)
    expect(store.getState()).toMatchObject({ scenes: [], coming: null, moment: { question: 1 } })
  })
})

describe('scenes as the visitor wants them', () => {
  const playedWith = (calls: readonly SceneCall[], wishes: Partial<Wishes>, source = {}) => {
    const store = table(calls, source)
    stage(store, told, { ...AS_PLAYED, ...wishes })
    return store.getState().scenes
  }

  it('leave battles out where these are a line', () => {
    expect(playedWith([BATTLE, AGE], { battles: 'line' })).toEqual(['age/1'])
  })

  it('leave out what only passes by where nothing moves', () => {
    expect(playedWith([PILLAGE, AGE], { isStill: true })).toEqual(['age/1'])
    expect(playedWith([PILLAGE], {})).toEqual(['battle/2'])
  })

  it('hold no recording up where nothing moves', () => {
    expect(playedWith([BATTLE, AGE], { isStill: true }, { tape: {} })).toEqual([])
  })
})

describe('a scene watched again', () => {
  it('leaves the question open and is put away', () => {
    const store = table([])
    recallScene(store, 'battle/1')
    expect(playingIn(store.getState())).toMatchObject({ name: 'battle/1', isRecalled: true })
    expect(store.getState().moment?.question).toBe(0)
    endScene(store)
    expect(playingIn(store.getState())).toBeNull()
  })

  it('gives way to one that is played for the first time', () => {
    const store = table([BATTLE])
    recallScene(store, 'age/1')
    stage(store, told, AS_PLAYED)
    expect(playingIn(store.getState())?.name).toBe('battle/1')
  })
})
