import type { ValhallaEvent } from '@meadhall/game-valhalla'
import type { Asked } from './engine-battle.ts'
import type { Face } from './rules/cards/words.ts'
import type { Oracle, Question } from './rules/oracle.ts'

/** The two opinions part here; the message says how. */
export class Difference extends Error {}

/** An oracle that answers as the engine's battle went, and compares every question on the way. */
export class Retelling implements Oracle {
  readonly #asked: readonly Asked[]
  readonly #faces: readonly Face[]
  #next = 0
  #fallen = 0
  /** What happened since the last answer and is not accounted for yet. */
  #events: ValhallaEvent[] = []

  constructor(asked: readonly Asked[], faces: readonly Face[]) {
    const [attack, ...questions] = asked
    this.#asked = questions
    this.#faces = faces
    this.#events = [...(attack?.events ?? [])]
  }

  answer(question: Question): string {
    const asked = this.#asked[this.#next]
    if (asked === undefined || asked.seat !== question.seat || asked.kind !== question.kind) {
      const [only] = question.legal
      if (question.forced && only !== undefined) return only
      throw new Difference(`question ${this.#next + 1}: ${named(question)}, ${engineAsks(asked)}`)
    }
    this.#next++
    compareAnswers(question, asked)
    this.#events = [...asked.events]
    return asked.answer
  }

  roll(_seat: number, dice: readonly ('plain' | 'grey')[]): readonly Face[] {
    this.#fallen += dice.length
    return this.#faces.slice(this.#fallen - dice.length, this.#fallen)
  }

  randomCard(seat: number, hand: readonly string[], fate: 'stolen' | 'discarded'): string {
    const at = this.#events.findIndex((event) => isLossOf(event, seat, fate))
    const [event] = at < 0 ? [] : this.#events.splice(at, 1)
    const card = event === undefined ? undefined : cardIn(event)
    if (card !== undefined && hand.includes(card)) return card
    throw new Difference(`p${seat + 1} loses a random card in the reference, not in the engine`)
  }

  turned(seat: number): 'plain' | 'grey' {
    const event = this.#events.find((each) => each.type === 'miss-turned' && each.seat === seat)
    if (event?.type !== 'miss-turned')
      throw new Difference(`p${seat + 1} turns no miss in the engine`)
    return event.die.endsWith('*') ? 'grey' : 'plain'
  }

  /** Called when the reference has no more questions. */
  finish(): void {
    const asked = this.#asked[this.#next]
    if (asked !== undefined)
      throw new Difference(`the reference asks no more, ${engineAsks(asked)}`)
  }
}

const named = ({ seat, kind, legal }: Question) =>
  `the reference asks p${seat + 1} ${kind} (${legal.join(', ')})`

function engineAsks(asked: Asked | undefined): string {
  if (asked === undefined) return 'the engine asks no more'
  return `the engine asks p${asked.seat + 1} ${asked.kind} (${asked.legal.join(', ')})`
}

function compareAnswers({ seat, kind, legal }: Question, asked: Asked): void {
  const mine = new Set(legal)
  const theirs = new Set(asked.legal)
  const onlyMine = legal.filter((word) => !theirs.has(word))
  const onlyTheirs = asked.legal.filter((word) => !mine.has(word))
  if (onlyMine.length === 0 && onlyTheirs.length === 0) return
  throw new Difference(
    `p${seat + 1} ${kind}: only the reference allows [${onlyMine.join(', ')}], ` +
      `only the engine allows [${onlyTheirs.join(', ')}]`,
  )
}

function isLossOf(event: ValhallaEvent, seat: number, fate: 'stolen' | 'discarded'): boolean {
  if (fate === 'stolen') return event.type === 'card-stolen' && event.foe === seat
  return event.type === 'cards-discarded' && event.seat === seat
}

function cardIn(event: ValhallaEvent): string | undefined {
  if (event.type === 'card-stolen') return event.card ?? undefined
  return event.type === 'cards-discarded' ? event.cards[0] : undefined
}
