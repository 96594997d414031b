/**
 * A bot for a Meadhall table, in one file: it needs Node 24 and nothing else.
 *
 *   node main.ts --server http://localhost:8080 --table ID [--name NAME] [--token TOKEN]
 *
 * It sits down, contributes to the game's seed, answers whatever it is asked by chance, comes back when
 * the connection is cut, and prints the result. docs/protocol.md describes all that it says and hears.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'

const PROTOCOL = 1
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** After these errors there is no use in coming back. */
const FINAL = ['malformed', 'version', 'unauthenticated', 'forbidden', 'not-found']

type Action = Record<string, string | number | boolean>
type PackedAnswers = [type: string, fields: string[], rows: (string | number | boolean)[][]]

interface Ask {
  question: number
  answers: PackedAnswers[]
}

interface Outcome {
  scores: number[]
  winners: number[]
}

interface Table {
  phase: string
  commitment: string
  seats: { for: string; person: { id: string; name: string } | null; contribution: string | null }[]
}

/** As much of each message as this bot looks at. What it does not know it leaves alone. */
type Message =
  | { type: 'welcome'; seat: number | null }
  | { type: 'table'; table: Table }
  | { type: 'reset'; revision: number; ask: Ask | null; outcome: Outcome | null }
  | { type: 'step'; revision: number; ask?: Ask | null; outcome?: Outcome }
  | { type: 'reply'; id: number; refused?: { code: string } }
  | { type: 'error'; code: string }
  | { type: 'goodbye'; reason: string; retry: number | null }

/** All legal answers, unpacked: each row holds the values of the fields. */
function answersOf({ answers }: Ask, seat: number): Action[] {
  return answers.flatMap(([type, fields, rows]) =>
    rows.map((row) => {
      const values = fields.map((field, index) => [field, row[index]] as const)
      return { type, by: seat, ...Object.fromEntries(values) } as Action
    }),
  )
}

/** What a seat is bound to: a hash of its contribution, of the table and of the seat. */
function commitmentTo(table: string, seat: number, contribution: string): string {
  const text = JSON.stringify(['meadhall/fairness/1/seat', table, seat, contribution])
  return createHash('sha256').update(text).digest('hex')
}

/** Something that the server does not do. */
class ApiError extends Error {
  readonly code: string

  constructor({ code, message }: { code: string; message: string }) {
    super(message)
    this.code = code
  }
}

/** The server's REST interface, as one person. */
class Api {
  readonly #server: string
  token: string

