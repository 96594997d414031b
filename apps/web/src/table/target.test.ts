import { createElement, type KeyboardEvent, type MouseEvent } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULTS, useSettings } from '../settings/settings.ts'
import type { Moment, Source } from '../sources/source.ts'
import { point } from './choosing.ts'
import { TableProvider } from './context.tsx'
import type { GameBoard } from './game-board.ts'
import { createTableStore, lead, type StepUpdate, show, type TableStore } from './table-store.ts'
import { type TargetProps, targetState, useTarget } from './target.ts'

interface Deal {
  readonly type: string
  readonly by: number
  readonly parts: readonly string[]
}

const deal = (...parts: string[]): Deal => ({ type: 'deal', by: 0, parts })

/** March from the hall or from the shore; the hall can be pillaged, too. */
const LEGAL = [
  deal('do:march', 'place:hall', 'place:ford'),
  deal('do:march', 'place:shore', 'place:ford'),
  deal('do:pillage', 'place:hall'),
  deal('do:pass'),
]

/** A board that answers with what its actions name, and that has everything confirmed. */
const BOARD = {
  rules: { id: 'toy' },
  parts: (_view: unknown, _decision: unknown, { parts }: Deal) => parts,
  attempt: (_view: unknown, decision: { seat: number }, _picked: unknown, target: string) => ({
    type: 'attempt',
    by: decision.seat,
    target,
  }),
  touched: (events: readonly { place: string }[]) => events.map(({ place }) => `place:${place}`),
  confirmKind: () => 'deal',
} as unknown as GameBoard

const decision = { id: 1, kind: 'turn', seat: 0 }

function moment(legal: readonly Deal[], question = 3): Moment {
  const asked = { open: [decision], decision, question, legal }
  const rest = { viewer: 0, view: {}, canUndo: false, undoesOthers: false, outcome: null }
  return { revision: 3, step: 3, ...asked, ...rest }
}

const whyNot = vi.fn<Source['whyNot']>()

function tableWith(legal: readonly Deal[]): TableStore {
  const store = createTableStore({ whyNot } as unknown as Source, BOARD)
  show(store, { kind: 'reset', log: [], moment: moment(legal) })
  return store
}

/** Somebody else does something at a place; the viewer's question stays, with these answers. */
function othersStep(legal: readonly Deal[], place = 'ford'): StepUpdate {
  const entry = { step: 4, by: 1, returns: 0, events: [{ type: 'fire', place }] }
  return { kind: 'step', entry, moment: moment(legal) }
}

const stateOf = (store: TableStore, target: string) => targetState(store.getState(), target)

beforeEach(() => {
  whyNot.mockReset().mockResolvedValue({ key: 'why.closed', rule: 'BR-1', params: {} })
  useSettings.setState(DEFAULTS)
})

describe('how a thing stands to what is chosen', () => {
  it('is idle while nothing is asked of the viewer', () => {
    const store = tableWith(LEGAL)
    show(store, { kind: 'reset', log: [], moment: { ...moment([]), decision: null } })
    expect(stateOf(store, 'place:hall')).toBe('idle')
  })

  it('is idle while something is led in', () => {
    const store = tableWith(LEGAL)
    lead(store, othersStep(LEGAL), 'before')
    expect(stateOf(store, 'place:hall')).toBe('idle')
  })

  it('is open where an answer begins with it, or with a word and it', () => {
    const store = tableWith(LEGAL)
    for (const target of ['do:march', 'do:pillage', 'do:pass', 'place:hall', 'place:shore'])
      expect(stateOf(store, target)).toBe('open')
  })

  it('is closed where no answer begins with it', () => {
    const store = tableWith(LEGAL)
    expect(stateOf(store, 'place:ford')).toBe('closed')
    expect(stateOf(store, 'place:nowhere')).toBe('closed')
  })

  it('is picked as a part of what was begun, and what may follow is open', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'do:march')
    expect(stateOf(store, 'do:march')).toBe('picked')
    expect(stateOf(store, 'place:hall')).toBe('open')
    expect(stateOf(store, 'place:ford')).toBe('closed')
    expect(stateOf(store, 'do:pass')).toBe('closed')
  })

  it('is picked where it is held until a word says what to do with it', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'place:hall')
    expect(stateOf(store, 'place:hall')).toBe('picked')
    expect(stateOf(store, 'do:march')).toBe('open')
    expect(stateOf(store, 'do:pillage')).toBe('open')
    expect(stateOf(store, 'do:pass')).toBe('closed')
  })

  it('is open anew beside an answer that waits for its confirmation', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'do:pass')
    expect(stateOf(store, 'do:pass')).toBe('picked')
    expect(stateOf(store, 'do:march')).toBe('open')
    expect(stateOf(store, 'place:ford')).toBe('closed')
  })

  it('is closed while an answer is on its way', () => {
    const store = tableWith(LEGAL)
    store.setState({ isSending: true })
    expect(stateOf(store, 'do:march')).toBe('closed')
  })
})

