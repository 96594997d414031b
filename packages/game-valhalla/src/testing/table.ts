import { findLegal, type Seat } from '@meadhall/kernel'
import type { DecisionKind } from '../answers.ts'
import type { ValhallaEvent } from '../events.ts'
import { legalActions } from '../legal/index.ts'
import { formatAction } from '../notation.ts'
import { expandAction } from '../position/expand.ts'
import { valhalla } from '../rules.ts'
import type { State } from '../state.ts'

/** A game from its set-up on, driven in words: what tests of the set-up are written with. */
export interface Table {
  readonly state: State
  readonly events: ValhallaEvent[]
  asks(): Record<string, string>
  legal(name: string): string[]
  does(name: string, action: string): void
  /** Answers with the first legal action until somebody is asked this. */
  until(kind: DecisionKind): void
}

export function table(
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
  seed = 'table',
): Table {
  const events: ValhallaEvent[] = []
  const note = (event: ValhallaEvent): unknown => events.push(event)
  const state = valhalla.setup(
    { options: valhalla.parseOptions(options, seats), seats, seed },
    note,
  )
  const does = (seat: Seat, text: string): void => {
    const attempt = valhalla.parseAction(expandAction(state, text), seat)
    const action = findLegal(valhalla, state, attempt)
    if (action === undefined) throw new Error(`"${text}": ${valhalla.whyNot(state, attempt)?.key}`)
    valhalla.apply(state, action, note)
  }
  const legal = (seat: Seat): string[] => {
    const decision = state.open.find((one) => one.seat === seat)
    return decision === undefined ? [] : legalActions(state, decision).map(formatAction)
  }
  return {
    state,
    events,
    asks: () => Object.fromEntries(state.open.map((one) => [`p${one.seat + 1}`, one.kind])),
    legal: (name) => legal(Number(name.slice(1)) - 1),
    does: (name, text) => does(Number(name.slice(1)) - 1, text),
    until: (kind) => {
      while (!state.open.some((one) => one.kind === kind)) {
        const seat = state.open[0]?.seat
        if (seat === undefined) throw new Error(`nobody is ever asked "${kind}"`)
        does(seat, legal(seat)[0] ?? '')
      }
    },
  }
}
