import type { Action, GameEvent, Seat, Viewer } from '@meadhall/kernel'
import type { Change, Position } from '@meadhall/match'
import {
  type Ask,
  deltaOf,
  type Json,
  type OpenQuestion,
  type Packing,
  packAnswers,
  type Reset,
  type Step,
} from '@meadhall/protocol'
import { logShown, outcomeShown } from './log-shown.ts'

/** How many steps are kept for those whose connection was cut. */
const KEPT_STEPS = 24

/** What one viewer is told of a step: the part for all, and what is theirs. */
interface Told {
  readonly revision: number
  /** The frame without its closing brace; the same for everybody. */
  readonly common: string
  /** The frame of one to whom nothing is told beyond it. */
  readonly bare: string
  /** What each seat is told beyond it, as further fields; empty for nothing. */
  readonly parts: readonly string[]
  /** The same as `common` and `bare`, packed once somebody needs it. */
  packed: { readonly common: string; readonly bare: string } | null
}

/** To whom something is told: as whom they see it, and in which form. */
export interface Reader {
  readonly seat: Viewer
  readonly isPacked: boolean
}

/** What is sent of a step to each who reads it; `null`: everything anew. */
export type StepFrame = ((reader: Reader) => string) | null

/** Which questions a seat is asked itself: not those whose only answer the table gives. */
export type IsAsked = (position: Position, seat: Seat) => boolean

export interface TellingNeeds {
  readonly seats: number
  readonly packing: Packing
  readonly isAsked: IsAsked
}

/**
 * Words what happens at a table for its viewers. What all may know is built, compared and encoded
 * once for an action; for each seat only its own part is added.
 */
export class Telling {
  readonly #seats: number
  readonly #packing: Packing
  readonly #isAsked: IsAsked
  #position: Position
  #own: Json[]
  #undo: boolean[]
  #asked: (number | null)[]
  #kept: Told[] = []
  #anew: { readonly position: Position; readonly plain: string; packed: string } | null = null

  constructor(position: Position, { seats, packing, isAsked }: TellingNeeds) {
    this.#seats = seats
    this.#packing = packing
    this.#isAsked = isAsked
    this.#position = position
    this.#own = this.#ownParts(position)
    this.#undo = this.#reaches(position)
    this.#asked = this.#questions(position)
  }

  get revision(): number {
    return this.#position.seq
  }

  /** Takes a change in. Gives what to send to a reader, or `null` where all need a reset. */
  after({ entry, before, after }: Change): StepFrame {
    if (entry.kind !== 'act') {
      this.#begin(after)
      return null
    }
    const told = this.#step(entry.action, before, after)
    this.#position = after
    this.#kept.push(told)
    if (this.#kept.length > KEPT_STEPS) this.#kept.shift()
    return (reader) => this.#frame(told, reader)
  }

  /** The steps after a revision, if they are still known. */
  since(revision: number, reader: Reader): string[] | null {
    if (revision === this.revision) return []
    const first = this.#kept.findIndex((told) => told.revision === revision + 1)
    return first < 0 ? null : this.#kept.slice(first).map((told) => this.#frame(told, reader))
  }

  /** Everything anew, as it is sent. */
  resetFor({ seat, isPacked }: Reader): string {
    if (seat === null) return this.#resetForStrangers(isPacked)
    const text = JSON.stringify(this.reset(seat))
    return isPacked ? this.#packing.pack(text) : text
  }

  /** The same for all who only watch: worded once for each position. */
  #resetForStrangers(isPacked: boolean): string {
    if (this.#anew?.position !== this.#position)
      this.#anew = { position: this.#position, plain: JSON.stringify(this.reset(null)), packed: '' }
    const { plain, packed } = this.#anew
    if (isPacked && packed === '') this.#anew.packed = this.#packing.pack(plain)
    return isPacked ? this.#anew.packed : plain
  }

  reset(viewer: Viewer): Reset {
    const position = this.#position
    const ask = viewer === null ? null : this.#ask(position, viewer)
    // Whom the table asks may have changed without a step.
    if (viewer !== null) this.#asked[viewer] = ask?.question ?? null
    return {
      type: 'reset',
      revision: position.seq,
      step: position.step,
      shared: position.view(null),
      own: viewer === null ? null : this.#own[viewer],
      log: logShown(position, viewer),
      open: openIn(position),
      ask,
      undo: viewer !== null && this.#undo[viewer] === true,
      outcome: outcomeShown(position.outcome),
    }
  }

  #begin(position: Position): void {
    this.#position = position
    this.#own = this.#ownParts(position)
    this.#undo = this.#reaches(position)
    this.#asked = this.#questions(position)
    this.#kept = []
  }

