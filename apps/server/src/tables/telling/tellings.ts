import type { Seat } from '@meadhall/kernel'
import type { Change, Match, Position } from '@meadhall/match'
import type { Connection } from '../../connections/connection.ts'
import type { Onlooker } from '../../table-doc/watching.ts'
import { type Later, LateTelling } from './late-telling.ts'
import { type StepFrame, Telling, type TellingNeeds } from './telling.ts'

interface TellingsNeeds extends Pick<TellingNeeds, 'packing'> {
  /** By how many seconds strangers hear of the game later. */
  readonly delay: () => number
  /** Whether somebody is at the table, and no stranger. */
  readonly isAtTable: (onlooker: Onlooker) => boolean
  readonly later: Later
  /** Sends to those for whom it is. */
  readonly tell: (frame: StepFrame, isFor: (connection: Connection) => boolean) => void
}

/** A game as it is told: to those at the table at once, to strangers later where the table wants it. */
export class Tellings {
  readonly #needs: TellingsNeeds
  #prompt: Telling | null = null
  #late: LateTelling | null = null

  constructor(needs: TellingsNeeds) {
    this.#needs = needs
  }

  get revision(): number {
    return this.#prompt?.revision ?? 0
  }

  /** The game begins, or is taken up again. */
  begin(match: Match): void {
    this.#prompt = new Telling(match.position, {
      seats: match.record.seats.length,
      packing: this.#needs.packing,
      isAsked: (position, seat) => isAsked(match, position, seat),
    })
    this.#late = this.#lateOf(match)
  }

  follow(change: Change): void {
    const frame = this.#prompt?.after(change) ?? null
    this.#needs.tell(frame, (connection) => !this.isLate(connection))
    this.#late?.follow(change)
  }

  /** How somebody knows the game; `null` before they are told anything. */
  of(connection: Connection): Telling | null {
    return this.isLate(connection) ? (this.#late?.telling ?? null) : this.#prompt
  }

  /** Whether somebody is a stranger, who hears of the game later than those at the table. */
  isLate(onlooker: Onlooker): boolean {
    return this.#late !== null && !this.#needs.isAtTable(onlooker)
  }

  close(): void {
    this.#late?.close()
  }

  /** A game that is over has nothing left that could be of use at the table. */
  #lateOf({ position }: Match): LateTelling | null {
    const { packing, later, tell } = this.#needs
    const delayMs = this.#needs.delay() * 1000
    if (delayMs === 0 || position.outcome !== null) return null
    const tellLate = (frame: StepFrame) => tell(frame, (connection) => this.isLate(connection))
    return new LateTelling({ delayMs, later, packing, tell: tellLate }, position)
  }
}

/** Whether a seat is asked itself: not where a bot plays it, nor where the table answers for it. */
function isAsked(match: Match, position: Position, seat: Seat): boolean {
  const question = position.question(seat)
  return question !== undefined && match.isPerson(seat) && !match.isGivenByTable(question)
}
