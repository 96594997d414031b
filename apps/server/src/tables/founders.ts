import { InTurn } from '@meadhall/kernel'
import type { TablePlan } from '@meadhall/protocol'
import { Allowance } from '../limits/allowance.ts'
import { type Refused, refuse } from '../refusing/refused.ts'
import type { TableStore } from '../storage/table-store.ts'

/** How many tables one person may lay. */
export interface FoundingLimits {
  readonly perHour: number
  /** Tables that wait for their game at once. */
  readonly waiting: number
  /** Tables at once at which bots think that take their time. */
  readonly thinking: number
}

const USUAL: FoundingLimits = { perHour: 60, waiting: 20, thinking: 6 }
/** A club has one address for all: it counts as so many people. */
const PEOPLE_AN_ADDRESS = 5
const SECONDS_AN_HOUR = 3600
/** Whoever laid a table the longest ago is forgotten first. */
const MOST_REMEMBERED = 10_000

const WAITING = ['waiting'] as const
const GOING_ON = ['waiting', 'revealing', 'playing', 'paused'] as const

/** Who lays a table, and from where. */
export interface Layer {
  readonly person: string
  readonly address: string
}

/** A person or an address, and what is theirs. */
interface Party {
  readonly limits: FoundingLimits
  readonly isAddress: boolean
  readonly allowance: Allowance
  /** The tables that waited, and those at which bots thought, when last looked. */
  waiting: readonly string[]
  thinking: readonly string[]
  readonly turn: InTurn
}

type Level = Extract<TablePlan['seats'][number], { for: 'bot' }>['level']

/** Whether a bot of this level takes long to think. */
export function isThinker(level: Level | null | undefined): boolean {
  return level === 'champion' || level === 'norn'
}

/** Whether such a bot sits at a planned table. */
function hasThinkers({ seats }: Pick<TablePlan, 'seats'>): boolean {
  return seats.some((seat) => seat.for === 'bot' && isThinker(seat.level))
}

/** Whoever lays tables in this process, and how many: each person, and all of an address together. */
export class Founders {
  readonly #tables: Pick<TableStore, 'stillIn'>
  readonly #now: () => number
  readonly #limits: FoundingLimits
  readonly #parties = new Map<string, Party>()

  constructor(
    tables: Pick<TableStore, 'stillIn'>,
    now: () => number,
    limits: Partial<FoundingLimits> = {},
  ) {
    this.#tables = tables
    this.#now = now
    this.#limits = { ...USUAL, ...limits }
  }

  /** Lets somebody lay a table, one after the other, or refuses. */
  async lay<T extends { readonly doc: { readonly id: string } }>(
    layer: Layer,
    plan: Pick<TablePlan, 'seats'>,
    found: () => Promise<T>,
  ): Promise<T> {
    return await this.#inTurn(layer, async (parties) => {
      for (const party of parties) await this.#check(party, hasThinkers(plan))
      const founded = await found()
      for (const party of parties) {
        party.waiting = [...party.waiting, founded.doc.id]
        if (hasThinkers(plan)) party.thinking = [...party.thinking, founded.doc.id]
      }
      return founded
    })
  }

  /** From now on bots that take their time think at a table that somebody has laid, or they are refused. */
  async think(layer: Layer, table: string): Promise<void> {
    await this.#inTurn(layer, async (parties) => {
      const others = parties.filter(({ thinking }) => !thinking.includes(table))
      for (const party of others) await this.#checkThinking(party)
      for (const party of others) party.thinking = [...party.thinking, table]
    })
  }

  /** One after the other for each person and each address. */
  async #inTurn<T>(layer: Layer, work: (parties: readonly Party[]) => Promise<T>): Promise<T> {
    const { person, address } = layer
    const parties = [
      this.#party(`person ${person}`, false),
      this.#party(`address ${address}`, true),
    ]
    const turns = parties.map(({ turn }) => turn)
    return await InTurn.takeAll(turns, () => work(parties))
  }

  #party(key: string, isAddress: boolean): Party {
    const party = this.#parties.get(key) ?? this.#fresh(isAddress)
    this.#parties.delete(key)
    this.#parties.set(key, party)
    const [oldest] = this.#parties.keys()
    if (this.#parties.size > MOST_REMEMBERED && oldest !== undefined) this.#parties.delete(oldest)
    return party
  }

  #fresh(isAddress: boolean): Party {
    const people = isAddress ? PEOPLE_AN_ADDRESS : 1
    const { perHour, waiting, thinking } = this.#limits
    const hourly = perHour * people
    return {
      limits: { perHour: hourly, waiting: waiting * people, thinking: thinking * people },
      isAddress,
      allowance: new Allowance(hourly, hourly / SECONDS_AN_HOUR, this.#now),
      waiting: [],
      thinking: [],
      turn: new InTurn(),
    }
  }

  async #check(party: Party, isThinking: boolean): Promise<void> {
    const { waiting: most } = party.limits
    if (party.waiting.length >= most)
      party.waiting = await this.#tables.stillIn(party.waiting, WAITING)
    if (party.waiting.length >= most)
      throw tooMany(party, refuse('too-many', 'too-many-waiting', { most }))
    if (isThinking) await this.#checkThinking(party)
    if (!party.allowance.take()) throw tooMany(party, refuse('too-many', 'too-many-tables'))
  }

  async #checkThinking(party: Party): Promise<void> {
    const { thinking: most } = party.limits
    if (party.thinking.length >= most)
      party.thinking = await this.#tables.stillIn(party.thinking, GOING_ON)
    if (party.thinking.length >= most)
      throw tooMany(party, refuse('too-many', 'too-many-thinking', { most }))
  }
}

/** Of others at their address one is told no more than that they are there. */
function tooMany({ isAddress }: Party, refused: Refused): Refused {
  return isAddress ? refuse('too-many', 'too-many-from-here') : refused
}
