import type { Proof } from '@meadhall/protocol'
import type { Kysely, Transaction } from 'kysely'
import { HttpFailure } from '../http/failure.ts'
import type { Schema } from '../storage/schema.ts'
import { isUniqueViolation } from '../storage/unavailable.ts'
import { type AccountName, keyOfSaid } from './account-name.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Site } from './passkeys/site.ts'
import type { Attempts } from './passwords/attempts.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { passwordProblem } from './passwords/password-rules.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'
import type { Passkey, WaysIn } from './ways-in.ts'

export interface AccountsNeeds {
  readonly db: Kysely<Schema>
  readonly people: People
  readonly ways: WaysIn
  readonly passkeys: Passkeys
  readonly hasher: PasswordHasher
  readonly attempts: Attempts
}

/** From where somebody tries to enter. */
export interface Whence {
  readonly address: string
  readonly site: Site
}

/** How a new account is entered. */
export type FirstWay = { readonly password: string } | { readonly passkey: Passkey }

/** The same whatever was wrong: nobody learns which names there are. */
function wrong(): HttpFailure {
  return new HttpFailure(401, 'the name, the password or the passkey is wrong', 'wrong-credentials')
}

/** Accounts: made from guests, and entered by their owners. */
export class Accounts {
  readonly #needs: AccountsNeeds

  constructor(needs: AccountsNeeds) {
    this.#needs = needs
  }

  /** The guest is an account from now on; whatever belongs to the person stays theirs. */
  async become(guest: Person, name: AccountName, way: FirstWay): Promise<void> {
    const { db, people } = this.#needs
    if (await people.isTaken(name.key)) throw taken()
    const add = await this.#first(guest.id, name.name, way)
    try {
      await db.transaction().execute(async (tx) => {
        if (!(await people.promote(guest.id, name, tx))) throw notAGuest()
        await add(tx)
      })
    } catch (error) {
      throw isUniqueViolation(error) ? taken() : error
    }
  }

  /** What adds the first way in. Hashing takes its time: not while the database waits. */
  async #first(
    person: string,
    name: string,
    way: FirstWay,
  ): Promise<(tx: Transaction<Schema>) => Promise<void>> {
    const { ways } = this.#needs
    if ('passkey' in way) return (tx) => ways.addPasskey(way.passkey, tx)
    const hash = await this.#hashed(way.password, name)
    return (tx) => ways.setPassword(person, hash, tx)
  }

  async setPassword(person: Person, password: string): Promise<void> {
    const hash = await this.#hashed(password, person.name)
    await this.#needs.db
      .transaction()
      .execute((tx) => this.#needs.ways.setPassword(person.id, hash, tx))
  }

  /** Who has this name and password. */
  async byPassword(name: string, password: string, address: string): Promise<Person> {
    const { people, ways, hasher, attempts } = this.#needs
    const key = keyOfSaid(name)
    const attempt = await attempts.begin(key, address)
    const person = await people.byKey(key)
    const stored = person === null ? null : await ways.password(person.id)
    const isRight = await hasher.fits(stored, password)
    if (!isRight || person === null) throw wrong()
    await attempt.succeeded()
    await ways.usedPassword(person.id)
    return person
  }

  /** Whose passkey has signed. */
  async byPasskey(signed: NonNullable<Proof['passkey']>, site: Site): Promise<Person> {
    const { people, passkeys } = this.#needs
    const id = await passkeys.signer(site, signed)
    const person = id === null ? null : await people.byId(id)
    if (person === null) throw wrong()
    return person
  }

  /** Makes sure that it is the owner of an account who asks; throws where it is not. */
  async prove(person: Person, proof: Proof, { address, site }: Whence): Promise<void> {
    const { password = '', passkey } = proof
    const found =
      passkey === undefined
        ? await this.byPassword(person.name, password, address)
        : await this.byPasskey(passkey, site)
    if (found.id !== person.id) throw wrong()
  }

  async #hashed(password: string, name: string): Promise<string> {
    const problem = passwordProblem(password, name)
    if (problem !== null) throw new HttpFailure(400, problem, 'password')
    return await this.#needs.hasher.hash(password)
  }
}

export function taken(): HttpFailure {
  return new HttpFailure(409, 'this name is taken', 'taken')
}

function notAGuest(): HttpFailure {
  return new HttpFailure(409, 'there is an account already', 'not-now')
}
