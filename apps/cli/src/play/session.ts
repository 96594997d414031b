import { type BotName, createBot } from '@meadhall/bots'
import {
  type Action,
  type AnyRules,
  canUndo,
  type Decision,
  decisionOf,
  type GameEvent,
  type LoadedGame,
  loadGameFile,
  makeGameFile,
  play,
  printGameFile,
  type Seat,
  startGame,
  undo,
} from '@meadhall/kernel'
import { GAMES } from '../games.ts'

type AnyGame = LoadedGame['game']

/** Who sits where: one player at this terminal, bots on all other seats. */
export interface Seating {
  readonly seat: Seat
  readonly bots: BotName
}

/** The name of the player's seat in game files: a loaded game finds its seat by it. */
const PLAYER = 'You'

/** Why the last choice stands. */
export type NoUndo = 'nothing-done' | 'others-acted' | 'something-shown'

/** A game in the terminal: what the player sees of it, and the bots that play the other seats. */
export class Session {
  readonly rules: AnyRules
  readonly seat: Seat
  readonly bots: BotName
  /** All that happened, as far as the player may know it. */
  readonly events: GameEvent[] = []
  #game: AnyGame
  #lastChoice = 0
  readonly #players = new Map<Seat, ReturnType<typeof createBot>>()

  private constructor(rules: AnyRules, game: AnyGame, { seat, bots }: Seating) {
    this.rules = rules
    this.#game = game
    this.seat = seat
    this.bots = bots
    for (let other = 0; other < game.seats; other++) {
      if (other !== seat)
        this.#players.set(other, createBot(bots, rules, `${game.seed}/bot/${other}`))
    }
  }

  static start(
    rules: AnyRules,
    log: { readonly options: unknown; readonly seats: number; readonly seed: string },
    seating: Seating,
  ): Session {
    const session = new Session(rules, startGame(rules, log), seating)
    session.#retell()
    return session
  }

  /** A saved game, replayed and checked; throws `GameFileError`. */
  static load(text: string, seat: Seat | undefined, bots: BotName): Session {
    const { rules, file, game } = loadGameFile(text, GAMES)
    const named = file.seats.findIndex(({ name }) => name === PLAYER)
    const seating = { seat: seat ?? Math.max(0, named), bots }
    const session = new Session(rules, game, seating)
    session.#retell()
    return session
  }

  get state(): AnyGame['state'] {
    return this.#game.state
  }

  get seats(): number {
    return this.#game.seats
  }

  get seed(): string {
    return this.#game.seed
  }

  get actions(): number {
    return this.#game.actions.length
  }

  get view(): unknown {
    return this.rules.view(this.#game.state, this.seat)
  }

  /** The player's open question. */
  get decision(): Decision | undefined {
    return decisionOf(this.rules, this.#game.state, this.seat)
  }

  legal(): Action[] {
    const { decision } = this
    return decision === undefined ? [] : this.rules.legalActions(this.#game.state, decision)
  }

  act(action: Action): void {
    play(this.rules, this.#game, action, (event) => this.#hear(event))
  }

  /** Lets the bots play until the player is asked or the game is over. */
  advance(): void {
    while (this.decision === undefined) {
      const open = this.rules.decisions(this.#game.state)[0]
      if (open === undefined) return
      this.#moveBot(open)
    }
  }

  /** A bot gets what its seat may see and its legal answers, nothing else. */
  #moveBot(decision: Decision): void {
    const bot = this.#players.get(decision.seat)
    if (bot === undefined) throw new Error(`nobody plays seat ${decision.seat}`)
    const legal = this.rules.legalActions(this.#game.state, decision)
    this.act(bot.choose(this.rules.view(this.#game.state, decision.seat), decision, legal))
  }

  #hear(event: GameEvent): void {
    this.events.push(this.rules.redact(event, this.seat))
  }

  /** Hears the whole game again, as it is now. */
  #retell(): void {
    const { options, seats, seed, actions } = this.#game
    const hear = (event: GameEvent): void => this.#hear(event)
    this.events.length = 0
    this.#lastChoice = 0
    const state = this.rules.setup({ options, seats, seed }, hear)
    for (const action of actions) {
      if (action.by === this.seat) this.#lastChoice = this.events.length
      this.rules.apply(state, action, hear)
    }
  }

  /** How many events there were before the player's last choice: what follows is news to tell. */
  get lastChoice(): number {
    return this.#lastChoice
  }

  /** Takes back to the player's last real choice; answers that had no alternative go with it. */
  undo(): NoUndo | null {
    const game = { ...this.#game, actions: this.#game.actions.slice() }
    while (canUndo(game, this.seat)) {
      undo(this.rules, game)
      const decision = decisionOf(this.rules, game.state, this.seat)
      if (decision === undefined || this.rules.legalActions(game.state, decision).length < 2)
        continue
      this.#game = game
      this.#retell()
      return null
    }
    return this.#whyNoUndo()
  }

  #whyNoUndo(): NoUndo {
    const { actions } = this.#game
    if (!actions.some((action) => action.by === this.seat)) return 'nothing-done'
    return actions.at(-1)?.by === this.seat ? 'something-shown' : 'others-acted'
  }

  /** The game as the text of a file. */
  print(): string {
    const names = Array.from({ length: this.seats }, (_, seat) =>
      seat === this.seat ? PLAYER : `Bot (${this.bots})`,
    )
    return printGameFile(makeGameFile(this.rules, this.#game, names))
  }
}