  #step({ by }: Action, before: Position, after: Position): Told {
    const { events = [], standIn } = after.tales.at(-1) ?? {}
    const heard = events.map((event) => after.rules.redact(event, null))
    const shared = deltaOf(before.view(null) as Json, after.view(null) as Json)
    const outcome = outcomeShown(after.outcome)
    const step: Omit<Step, 'type'> = {
      revision: after.seq,
      by,
      ...(standIn && { standIn }),
      events: heard,
      ...(shared !== undefined && { shared }),
      open: openIn(after),
      ...(outcome !== null && { outcome }),
    }
    const common = `{"type":"step",${JSON.stringify(step).slice(1, -1)}`
    const parts: string[] = []
    for (let seat = 0; seat < this.#seats; seat++)
      parts.push(this.#part(seat, after, events, heard))
    return { revision: after.seq, common, bare: `${common}}`, parts, packed: null }
  }

  #frame(told: Told, { seat, isPacked }: Reader): string {
    const part = seat === null ? '' : (told.parts[seat] ?? '')
    if (!isPacked) return part === '' ? told.bare : `${told.common}${part}}`
    const { common, bare } = this.#packed(told)
    return part === '' ? bare : `${common}${this.#packing.pack(part)}}`
  }

  #packed(told: Told): { readonly common: string; readonly bare: string } {
    if (told.packed === null) {
      const common = this.#packing.pack(told.common)
      told.packed = { common, bare: `${common}}` }
    }
    return told.packed
  }

  #part(
    seat: Seat,
    after: Position,
    events: readonly GameEvent[],
    heard: readonly GameEvent[],
  ): string {
    return (
      this.#eventsPart(seat, after, events, heard) +
      this.#ownPart(seat, after) +
      this.#askPart(seat, after) +
      this.#undoPart(seat, after)
    )
  }

  /** What a seat heard that may know more than a spectator. */
  #eventsPart(
    seat: Seat,
    { rules }: Position,
    events: readonly GameEvent[],
    heard: readonly GameEvent[],
  ): string {
    // What is told to spectators as it is, is told so to everybody.
    if (events.every((event, index) => event === heard[index])) return ''
    const seen = events.map((event) => rules.redact(event, seat))
    const text = JSON.stringify(seen)
    return text === JSON.stringify(heard) ? '' : `,"yours":${text}`
  }

  #ownPart(seat: Seat, after: Position): string {
    const own = after.rules.own(after.game.state, seat) as Json
    const delta = deltaOf(this.#own[seat], own)
    if (delta === undefined) return ''
    this.#own[seat] = own
    return `,"own":${JSON.stringify(delta)}`
  }

  #askPart(seat: Seat, after: Position): string {
    const ask = this.#ask(after, seat)
    const number = ask?.question ?? null
    if (number === null && this.#asked[seat] === null) return ''
    this.#asked[seat] = number
    return `,"ask":${JSON.stringify(ask)}`
  }

  #undoPart(seat: Seat, after: Position): string {
    const undo = after.backFor(seat) > 0
    if (undo === this.#undo[seat]) return ''
    this.#undo[seat] = undo
    return `,"undo":${undo}`
  }

  #ask(position: Position, seat: Seat): Ask | null {
    const question = position.question(seat)
    if (question === undefined || !this.#isAsked(position, seat)) return null
    const answers = packAnswers(question.legal) as Ask['answers']
    return { question: question.number, answers }
  }

  #ownParts({ rules, game }: Position): Json[] {
    return this.#eachSeat((seat) => rules.own(game.state, seat) as Json)
  }

  #reaches(position: Position): boolean[] {
    return this.#eachSeat((seat) => position.backFor(seat) > 0)
  }

  #questions(position: Position): (number | null)[] {
    return this.#eachSeat((seat) => {
      const question = position.question(seat)
      return question !== undefined && this.#isAsked(position, seat) ? question.number : null
    })
  }

  #eachSeat<T>(of: (seat: Seat) => T): T[] {
    return Array.from({ length: this.#seats }, (_, seat) => of(seat))
  }
}

/** What the game waits for, as it is told: whose it is is no secret. */
export function openIn({ questions }: Position): OpenQuestion[] {
  return questions.map(({ decision: { id, seat, kind } }) => [id, seat, kind])
}
