import { type Action, type AnyRules, at, type Viewer } from '@meadhall/kernel'
import type { Moment, Update } from '../source.ts'
import { begin, type Chronicle, entryFor, storyFor } from './chronicle.ts'
import { seen } from './moment.ts'

/** A state is kept every so many actions, so that a jump replays few. */
const STRIDE = 32

export interface TapeNeeds {
  readonly rules: AnyRules
  readonly options: unknown
  readonly seats: number
  readonly seed: string
  readonly actions: readonly Action[]
  readonly tell: (update: Update) => void
}

/** Plays a recorded game to one who watches: any step, from any seat that may be looked at. */
export class TapeHost {
  private readonly needs: TapeNeeds
  private readonly chronicle: Chronicle
  private readonly kept: object[] = []
  private step = 0
  private viewer: Viewer = null

  constructor(needs: TapeNeeds) {
    const { rules, options, seats, seed, actions } = needs
    this.needs = needs
    this.chronicle = begin(rules, { options, seats, seed }, actions)
    const state = rules.setup({ options, seats, seed })
    actions.forEach((action, index) => {
      if (index % STRIDE === 0) this.kept.push(rules.clone(state))
      rules.apply(state, action)
    })
    if (this.kept.length === 0) this.kept.push(state)
  }

  get length(): number {
    return this.needs.actions.length
  }

  /** Whether the game is over, so that nothing in it is secret any more. */
  get isOver(): boolean {
    return this.needs.rules.outcome(this.chronicle.game.state) !== null
  }

  start(viewer: Viewer): void {
    this.look(viewer)
  }

  look(viewer: Viewer): void {
    this.viewer = viewer
    this.reset()
  }

  seek(step: number): void {
    const to = Math.max(0, Math.min(step, this.length))
    const isNext = to === this.step + 1
    this.step = to
    if (!isNext) return this.reset()
    const entry = entryFor(this.chronicle, to, this.viewer)
    this.needs.tell({ is: 'step', entry, moment: this.moment() })
  }

  private reset(): void {
    // The whole story is told at once: whoever watches may jump from any line of it.
    const log = storyFor(this.chronicle, this.viewer)
    this.needs.tell({ is: 'reset', log, moment: this.moment() })
  }

  private moment(): Moment {
    return seen(this.needs.rules, this.stateAt(this.step), this.viewer, this.step)
  }

  private stateAt(step: number): object {
    const { rules, actions } = this.needs
    const nearest = Math.min(Math.floor(step / STRIDE), this.kept.length - 1)
    const state = rules.clone(at(this.kept, nearest))
    for (const action of actions.slice(nearest * STRIDE, step)) rules.apply(state, action)
    return state
  }
}
