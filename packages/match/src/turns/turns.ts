import type { Bots, Budget, Level, Thinking } from '@meadhall/bots'
import { at, type Seat } from '@meadhall/kernel'
import type { Giver } from '../journal.ts'
import type { Position } from '../position.ts'
import type { Question } from '../question.ts'
import type { RefusalCode, Reply } from '../reply.ts'
import type { MatchRecord, SeatInfo } from '../storing/record.ts'
import type { BotBeat } from './beat.ts'
import { botSeeds } from './bot-seed.ts'
import type { Choice } from './forced.ts'

/** What turns need from outside; see `MatchNeeds`. */
export interface TurnNeeds {
  readonly bots: Bots
  readonly fail: (error: unknown) => void
  readonly budget?: (level: Level) => Budget
  readonly breathe?: () => Promise<void>
  readonly beat?: BotBeat
  readonly pause?: () => Promise<void>
}

/** The match as it is played: its one door, and what is asked in it. */
export interface Played {
  readonly record: MatchRecord
  readonly position: Position
  playing(seat: Seat): SeatInfo['plays'] | undefined
  isPerson(seat: Seat): boolean
  isGivenByTable(question: Question): boolean
  answer(seat: Seat, given: unknown, by: Giver): Promise<Reply>
}

/** Refusals that a choice made in good faith may meet: somebody answered, or took the seat. */
const IN_VAIN: readonly RefusalCode[] = ['stale', 'not-yours']

interface Thought {
  readonly question: Question
  readonly bot: Level
  /** What the bot hears: nobody waits for it any more. */
  readonly signal: { aborted: boolean }
}

async function inTime(beat: () => Promise<void>, choice: unknown): Promise<unknown> {
  if (choice !== null) await beat()
  return choice
}

/** Gives the answers that nobody types: those of bots, and a person's only one. */
export class Turns {
  readonly #match: Played
  readonly #needs: TurnNeeds
  readonly #seeds: (seat: Seat, step: number) => string
  #isOn = false
  #running: Promise<void> | null = null
  #thought: Thought | null = null
  /** Questions whose only answer the table gives after its pause, by seat and number. */
  readonly #waiting = new Set<string>()

  constructor(match: Played, needs: TurnNeeds) {
    this.#match = match
    this.#needs = needs
    this.#seeds = botSeeds(match.record.seed)
  }

  start(): void {
    this.#isOn = true
    this.changed()
  }

