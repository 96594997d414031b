import { Allowance } from '../limits/allowance.ts'
import type { SocketLimits } from './limits.ts'

/** All open sockets of one address, or of one person. */
interface Party {
  open: number
  readonly allowance: Allowance
}

/** Parties by whose they are. One is forgotten with its last socket, so they never outnumber sockets. */
class Parties {
  readonly #most: number
  readonly #fresh: () => Allowance
  readonly #parties = new Map<string, Party>()

  constructor(most: number, fresh: () => Allowance) {
    this.#most = most
    this.#fresh = fresh
  }

  get size(): number {
    return this.#parties.size
  }

  /** One more socket; `null` where that is one too many. */
  join(key: string): Party | null {
    const party = this.#parties.get(key) ?? { open: 0, allowance: this.#fresh() }
    if (party.open >= this.#most) return null
    party.open += 1
    this.#parties.set(key, party)
    return party
  }

  leave(key: string, party: Party): void {
    party.open -= 1
    if (party.open === 0) this.#parties.delete(key)
  }
}

/** One socket in the crowd. */
export interface Presence {
  /** Where it comes from. */
  readonly address: string
  /** It is this person's from now on; `false` where they have too many already. */
  isOf(person: string): boolean
  /** Whether its person and its address have not said too much lately; it then counts. */
  maySpeak(): boolean
  /** What it said costs as much as so many messages more. */
  charge(cost: number): void
  leave(): void
}

/** All live sockets of this process: how many each address and each person has, and what they say. */
export class Crowd {
  readonly #addresses: Parties
  readonly #people: Parties

  constructor({ perAddress, perPerson }: SocketLimits, now: () => number) {
    const fresh =
      ({ burst, perSecond }: SocketLimits['perPerson']) =>
      () =>
        new Allowance(burst, perSecond, now)
    this.#addresses = new Parties(perAddress.sockets, fresh(perAddress))
    this.#people = new Parties(perPerson.sockets, fresh(perPerson))
  }

  /** How many addresses and people are remembered. */
  get size(): number {
    return this.#addresses.size + this.#people.size
  }

  /** A socket of an address; `null` where it has too many already. */
  enter(address: string): Presence | null {
    const here = this.#addresses.join(address)
    if (here === null) return null
    let leave = () => this.#addresses.leave(address, here)
    let parties = [here]
    return {
      address,
      isOf: (person) => {
        const theirs = this.#people.join(person)
        if (theirs === null) return false
        const before = leave
        leave = () => {
          before()
          this.#people.leave(person, theirs)
        }
        parties = [theirs, here]
        return true
      },
      maySpeak: () => parties.every(({ allowance }) => allowance.take()),
      charge(cost) {
        for (const { allowance } of parties) allowance.charge(cost)
      },
      leave: () => leave(),
    }
  }
}
