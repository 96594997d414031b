import type { Action, Reason } from '@meadhall/kernel'
import { commandFor } from './commands.ts'
import type { SpokenGame } from './game.ts'
import { type Asked, type Plan, type Scene, single } from './scene.ts'
import { numbered, questionLines, type Section, sectionsOf } from './sections.ts'
import type { Reply, Talk } from './talk.ts'
import { brief, literal, type Tongue } from './tongue.ts'
import { Menu } from './typed/menu.ts'
import { numbersIn, walk } from './typed/numbers.ts'
import { refusedOf } from './typed/understood.ts'

/** More readings of the same words than these are not looked into. */
const READINGS = 12

/**
 * One moment of a table as one talks about it: where one stands in the numbered answers, and what
 * waits for its confirmation. Another moment or language is another conversation; what was begun in
 * the one before goes on as long as the same is asked.
 */
export class Conversation implements Talk {
  readonly game: SpokenGame
  readonly scene: Scene
  readonly tongue: Tongue
  readonly #menu: Menu<Action> | null
  #proposed: Plan | null = null
  /** What was proposed when the table changed: it is not done, and whoever confirms it hears so. */
  #dropped: string | null = null

  constructor(game: SpokenGame, scene: Scene, tongue: Tongue, before: Conversation | null = null) {
    this.game = game
    this.scene = scene
    this.tongue = tongue
    const asked = this.asked
    const isAskedStill = before !== null && isSame(before, this)
    this.#menu = isAskedStill
      ? before.#menu
      : asked && new Menu(game.answers(asked), game.grouping(asked, tongue))
    if (before === null) return
    if (isAskedStill) this.#proposed = before.#proposed
    else this.#dropped = before.#proposed?.said ?? before.#dropped
  }

  get asked(): Asked | null {
    const { view, decision, legal, isPuzzle } = this.scene
    return decision === null ? null : { view, decision, legal, isPuzzle }
  }

  /** Whether Enter alone would do something. */
  get isProposed(): boolean {
    return this.#proposed !== null
  }

  sections(): Section[] {
    const labels = this.#menu?.entries.map(({ label }) => label) ?? []
    return sectionsOf(this.game, this.scene, labels, this.tongue)
  }

