import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { type Answerable, type Assembly, NOTHING, openTargets, type Target } from './assembly.ts'
import { explain, point } from './choosing.ts'
import { useTable, useTableContext } from './context.tsx'
import type { TableState } from './table-store.ts'

/** How a thing on the table stands to what is being chosen. */
export type TargetState =
  /** It may be chosen now. */
  | 'open'
  /** It is part of the answer being put together. */
  | 'picked'
  /** There is something to choose, but not this. */
  | 'closed'
  /** Nothing is to be chosen by this viewer. */
  | 'idle'

export function targetState(state: TableState, target: Target): TargetState {
  const { moment, answers, assembly, candidate, isSending } = state
  if (!moment?.decision) return 'idle'
  if (assembly.picked.includes(target) || assembly.held === target) return 'picked'
  if (isSending) return 'closed'
  // Beside an answer that waits for its confirmation one may start anew.
  const isOpen =
    openIn(answers, assembly).has(target) ||
    (candidate !== null && openIn(answers, NOTHING).has(target))
  return isOpen ? 'open' : 'closed'
}

type Opens = WeakMap<Assembly, ReadonlySet<Target>>

/** Others may change the answers under what was begun, so a set is known by both. */
const opens = new WeakMap<readonly Answerable[], Opens>()

/** What can be pointed at next: computed once, however many targets ask. */
function openIn(answers: readonly Answerable[], assembly: Assembly): ReadonlySet<Target> {
  const ofAnswers: Opens = opens.get(answers) ?? new WeakMap()
  opens.set(answers, ofAnswers)
  const open = ofAnswers.get(assembly) ?? openTargets(answers, assembly)
  ofAnswers.set(assembly, open)
  return open
}

/** What makes an element of a board something to point at; works for HTML and SVG elements. */
export interface TargetProps {
  readonly role: 'button'
  readonly 'data-target': Target
  readonly 'data-state': TargetState
  readonly 'data-last': true | undefined
  readonly 'aria-disabled': boolean | undefined
  readonly 'aria-pressed': boolean | undefined
  readonly tabIndex: number
  onClick(event: MouseEvent): void
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Makes something drawn on a board a target: spread `props` on its element and give it a full name
 * (`aria-label`). Chosen by click, Enter or Space; a closed one says which rule forbids it, at a
 * click or at `w` ("why not?").
 */
export function useTarget(target: Target): { state: TargetState; props: TargetProps } {
  const { store } = useTableContext()
  const state = useTable((table) => targetState(table, target))
  const isLast = useTable((table) => lastTouched(table).has(target))
  const props = useMemo((): TargetProps => {
    const handlers = pressed(() => {
      if (state !== 'idle') void point(store, target)
    })
    return {
      ...handlers,
      role: 'button',
      'data-target': target,
      'data-state': state,
      'data-last': isLast || undefined,
      'aria-disabled': state === 'closed' || undefined,
      'aria-pressed': state === 'picked' || undefined,
      tabIndex: -1,
      onKeyDown(event) {
        if (isWhy(event) && state === 'closed') void explain(store, target)
        handlers.onKeyDown(event)
      },
    }
  }, [store, target, state, isLast])
  return { state, props }
}

/** Chosen by click, Enter or Space, and by nothing around it. */
export function pressed(choose: () => void): Pick<TargetProps, 'onClick' | 'onKeyDown'> {
  return {
    onClick(event) {
      event.stopPropagation()
      choose()
    },
    onKeyDown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      choose()
    },
  }
}

/** The key "why not?", unless single keys are to do nothing. */
function isWhy({ key }: KeyboardEvent): boolean {
  return key === 'w' && useSettings.getState().shortcuts
}

const touchedBy = new WeakMap<object, ReadonlySet<Target>>()

/** What the last move touched. */
function lastTouched({ board, fresh }: TableState): ReadonlySet<Target> {
  const known = touchedBy.get(fresh)
  if (known !== undefined) return known
  const touched = new Set(board.touched(fresh))
  touchedBy.set(fresh, touched)
  return touched
}