describe('what is open follows the answers', () => {
  it('while nothing was picked', () => {
    const store = tableWith(LEGAL)
    expect(stateOf(store, 'place:shore')).toBe('open')
    show(store, othersStep([deal('do:march', 'place:hall', 'place:ford')]))
    expect(stateOf(store, 'place:shore')).toBe('closed')
  })

  it('when what others do leaves what was begun, but not all that may follow', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'do:march')
    expect(stateOf(store, 'place:shore')).toBe('open')
    const { assembly } = store.getState()
    show(store, othersStep([LEGAL[0] ?? deal(), deal('do:march', 'place:fell', 'place:ford')]))
    expect(store.getState().assembly).toBe(assembly)
    expect(stateOf(store, 'place:hall')).toBe('open')
    expect(stateOf(store, 'place:fell')).toBe('open')
    expect(stateOf(store, 'place:shore')).toBe('closed')
  })

  it('when a thing is held', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'place:hall')
    expect(stateOf(store, 'do:march')).toBe('open')
    show(store, othersStep([deal('do:pillage', 'place:hall'), deal('do:burn', 'place:hall')]))
    expect(stateOf(store, 'do:burn')).toBe('open')
    expect(stateOf(store, 'do:march')).toBe('closed')
  })

  it('at each of two tables in one page', () => {
    const [here, there] = [tableWith(LEGAL), tableWith([deal('do:pass')])]
    expect(stateOf(here, 'do:march')).toBe('open')
    expect(stateOf(there, 'do:march')).toBe('closed')
    expect(stateOf(here, 'do:march')).toBe('open')
  })
})

interface ThingProps {
  readonly target: string
  readonly drawn: (props: TargetProps) => void
}

function Thing({ target, drawn }: ThingProps) {
  const { props } = useTarget(target)
  drawn(props)
  return createElement('div', props)
}

/**
 * What an element of the board is given, drawn once. Drawn as a server does it, which shows a store
 * as it began unless told otherwise.
 */
function propsOf(table: TableStore, target: string): TargetProps {
  const store = { ...table, getInitialState: table.getState }
  const drawn = vi.fn<ThingProps['drawn']>()
  const value = { store, pacer: undefined, isUnattended: false } as never
  const thing = createElement(Thing, { target, drawn })
  renderToString(createElement(TableProvider, { value }, thing))
  const [props] = drawn.mock.lastCall ?? []
  if (props === undefined) throw new Error('nothing was drawn')
  return props
}

const click = () => ({ stopPropagation: vi.fn() }) as unknown as MouseEvent

function press(key: string) {
  const event = { key, stopPropagation: vi.fn(), preventDefault: vi.fn() }
  return { event, asEvent: event as unknown as KeyboardEvent }
}

const explained = (store: TableStore) =>
  vi.waitUntil(() => store.getState().whyNot !== null, { timeout: 60_000 })

describe('a thing on the board', () => {
  it('says by its attributes how it stands', async () => {
    const store = tableWith(LEGAL)
    await point(store, 'do:march')
    expect(propsOf(store, 'place:hall')).toMatchObject({
      role: 'button',
      tabIndex: -1,
      'data-target': 'place:hall',
      'data-state': 'open',
      'aria-disabled': undefined,
      'aria-pressed': undefined,
    })
    expect(propsOf(store, 'do:march')).toMatchObject({ 'aria-pressed': true })
    expect(propsOf(store, 'place:ford')).toMatchObject({ 'aria-disabled': true })
  })

  it('is marked where the last move touched it', () => {
    const store = tableWith(LEGAL)
    show(store, othersStep(LEGAL, 'hall'))
    expect(propsOf(store, 'place:hall')['data-last']).toBe(true)
    expect(propsOf(store, 'place:shore')['data-last']).toBeUndefined()
  })

  it('is chosen by a click, which nothing around it hears', () => {
    const store = tableWith(LEGAL)
    const event = click()
    propsOf(store, 'do:march').onClick(event)
    expect(event.stopPropagation).toHaveBeenCalledOnce()
    expect(store.getState().assembly.picked).toEqual(['do:march'])
  })

  it.each(['Enter', ' '])('is chosen by the key %j', (key) => {
    const store = tableWith(LEGAL)
    const { event, asEvent } = press(key)
    propsOf(store, 'do:march').onKeyDown(asEvent)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    expect(event.stopPropagation).toHaveBeenCalledOnce()
    expect(store.getState().assembly.picked).toEqual(['do:march'])
  })

  it('leaves other keys to the page', () => {
    const store = tableWith(LEGAL)
    const { event, asEvent } = press('Tab')
    propsOf(store, 'do:march').onKeyDown(asEvent)
    expect(event.preventDefault).not.toHaveBeenCalled()
    expect(store.getState().assembly.picked).toEqual([])
  })

  it('tells which rule forbids it where it is closed, at a click', async () => {
    const store = tableWith(LEGAL)
    propsOf(store, 'place:ford').onClick(click())
    await explained(store)
    expect(whyNot).toHaveBeenCalledWith({ type: 'attempt', by: 0, target: 'place:ford' })
    expect(store.getState().whyNot).toMatchObject({
      target: 'place:ford',
      reason: { key: 'why.closed' },
    })
  })

  it('tells it at the key w, unless single keys are to do nothing', async () => {
    const store = tableWith(LEGAL)
    useSettings.setState({ shortcuts: false })
    propsOf(store, 'place:ford').onKeyDown(press('w').asEvent)
    expect(whyNot).not.toHaveBeenCalled()
    useSettings.setState({ shortcuts: true })
    propsOf(store, 'place:hall').onKeyDown(press('w').asEvent)
    expect(whyNot).not.toHaveBeenCalled()
    propsOf(store, 'place:ford').onKeyDown(press('w').asEvent)
    await explained(store)
    expect(whyNot).toHaveBeenCalledOnce()
  })

  it('does nothing while nothing is asked', () => {
    const store = tableWith([])
    show(store, { kind: 'reset', log: [], moment: { ...moment([]), decision: null } })
    const before = store.getState()
    propsOf(store, 'place:hall').onClick(click())
    expect(store.getState()).toBe(before)
    expect(whyNot).not.toHaveBeenCalled()
  })
})
