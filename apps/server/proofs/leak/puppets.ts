import { type Asked, type Bot, type Bots, LEVELS, Stopped, type Thinking } from '@meadhall/bots'
import { type Action, sameAction } from '@meadhall/kernel'
import { type BotTime, usualBeatMs } from '../../src/tables/beat.ts'

/** A bot's question that waits for the search to say the answer. */
interface Thought {
  readonly asked: Asked<unknown, Action>
  readonly how: Thinking
  readonly ms: number
  readonly since: number
  answer: Action | null
  readonly resolve: (action: Action) => void
  readonly reject: (error: Error) => void
}

interface Sleeper {
  readonly until: number
  readonly wake: () => void
}

/** How long a puppet thinks about each answer: what a hand allows takes its time. */
const MS_AN_ANSWER = 27

/**
 * The bots of one world. They answer what the search tells them, and think for longer the more
 * answers they have, by a clock that the search moves: what others could learn from it is then seen.
 */
export class Puppets implements BotTime {
  readonly now: () => number
  #thought: Thought | null = null
  #sleepers: Sleeper[] = []

  constructor(now: () => number) {
    this.now = now
  }

  readonly botsOf = (): Bots => {
    const bot = (level: (typeof LEVELS)[number]): Bot<unknown, unknown> => ({
      name: level,
      choose: (asked, how) =>
        this.#choose(asked as Asked<unknown, Action>, how, usualBeatMs(level)),
    })
    return Object.fromEntries(LEVELS.map((level) => [level, bot(level)])) as Bots
  }

  readonly wait = (ms: number): Promise<void> =>
    new Promise((wake) => {
      this.#sleepers.push({ until: this.now() + ms, wake })
    })

  /** Whether a bot thinks, or waits for its moment: nothing happens before the clock is moved. */
  get isParked(): boolean {
    this.#endInVain()
    return this.#thought !== null || this.#sleepers.length > 0
  }

  /** Says what the bot that is asked now is to answer. */
  tell(action: Action): void {
    if (this.#thought !== null) this.#thought.answer = action
  }

  /** The clock was moved: whoever has thought or waited long enough goes on. */
  wake(): void {
    const now = this.now()
    const thought = this.#thought
    if (thought !== null && thought.answer !== null && now - thought.since >= thought.ms)
      this.#end(thought, thought.answer)
    const due = this.#sleepers.filter(({ until }) => until <= now)
    this.#sleepers = this.#sleepers.filter(({ until }) => until > now)
    for (const { wake } of due) wake()
  }

  /** Another table is laid: nobody waits for what was thought about before. */
  forget(): void {
    this.#thought?.reject(new Stopped())
    this.#thought = null
    this.#sleepers = []
  }

  #choose(asked: Asked<unknown, Action>, how: Thinking, beatMs: number): Promise<Action> {
    // Well within a beat, as bots are, also where the search comes to it late.
    const ms = Math.min(asked.legal.length * MS_AN_ANSWER, beatMs / 2)
    return new Promise((resolve, reject) => {
      this.#thought = { asked, how, ms, since: this.now(), answer: null, resolve, reject }
    })
  }

  #end(thought: Thought, answer: Action): void {
    this.#thought = null
    const { legal } = thought.asked
    const chosen = legal.find((one) => sameAction(one, answer)) ?? legal[0]
    if (chosen !== undefined) thought.resolve(chosen)
  }

  #endInVain(): void {
    if (this.#thought?.how.signal?.aborted !== true) return
    this.#thought.reject(new Stopped())
    this.#thought = null
  }
}