  stop(): void {
    this.#isOn = false
    if (this.#thought !== null) this.#thought.signal.aborted = true
  }

  async atRest(): Promise<void> {
    while (this.#running !== null) await this.#running
  }

  /** Something has happened: a thought may be in vain now, and others may have to move. */
  changed(): void {
    if (this.#thought !== null && !this.#isAwaited(this.#thought))
      this.#thought.signal.aborted = true
    if (!this.#isOn) return
    // Whoever has one answer does not wait until a bot has thought.
    this.#giveOnlyOnesLater()
    if (this.#running !== null) return
    this.#running = this.#run().catch(this.#needs.fail)
  }

  async #run(): Promise<void> {
    // Whoever made the change is to hear of it before somebody answers it.
    await Promise.resolve()
    try {
      for (let next = this.#next(); next !== null; next = this.#next()) await this.#move(next)
    } finally {
      // In the same breath as the last look: a change that came a moment later would wake nobody.
      this.#running = null
    }
  }

  #next(): Question | null {
    if (!this.#isOn) return null
    const { questions } = this.#match.position
    this.#giveOnlyOnesLater()
    const [given] = this.#needs.pause === undefined ? this.#given() : []
    if (given !== undefined) return given
    return questions.find(({ decision }) => !this.#match.isPerson(decision.seat)) ?? null
  }

  async #move(question: Question): Promise<void> {
    if (this.#match.isPerson(question.decision.seat)) return await this.#giveOnly(question)
    await this.#needs.breathe?.()
    const plays = this.#match.playing(question.decision.seat)
    if (plays === undefined || plays === 'person') return
    if (!this.#isOn || !this.#isOpen(question)) return
    const action = await this.#chosen(question, plays)
    if (this.#isOn && action !== null) await this.#give(question, action, 'bot')
  }

  /** The bot's choice, at a moment that tells nothing of its hand; `null` where it was stopped. */
  async #chosen(question: Question, bot: Level): Promise<unknown> {
    const { beat } = this.#needs
    if (beat === undefined) return await this.#think(question, bot, this.#asked(question))
    const [only, ...others] = question.legal
    const isOnly = others.length === 0
    const decoy = isOnly ? beat.choiceForAll(this.#match.position, question) : null
    if (isOnly && decoy === null) return await inTime(beat.begin(null), only)
    const inBeat = beat.begin(bot)
    const choice = await this.#think(question, bot, decoy ?? this.#asked(question))
    return await inTime(inBeat, isOnly && choice !== null ? only : choice)
  }

  #asked({ decision, legal }: Question): Choice {
    return { view: this.#match.position.view(decision.seat), decision, legal }
  }

  /** What a bot answers; `null` where it was stopped. */
  async #think(question: Question, bot: Level, asked: Choice): Promise<unknown> {
    const { bots, budget } = this.#needs
    const { decision } = question
    const { position } = this.#match
    const signal = { aborted: false }
    this.#thought = { question, bot, signal }
    const seed = this.#seeds(decision.seat, position.step)
    const cast = this.#castOf(decision.seat, bot)
    const how = { seed, budget: budget?.(bot) ?? {}, signal, ...cast }
    try {
      return await bots[bot].choose(asked, how)
    } catch (error) {
      if (signal.aborted) return null
      throw error
    } finally {
      this.#thought = null
    }
  }

  /** The seat's character is that of its own bot, not of one that stands in. */
  #castOf(seat: Seat, bot: Level): Pick<Thinking, 'character'> {
    const { plays, character } = at(this.#match.record.seats, seat)
    return character === undefined || plays !== bot ? {} : { character }
  }

  async #giveOnly(question: Question): Promise<void> {
    await this.#give(question, at(question.legal, 0), 'table')
  }

  async #give({ decision, number }: Question, action: unknown, by: 'bot' | 'table'): Promise<void> {
    const reply = await this.#match.answer(
      decision.seat,
      { question: number, key: null, action },
      by,
    )
    if (reply.kind === 'refused' && !IN_VAIN.includes(reply.code))
      throw new Error(`${by} in seat ${decision.seat} gave an answer that is ${reply.code}`)
  }

  /** The questions that the table answers. */
  #given(): readonly Question[] {
    const { questions } = this.#match.position
    return questions.filter((question) => this.#match.isGivenByTable(question))
  }

  #giveOnlyOnesLater(): void {
    if (this.#needs.pause === undefined) return
    for (const question of this.#given()) this.#giveLater(question)
  }

  #giveLater(question: Question): void {
    const name = `${question.decision.seat}/${question.number}`
    if (this.#waiting.has(name)) return
    this.#waiting.add(name)
    const given = (this.#needs.pause?.() ?? Promise.resolve()).then(() =>
      this.#giveIfOpen(question),
    )
    given.catch(this.#needs.fail).finally(() => this.#waiting.delete(name))
  }

  async #giveIfOpen(question: Question): Promise<void> {
    if (this.#isOn && this.#isOpen(question)) await this.#giveOnly(question)
  }

  /** Whether the bot that thinks is still to answer what it thinks about. */
  #isAwaited({ question, bot }: Thought): boolean {
    return this.#isOpen(question) && this.#match.playing(question.decision.seat) === bot
  }

  #isOpen({ decision, number }: Question): boolean {
    return this.#match.position.question(decision.seat)?.number === number
  }
}