  /**
   * Reads one line: a number, a command, or a move. Nothing typed confirms what was proposed. A
   * number stands for what was asked when it was typed: `question`.
   */
  read(line: string, question = this.scene.question): Reply {
    const text = line.trim()
    const [proposed, dropped] = [this.#proposed, this.#dropped]
    this.#proposed = null
    this.#dropped = null
    if (text === '') return this.#confirmed(proposed, dropped)
    const numbers = numbersIn(text)
    if (numbers !== null)
      return question === this.scene.question
        ? this.#byNumbers(numbers)
        : this.told(this.say('spoken.changed'), ...this.#questionLines())
    const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? []
    const command = commandFor(first, this.tongue)
    return command === undefined ? this.#byWords(text) : command(rest.trim(), this)
  }

  #confirmed(proposed: Plan | null, dropped: string | null): Reply {
    if (proposed !== null) return { kind: 'act', plan: proposed }
    if (dropped === null) return this.ask()
    return this.told(this.say('spoken.dropped', { text: dropped }), ...this.#questionLines())
  }

  /** Tells the question and its numbered answers. */
  ask(): Reply {
    return this.told(...this.#questionLines())
  }

  #questionLines(): string[] {
    return [...questionLines(this.game, this.scene, this.tongue), ...this.#answerLines()]
  }

  told(...lines: string[]): Reply {
    return { kind: 'say', lines }
  }

  say(key: string, params: Readonly<Record<string, string | number>> = {}): string {
    const said = Object.entries(params).map(([name, value]) => {
      return [name, typeof value === 'string' ? literal(value) : value] as const
    })
    return this.tongue.say({ key, params: Object.fromEntries(said) })
  }

  /** Whether words would be allowed. */
  why(text: string): Reply {
    const { asked } = this
    if (asked === null) return this.told(this.say('spoken.nothing-asked'))
    const understood = this.game.understand(text, asked, this.tongue)
    switch (understood.kind) {
      case 'action':
        return this.told(this.say('spoken.why.allowed', { text: this.#inWords(understood.action) }))
      case 'several':
      case 'unclear':
        return this.#unclear(text, understood.actions)
      case 'attempts':
        return { kind: 'why', attempts: understood.actions.slice(0, READINGS) }
      case 'unknown':
        return this.#unknown(text, understood.strange, understood.guess)
    }
  }

  /** Why something is not allowed, with its rule; the reasons in the order of the attempts. */
  because(attempts: readonly Action[], reasons: readonly (Reason | null)[]): string[] {
    const refused = refusedOf(attempts, reasons)
    if (refused === null) return [this.say('spoken.why.unsaid')]
    const why = this.tongue.say(this.game.reason(refused.reason))
    const { rule } = refused.reason
    return [rule === '' ? why : this.say('spoken.why', { why, rule })]
  }

  #byNumbers(numbers: readonly number[]): Reply {
    if (this.#menu === null) return this.told(this.say('spoken.nothing-asked'))
    const walked = walk(this.#menu, numbers)
    switch (walked.kind) {
      case 'chosen':
        return { kind: 'act', plan: single(walked.action, this.#inWords(walked.action)) }
      case 'moved':
        return this.told(...this.#answerLines())
      case 'no-line':
        return this.told(
          this.say('spoken.no-answer', { number: walked.number, count: walked.count }),
        )
      case 'too-many':
        return this.told(this.say('spoken.too-many', { number: walked.number }))
    }
  }

  #byWords(text: string): Reply {
    const { asked } = this
    if (asked === null) return this.#notACommand(text)
    const planned = this.game.plan(text, asked, this.tongue)
    if (planned?.kind === 'plan') return this.#propose(planned.plan)
    if (planned?.kind === 'none') return this.told(this.tongue.say(planned.why))
    const understood = this.game.understand(text, asked, this.tongue)
    switch (understood.kind) {
      case 'action':
        return this.#propose(single(understood.action, this.#inWords(understood.action)))
      case 'several':
        this.#menu?.narrow(understood.actions, this.say('spoken.unclear', { text: brief(text) }))
        return this.told(...this.#answerLines())
      case 'unclear':
        return this.#unclear(text, understood.actions)
      case 'attempts':
        return { kind: 'why', attempts: understood.actions.slice(0, READINGS) }
      case 'unknown':
        return this.#unknown(text, understood.strange, understood.guess)
    }
  }

  /** Repeats a move back; it is done when that is confirmed. */
  #propose(plan: Plan): Reply {
    this.#proposed = plan
    return this.told(this.say('spoken.confirm', { text: plan.said }))
  }

  #unclear(text: string, actions: readonly Action[]): Reply {
    const meanings = actions.slice(0, READINGS).map((action) => this.#inWords(action))
    return this.told(this.say('spoken.unclear', { text: brief(text) }), ...meanings)
  }

  #unknown(text: string, strange: string | null, guess: string | null): Reply {
    if (strange === null) return this.#notACommand(text)
    const word = brief(strange)
    if (guess !== null) return this.told(this.say('spoken.unknown.guess', { word, guess }))
    return this.told(this.say('spoken.unknown.word', { word }))
  }

  #notACommand(text: string): Reply {
    const examples = this.tongue.say(this.game.examples)
    return this.told(this.say('spoken.unknown', { text: brief(text), examples }))
  }

  #answerLines(): string[] {
    const menu = this.#menu
    if (menu === null) return []
    const lines = menu.entries.map(({ label }, index) => numbered(index, label, this.tongue))
    if (menu.isTop) return lines
    return [...(menu.title === '' ? [] : [menu.title]), ...lines, this.say('spoken.back')]
  }

  #inWords(action: Action): string {
    const { asked } = this
    const text = asked === null ? '' : this.game.action(asked, action, this.tongue)
    // What it is put into ends the sentence.
    return text.replace(/\.$/, '')
  }
}

/** Whether the same question is asked in the same words, with the same answers. */
function isSame(before: Conversation, now: Conversation): boolean {
  const [was, is] = [before.scene, now.scene]
  return (
    is.question !== null &&
    is.question === was.question &&
    before.tongue === now.tongue &&
    JSON.stringify(was.legal) === JSON.stringify(is.legal)
  )
}