  constructor(server: string, token: string) {
    this.#server = server
    this.token = token
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await fetch(`${this.#server}/api/v1${path}`, {
      method,
      headers: {
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const answer = (await reply.json()) as T & { error?: { code: string; message: string } }
    if (answer.error !== undefined) throw new ApiError(answer.error)
    return answer
  }

  /** A guest's token, unless one was given. */
  async enter(name: string): Promise<void> {
    if (this.token !== '') return
    const guest = { name, as: 'program', label: 'bot-client' }
    const { token } = await this.call<{ token: string }>('POST', '/guests', guest)
    this.token = token
  }
}

/** One bot at one table. */
class Bot {
  readonly #api: Api
  readonly #server: string
  readonly #table: string
  readonly #contribution = randomBytes(32).toString('hex')
  #socket: WebSocket | null = null
  #seat = -1
  #calls = 0
  #wait = FIRST_WAIT_MS
  /** Where the game stands; `null` while all is to come anew. */
  #revision: number | null = null
  #answered: { question: number; action: Action } | null = null
  #problem = ''
  /** What was sent and is not replied to yet: sent again, with its key, after a cut connection. */
  readonly #open = new Map<number, object>()
  readonly #end = Promise.withResolvers<Outcome>()

  constructor(api: Api, server: string, table: string) {
    this.#api = api
    this.#server = server
    this.#table = table
  }

  /** Plays until the game is over. */
  async play(): Promise<{ seat: number; outcome: Outcome }> {
    await this.#sitDown()
    this.#connect()
    const outcome = await this.#end.promise
    return { seat: this.#seat, outcome }
  }

  /** Takes the first free seat. Where another is faster it looks again. */
  async #sitDown(): Promise<void> {
    const path = `/tables/${this.#table}`
    for (;;) {
      const { table } = await this.#api.call<{ table: Table }>('GET', path)
      const seat = table.seats.findIndex((one) => one.for === 'anyone' && one.person === null)
      if (seat < 0) throw new Error('no seat is free')
      const commitment = commitmentTo(this.#table, seat, this.#contribution)
      try {
        await this.#api.call('POST', `${path}/seats`, { seat, commitment })
        this.#seat = seat
        return
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'taken')) throw error
      }
    }
  }

  #connect(): void {
    const address = this.#server.replace(/^http/, 'ws')
    const socket = new WebSocket(`${address}/api/v1/tables/${this.#table}/live`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      const since = this.#revision === null ? {} : { since: this.#revision }
      const hello = { type: 'hello', protocol: PROTOCOL, token: this.#api.token, ...since }
      socket.send(JSON.stringify(hello))
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))))
    // What went wrong is told by the end that follows.
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', ({ code }) => void this.#comeBack(code))
  }

  /** Waits longer each time, and not as long as all others do. */
  async #comeBack(code: number): Promise<void> {
    if (this.#socket === null) return
    if (code === 4400 || FINAL.includes(this.#problem)) return this.#fail(this.#problem)
    await wait(this.#wait * (0.5 + Math.random()))
    this.#wait = Math.min(LONGEST_WAIT_MS, this.#wait * 2)
    if (this.#socket !== null) this.#connect()
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'welcome':
        this.#wait = FIRST_WAIT_MS
        if (message.seat !== null) this.#seat = message.seat
        for (const said of this.#open.values()) this.#socket?.send(JSON.stringify(said))
        return
      case 'table':
        return this.#look(message.table)
      case 'reset':
      case 'step':
        return this.#follow(message)
      case 'reply':
        return this.#replied(message)
      case 'error':
        this.#problem = message.code
        return
      case 'goodbye':
        if (message.retry === null) this.#fail(`sent away: ${message.reason}`)
        return
    }
  }

  /** Once nobody can commit any more, the contribution is shown. */
  #look({ phase, seats }: Table): void {
    if (phase === 'closed') this.#fail('the table was closed')
    if (phase !== 'revealing' || seats[this.#seat]?.contribution !== null) return
    this.#say({ type: 'reveal', contribution: this.#contribution })
  }

  /**
   * This bot needs no view, only what it is asked. One that looks at the game keeps `shared` and `own`
   * of a reset and changes them as each step says.
   */
  #follow(message: Extract<Message, { type: 'reset' | 'step' }>): void {
    if (message.type === 'step' && this.#revision === null) return
    if (message.type === 'step' && message.revision !== (this.#revision ?? 0) + 1) {
      this.#revision = null
      return this.#say({ type: 'resync' })
    }
    this.#revision = message.revision
    if (message.outcome != null) return this.#finish(message.outcome)
    if (message.ask != null && message.ask.question !== this.#answered?.question)
      this.#answer(message.ask)
  }

  /** Here a better bot would think. */
  #answer(ask: Ask): void {
    const legal = answersOf(ask, this.#seat)
    const action = legal[randomInt(legal.length)]
    if (action === undefined) return
    this.#answered = { question: ask.question, action }
    this.#sendAnswer()
  }

  /** Numbers of questions never come again, so they make good keys. */
  #sendAnswer(): void {
    if (this.#answered === null) return
    this.#say({ type: 'answer', key: `q${this.#answered.question}`, ...this.#answered })
  }

  #replied({ id, refused }: Extract<Message, { type: 'reply' }>): void {
    this.#open.delete(id)
    if (refused === undefined || refused.code === 'stale') return
    console.error(`refused: ${refused.code}`)
    // The store was away for a moment: the same answer once more, with the same key.
    if (refused.code === 'unavailable') setTimeout(() => this.#sendAnswer(), FIRST_WAIT_MS)
  }

  #say(said: object): void {
    this.#calls += 1
    const message = { ...said, id: this.#calls }
    this.#open.set(this.#calls, message)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #finish(outcome: Outcome): void {
    this.#close()
    this.#end.resolve(outcome)
  }

  #fail(why: string): void {
    this.#close()
    this.#end.reject(new Error(why))
  }

  #close(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }
}

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:8080' },
    table: { type: 'string' },
    name: { type: 'string', default: 'Skeggi' },
    token: { type: 'string', default: '' },
  },
})
if (values.table === undefined) {
  console.error('usage: node main.ts --server URL --table ID [--name NAME] [--token TOKEN]')
  process.exit(2)
}
const server = values.server.replace(/\/$/, '')
const api = new Api(server, values.token)
try {
  await api.enter(values.name)
  const { seat, outcome } = await new Bot(api, server, values.table).play()
  console.log(JSON.stringify({ seat, won: outcome.winners.includes(seat), ...outcome }))
} catch (error) {
  console.error(`bot-client: ${(error as Error).message}`)
  process.exitCode = 1
}
