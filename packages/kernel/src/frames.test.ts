import { describe, expect, it } from 'vitest'
import type { Decision } from './decision.ts'
import type { GameEvent } from './event.ts'
import {
  type Flow,
  type Frame,
  type FrameViews,
  runFrames,
  type Steps,
  viewOfFrame,
} from './frames.ts'

interface Count extends Frame {
  readonly kind: 'count'
  left: number
}
interface Ask extends Frame {
  readonly kind: 'ask'
}
type Frames = Count | Ask
type State = Flow<Frames, Decision> & { trail: string[] }

const STEPS: Steps<State, Frames, GameEvent> = {
  count(state, frame, emit) {
    state.trail.push(`count ${frame.left}`)
    emit?.({ type: 'counted' })
    if (frame.left === 0) state.frames.pop()
    else frame.left -= 1
  },
  ask(state) {
    state.frames.pop()
    state.open.push({ id: 1, seat: 0, kind: 'ask' })
  },
}

function flow(...frames: Frames[]): State {
  return { frames, open: [], trail: [] }
}

function run(state: State, events?: GameEvent[]): State {
  runFrames<Frames, Decision, State, GameEvent>(
    state,
    STEPS,
    events && ((event) => events.push(event)),
  )
  return state
}

describe('runFrames', () => {
  it('runs the top frame until nothing is left', () => {
    const state = run(flow({ kind: 'count', left: 1 }, { kind: 'count', left: 2 }))
    expect(state.trail).toEqual(['count 2', 'count 1', 'count 0', 'count 1', 'count 0'])
    expect(state.frames).toEqual([])
  })

  it('stops as soon as somebody has to decide, and goes on later', () => {
    const state = run(flow({ kind: 'count', left: 0 }, { kind: 'ask' }, { kind: 'count', left: 0 }))
    expect(state.trail).toEqual(['count 0'])
    expect(state.open).toHaveLength(1)
    expect(run(state).trail).toEqual(['count 0'])
    state.open = []
    expect(run(state).trail).toEqual(['count 0', 'count 0'])
  })

  it('tells events on', () => {
    const events: GameEvent[] = []
    run(flow({ kind: 'count', left: 2 }), events)
    expect(events).toHaveLength(3)
  })

  it('does nothing without frames', () => {
    expect(run(flow()).trail).toEqual([])
  })

  it('survives a long flow', () => {
    expect(run(flow({ kind: 'count', left: 9000 })).trail).toHaveLength(9001)
  })

  it('names the frame in which it would run for ever', () => {
    const state = flow({ kind: 'count', left: Number.POSITIVE_INFINITY })
    expect(() => run(state)).toThrow('endless flow at frame "count"')
  })
})

it('viewOfFrame shows of each kind of frame what its table says', () => {
  const views: FrameViews<Frames, { readonly kind: 'count' } | Ask> = {
    count: ({ kind }) => ({ kind }),
    ask: ({ kind }) => ({ kind }),
  }
  expect(viewOfFrame<Frames, Frame>(views, { kind: 'count', left: 3 })).toEqual({ kind: 'count' })
  expect(viewOfFrame<Frames, Frame>(views, { kind: 'ask' })).toEqual({ kind: 'ask' })
})
