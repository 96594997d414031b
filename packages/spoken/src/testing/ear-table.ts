import {
  type Action,
  type AnyRules,
  type Decision,
  type GameEvent,
  pick,
  type Reason,
  type RngState,
  seedRng,
} from '@meadhall/kernel'
import type { Sayable } from '@meadhall/words'
import { Conversation } from '../conversation.ts'
import type { SpokenGame } from '../game.ts'
import type { Plan, Scene, Told } from '../scene.ts'
import type { Section } from '../sections.ts'
import type { Tongue } from '../tongue.ts'

/** Of any game: only its rules look into it. */
type State = ReturnType<AnyRules['setup']>

/** A game and the words in which one seat hears it. */
export interface Setting {
  readonly rules: AnyRules
  readonly game: SpokenGame
  readonly tongue: Tongue
  readonly event: (event: GameEvent) => Sayable
  /** The position to begin from; what happened on the way there is told to the listener. */
  readonly begin: (hear: (event: GameEvent) => void) => State
}

/** The seat that plays by ear. */
const SEAT = 0

/** A table of which one seat hears nothing but words; chance answers for the others. */
export class EarTable {
  readonly #setting: Setting
  readonly #state: State
  readonly #rng: RngState = seedRng('others')
  readonly #log: Told[] = []
  #ownStep = 0
  #heard: GameEvent[] = []
  #talk: Conversation

  constructor(setting: Setting) {
    this.#setting = setting
    this.#state = setting.begin((event) => this.#heard.push(event))
    this.#note(null)
    this.#talk = this.#goOn()
  }

  /** The table as it is talked about now. */
  get talk(): Conversation {
    return this.#talk
  }

  sections(): Section[] {
    return this.#talk.sections()
  }

  /** What the table answers to a line. */
  type(line: string): readonly string[] {
    const reply = this.#talk.read(line)
    switch (reply.kind) {
      case 'say':
        return reply.lines
      case 'undo':
      case 'hint':
      case 'reason':
        return []
      case 'why':
        return this.#talk.because(
          reply.attempts,
          reply.attempts.map((one) => this.#whyNot(one)),
        )
      case 'act':
        this.#carryOut(reply.plan)
        return [reply.plan.said]
    }
  }

  #whyNot(attempt: Action): Reason | null {
    return this.#setting.rules.whyNot(this.#state, attempt)
  }

  #carryOut(plan: Plan): void {
    for (let given = 0; ; given++) {
      const { asked } = this.#talk
      const action = asked === null ? null : plan.next(asked, given)
      if (action === null) return
      this.#step(action)
      this.#talk = this.#goOn()
    }
  }

  #step(action: Action): void {
    this.#setting.rules.apply(this.#state, action, (event) => this.#heard.push(event))
    this.#note(action.by)
  }

  #note(by: number | null): void {
    const { rules, event } = this.#setting
    const sentences = this.#heard.map((one) => event(rules.redact(one, SEAT)))
    this.#heard = []
    this.#log.push({ step: this.#log.length + 1, by, sentences })
    if (by === SEAT) this.#ownStep = this.#log.length
  }

  #open(): readonly Decision[] {
    return this.#setting.rules.decisions(this.#state)
  }

  /** The others answer until the listener is asked or the game is over. */
  #goOn(): Conversation {
    const { rules, game, tongue } = this.#setting
    while (!this.#open().some(({ seat }) => seat === SEAT)) {
      const [decision] = this.#open()
      if (decision === undefined) break
      this.#step(pick(this.#rng, rules.legalActions(this.#state, decision)))
    }
    return new Conversation(game, this.#scene(), tongue)
  }

  #scene(): Scene {
    const { rules } = this.#setting
    const decision = this.#open().find(({ seat }) => seat === SEAT) ?? null
    return {
      view: rules.view(this.#state, SEAT),
      viewer: SEAT,
      decision,
      question: decision === null ? null : this.#log.length,
      legal: decision === null ? [] : rules.legalActions(this.#state, decision),
      open: this.#open().map(({ seat }) => seat),
      log: this.#log,
      ownStep: this.#ownStep,
      isRecorded: false,
      isPuzzle: false,
      outcome: rules.outcome(this.#state),
    }
  }
}
