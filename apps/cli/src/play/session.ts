import { type Level, TimeBudget, usualBudget } from '@meadhall/bots'
import {
  type Action,
  type AnyRules,
  type Decision,
  type GameEvent,
  type LoadedGame,
  loadGameFile,
  makeGameFile,
  printGameFile,
  type Seat,
  type Start,
  startGame,
} from '@meadhall/kernel'
import {
  askedOf,
  type Hint,
  hintFor,
  journalOf,
  Match,
  type Moment,
  memoryStore,
  RECORD_VERSION,
} from '@meadhall/match'
import { type CastBot, castName } from '../bots.ts'
import { botsOf, GAMES } from '../games.ts'
import { lastChoiceIn, type NoUndo, type Place, type Stage, whyNoUndo } from './place.ts'

type AnyGame = LoadedGame['game']

/** Who sits where: one player at this terminal, bots on all other seats. */
export interface Seating {
  readonly seat: Seat
  readonly bots: CastBot
}

/** The name of the player's seat in game files: a loaded game finds its seat by it. */
const PLAYER = 'You'

/** Milliseconds to think about a hint. */
const HINT_MS = 1000

/** A match in the terminal, as its one player sees it. */
export class Session implements Place {
  readonly rules: AnyRules
  readonly seat: Seat
  readonly bots: CastBot
  readonly #match: Match
  readonly #failures: unknown[]
  #keys = 0

  private constructor(rules: AnyRules, match: Match, seating: Seating, failures: unknown[]) {
    this.rules = rules
    this.seat = seating.seat
    this.bots = seating.bots
    this.#match = match
    this.#failures = failures
  }

  static async start(rules: AnyRules, start: Start, seating: Seating): Promise<Session> {
    return await Session.#of(rules, startGame(rules, start), seating)
  }

  /** A saved game, replayed and checked; throws `GameFileError`. */
  static async load(text: string, seat: Seat | undefined, bots: CastBot): Promise<Session> {
    const { rules, file, game } = loadGameFile(text, GAMES)
    const named = file.seats.findIndex(({ name }) => name === PLAYER)
    return await Session.#of(rules, game, { seat: seat ?? Math.max(0, named), bots })
  }

  static async #of(rules: AnyRules, game: AnyGame, seating: Seating): Promise<Session> {
    const failures: unknown[] = []
    const fail = (error: unknown) => failures.push(error)
    const budget = (level: Level) => usualBudget(level, () => performance.now())
    const needs = { rules, bots: await botsOf(rules), store: memoryStore(), budget, fail }
    const { options, seed, version: rulesVersion } = game
    const seats = Array.from({ length: game.seats }, (_, seat) => seatOf(seat, seating))
    const own = { version: RECORD_VERSION, id: seed, game: rules.id, undo: 'sealed' } as const
    const record = { ...own, rulesVersion, options, seats, seed }
    const match = await Match.begin(needs, record, journalOf(game))
    return new Session(rules, match, seating, failures)
  }

  /** All that happened, as far as the player may know it. */
  get events(): GameEvent[] {
    return this.#match.story(this.seat).flatMap(({ events }) => events)
  }

  get state(): AnyGame['state'] {
    return this.#match.position.game.state
  }

  get seats(): number {
    return this.#match.record.seats.length
  }

  get seed(): string {
    return this.#match.record.seed
  }

  get actions(): number {
    return this.#match.position.step
  }

  get view(): unknown {
    return this.#match.position.view(this.seat)
  }

  /** The player's open question. */
  get decision(): Decision | undefined {
    return this.#moment.decision ?? undefined
  }

  legal(): Action[] {
    return [...this.#moment.legal]
  }

  async act(action: Action): Promise<null> {
    const { question } = this.#moment
    const reply = await this.#match.answer(this.seat, { question, key: this.#key(), action })
    if (reply.kind === 'refused') throw new Error(`${JSON.stringify(action)} is ${reply.code}`)
    return null
  }

  /** Lets the bots play until the player is asked or the game is over. */
  async advance(): Promise<Stage> {
    this.#match.start()
    await this.#match.atRest()
    if (this.#failures.length > 0) throw this.#failures[0]
    return this.#moment.legal.length === 0 ? 'over' : 'asked'
  }

  /** How many events there were before the player's last choice: what follows is news to tell. */
  get lastChoice(): number {
    return lastChoiceIn(this.#match.story(this.seat), this.seat)
  }

  /** Takes back to the player's last real choice; answers that had no alternative go with it. */
  async undo(): Promise<NoUndo | null> {
    const { revision } = this.#moment
    const reply = await this.#match.undo(this.seat, { revision, key: this.#key() })
    return reply.kind === 'taken' ? null : whyNoUndo(this.#match.story(this.seat), this.seat)
  }

  async hint(): Promise<Hint | null> {
    const { position } = this.#match
    const asked = askedOf(position, this.seat)
    if (asked === null) return null
    const budget = new TimeBudget(HINT_MS, () => performance.now())
    const how = { seed: `hint/${position.seq}`, budget }
    return await hintFor(asked, { bot: (await botsOf(this.rules)).norn, how })
  }

  /** Nobody else can answer here. */
  isStillAsked(): boolean {
    return true
  }

  get #moment(): Moment {
    return this.#match.moment(this.seat)
  }

  #key(): string {
    this.#keys += 1
    return String(this.#keys)
  }

  /** The game as the text of a file. */
  print(): string {
    const names = this.#match.record.seats.map(({ name }) => name)
    return printGameFile(makeGameFile(this.rules, this.#match.position.game, names))
  }
}

function seatOf(seat: Seat, { seat: own, bots }: Seating) {
  return seat === own
    ? ({ name: PLAYER, plays: 'person' } as const)
    : { name: `Bot (${castName(bots)})`, plays: bots.level, character: bots.character }
}
