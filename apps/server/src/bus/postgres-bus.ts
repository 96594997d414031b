import pg from 'pg'
import { connectionConfig } from '../storage/postgres/pool.ts'
import { storeError } from '../storage/unavailable.ts'
import type { Bus, Fail, Listener, Told } from './bus.ts'
import { Listeners } from './listeners.ts'
import { MOST_BYTES, noticeOf, noticeText } from './notice.ts'
import { Outbox } from './outbox.ts'

const CHANNEL = 'meadhall'
/** How long to wait before connecting again; twice as long each time. */
const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 5_000
/** A connection is asked now and then whether it is still there, and must answer. */
const PROBE_MS = 15_000
const ANSWER_MS = 10_000

const NOTIFY = 'select pg_notify($1, said) from unnest($2::text[]) as said'

/**
 * LISTEN and NOTIFY on a connection of its own. Own messages come back over it like all others, so
 * each is heard once. When the connection is lost it is made again by itself.
 */
export class PostgresBus implements Bus {
  readonly #url: string
  readonly #fail: Fail
  readonly #listeners: Listeners
  readonly #outbox: Outbox
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined
  #wait = FIRST_WAIT_MS
  #isClosed = false

  private constructor(url: string, fail: Fail) {
    this.#url = url
    this.#fail = fail
    this.#listeners = new Listeners(fail)
    this.#outbox = new Outbox((texts) => this.#send(texts))
  }

  /** Connects; rejects where the database cannot be reached. */
  static async open(url: string, fail: Fail): Promise<PostgresBus> {
    const bus = new PostgresBus(url, fail)
    await bus.#connect()
    return bus
  }

  publish(topic: string, message: Told): void {
    const text = noticeText({ topic, message })
    if (Buffer.byteLength(text) > MOST_BYTES) throw new Error(`too long for the bus: ${text}`)
    this.#outbox.add(text)
  }

  subscribe(topic: string, listener: Listener): () => void {
    return this.#listeners.add(topic, listener)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#listeners.clear()
    const client = this.#client
    this.#client = null
    await client?.end()
  }

  async #connect(): Promise<void> {
    // A notice need not be durable: what it is about is.
    const options = '-c synchronous_commit=off'
    const config = { ...connectionConfig(this.#url), options, query_timeout: ANSWER_MS }
    const client = new pg.Client(config)
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('Connection ended')))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      end(client)
      throw storeError(error)
    }
    this.#use(client)
  }

  #use(client: pg.Client): void {
    if (this.#isClosed) return end(client)
    this.#client = client
    this.#wait = FIRST_WAIT_MS
    this.#probeLater(client)
    this.#outbox.flush()
  }

  #hear(payload: string): void {
    const notice = noticeOf(payload)
    if (notice !== null) this.#listeners.tell(notice.topic, notice.message)
  }

  /** Whether they are on their way. */
  async #send(texts: readonly string[]): Promise<boolean> {
    const client = this.#client
    if (client === null) return false
    try {
      await client.query(NOTIFY, [CHANNEL, texts])
      return true
    } catch (error) {
      this.#lose(client, error)
      return false
    }
  }

  #probeLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.#client === client && this.#probeLater(client),
        (error) => this.#lose(client, error),
      )
    }, PROBE_MS)
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client) return
    this.#client = null
    end(client)
    this.#connectLater(error)
  }

  #connectLater(error: unknown): void {
    if (this.#isClosed) return
    this.#fail(storeError(error))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connectAgain(), this.#wait)
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  async #connectAgain(): Promise<void> {
    try {
      await this.#connect()
      this.#listeners.tellAll({ kind: 'gap' })
    } catch (error) {
      this.#connectLater(error)
    }
  }
}

/** Without waiting: it may be broken already. */
function end(client: pg.Client): void {
  client.end().catch(() => undefined)
}
