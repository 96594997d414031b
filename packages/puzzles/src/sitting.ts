import { at, below, type GameTypes, type Reason, seedRng } from '@meadhall/kernel'
import type { LogEntry, Moment, Update } from '@meadhall/match'
import { judge } from './judge.ts'
import { legalAction } from './pose.ts'
import type { Step } from './principal.ts'
import type { Proof } from './prove.ts'
import type { Puzzle } from './puzzle-file.ts'
import type { Child, Node } from './search.ts'

/** How somebody stands with a puzzle. */
export interface Standing {
  readonly kind: 'asking' | 'wrong' | 'solved'
  /** What the last try brings at worst, and what the answer brings. */
  readonly worth: number
  readonly needed: number
  readonly tries: number
  /** How many steps of the answer were shown; 0 where none was. */
  readonly shown: number
}

/** Where a solver has been: what they saw, and the story up to there. */
interface Place<G extends GameTypes> {
  readonly node: Node<G>
  readonly log: readonly LogEntry[]
}

const FINE = 1_000_000

/** One puzzle in front of one solver: what they are asked, what they try, what comes of it. */
export class Sitting<G extends GameTypes> {
  readonly #proof: Proof<G>
  readonly #answer: readonly string[]
  readonly #tell: (update: Update) => void
  /** The places where the solver was asked and did right, the start first. */
  #places: Place<G>[]
  /** Where the board is: the last of the places, or what came of a wrong try. */
  #shown: Place<G>
  #revision = 0
  #standing: Standing

  constructor(proof: Proof<G>, { answer }: Puzzle, tell: (update: Update) => void) {
    this.#proof = proof
    this.#answer = answer
    this.#tell = tell
    const start = { node: proof.posed.start, log: this.#before() }
    this.#places = [start]
    this.#shown = start
    this.#standing = { kind: 'asking', worth: 0, needed: proof.worth, tries: 0, shown: 0 }
  }

  get standing(): Standing {
    return this.#standing
  }

  /** Shows the position for the first time, or anew. */
  start(): void {
    this.#reset()
  }

  /** Tries an answer. */
  try(action: G['action']): void {
    if (this.#standing.kind !== 'asking') return
    const tries = this.#standing.tries + 1
    const { kind, worth, line } = judge(
      this.#proof.posed,
      this.#shown.node,
      action,
      this.#proof.worth,
      (children) => this.#fall(children),
    )
    this.#standing = { ...this.#standing, kind: kind === 'right' ? 'asking' : kind, worth, tries }
    for (const step of line) this.#take(step)
    if (kind !== 'wrong') this.#places.push(this.#shown)
  }

  /** Takes a wrong try back, or the last right one. */
  takeBack(): void {
    if (this.#standing.kind !== 'wrong' && this.#places.length > 1) this.#places.pop()
    this.#standing = { ...this.#standing, kind: 'asking', shown: 0 }
    this.#shown = at(this.#places, this.#places.length - 1)
    this.#reset()
  }

  /** From the start again. */
  again(): void {
    this.#places = this.#places.slice(0, 1)
    this.#standing = { ...this.#standing, kind: 'asking', shown: 0 }
    this.#shown = at(this.#places, 0)
    this.#reset()
  }

  /** Shows the next step of the answer, from the start on. */
  showNext(): void {
    const { shown, tries } = this.#standing
    if (shown === 0) this.again()
    const { game, asked } = this.#proof.posed
    const what = this.#answer[shown]
    if (what === undefined || this.#standing.kind !== 'asking') return
    this.try(legalAction(game, this.#shown.node.state, asked.seat, what, `answer[${shown}]`))
    this.#standing = { ...this.#standing, tries, shown: shown + 1 }
  }

  whyNot(attempt: G['action']): Reason | null {
    return this.#rules.whyNot(this.#shown.node.state, attempt)
  }

  /** The story up to the question; its first entry is the set-up, of which nothing is told. */
  #before(): LogEntry[] {
    const { story, asked } = this.#proof.posed
    const told = story.map(({ by, events }, index) => ({
      step: index + 1,
      by,
      events: events.map((event) => this.#rules.redact(event, asked.seat)),
      returns: 0,
    }))
    return [{ step: 0, by: null, events: [], returns: 0 }, ...told]
  }

  get #rules() {
    return this.#proof.posed.game.scenarios.rules
  }

  /** Lets dice fall as they may: by the number of tries, so that a try can be told again. */
  #fall(children: readonly Child<G>[]): number {
    const rng = seedRng(`fall ${this.#standing.tries}`)
    let left = below(rng, FINE) / FINE
    const index = children.findIndex(({ chance }) => {
      left -= chance
      return left < 0
    })
    return Math.max(index, 0)
  }

  #take({ action, events, node }: Step<G>): void {
    const { seat } = this.#proof.posed.asked
    const log = this.#shown.log
    const heard = events.map((event) => this.#rules.redact(event, seat))
    const entry = { step: log.length, by: action.by, events: heard, returns: 0 }
    this.#shown = { node, log: [...log, entry] }
    this.#tell({ kind: 'step', entry, moment: this.#moment() })
  }

  #reset(): void {
    this.#tell({ kind: 'reset', log: this.#shown.log, moment: this.#moment() })
  }

  /** What the solver sees. That a game ended is no news here: the goal is. */
  #moment(): Moment {
    const { seat } = this.#proof.posed.asked
    const { state } = this.#shown.node
    const open = this.#standing.kind === 'asking' ? this.#rules.decisions(state) : []
    const decision = open.find((one) => one.seat === seat) ?? null
    this.#revision += 1
    return {
      revision: this.#revision,
      step: this.#shown.log.length - 1,
      viewer: seat,
      view: this.#rules.view(state, seat),
      open,
      decision,
      question: decision === null ? null : this.#revision,
      legal: decision === null ? [] : this.#rules.legalActions(state, decision),
      canUndo: decision !== null && this.#shown.log.length > at(this.#places, 0).log.length,
      undoesOthers: false,
      outcome: null,
    }
  }
}
