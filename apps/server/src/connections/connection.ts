import type { Seat } from '@meadhall/kernel'
import type { FromServer } from '@meadhall/protocol'

/** Why the server ends a connection. */
export type GoodbyeReason = Extract<FromServer, { type: 'goodbye' }>['reason']

/** What a person may do only so often, whatever they are connected by. */
export type Moderated = 'chat' | 'propose'

/** One client at a table, whatever carries its messages. */
export interface Connection {
  /** The seat it speaks for; `null` for one who only watches. It changes when one sits down or leaves. */
  readonly seat: Seat | null
  /** Whose screen it is, where it only shows the game to everybody; `null` for a stranger's. */
  readonly screenOf: string | null
  /** Whether it is told of the game in packed frames. */
  readonly isPacked: boolean
  /** The person behind it; `null` where only a seat's link was shown, or for a stranger who watches. */
  readonly person: string | null
  /** Where it comes from, as addresses are counted. */
  readonly address: string
  /** Whom it does not want to hear. */
  readonly mutes: Set<string>
  /** Whether its person has not done something too often lately; it then counts. */
  may(what: Moderated): boolean
  /** Whether it was opened by a seat's link: it speaks for that seat, whoever one is. */
  readonly isByLink: boolean
  /** From now on it speaks for another seat, or for none. */
  reseat(seat: Seat | null): void
  /** Milliseconds that a message takes to the client and back, as it was last measured. */
  readonly way: number
  /** Sends a frame, now or once the client has read what came before. */
  send(frame: string): void
  /**
   * Sends what only matters until the next: a slow reader is left without it and gets a reset later.
   * `false` where it was left out.
   */
  sendStep(frame: string): boolean
  /** Ends it once what was received has been carried out and answered; nothing more is taken. */
  goodbye(reason: GoodbyeReason): Promise<void>
}
