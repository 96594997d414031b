import type { Proof } from '@meadhall/protocol'
import type { Kysely, Transaction } from 'kysely'
import { Refused, refuse } from '../refusing/refused.ts'
import type { Schema } from '../storage/schema.ts'
import { isUniqueViolation } from '../storage/unavailable.ts'
import { type AccountName, keyOfSaid } from './account-name.ts'
import type { Audit } from './audit.ts'
import type { Challenges } from './passkeys/challenges.ts'
import type { Passkeys } from './passkeys/passkeys.ts'
import type { Site } from './passkeys/site.ts'
import type { Attempts } from './passwords/attempts.ts'
import type { PasswordHasher } from './passwords/password-hasher.ts'
import { passwordProblem } from './passwords/password-rules.ts'
import type { People } from './people.ts'
import type { Person } from './person.ts'
import { operatorStaysSafe } from './second-factor/operators.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import type { Passkey, WaysIn } from './ways-in.ts'

export interface AccountsNeeds {
  readonly db: Kysely<Schema>
  readonly people: People
  readonly ways: WaysIn
  readonly passkeys: Passkeys
  readonly hasher: PasswordHasher
  readonly attempts: Attempts
  readonly factors: SecondFactors
  readonly challenges: Challenges
  readonly audit: Audit
}

/** From where somebody tries to enter. */
export interface Whence {
  readonly address: string
  readonly site: Site
}

/** Whose name and password it was. */
export interface ByPassword {
  readonly person: Person
  /** They are in only with a code of their second factor. */
  readonly needsCode: boolean
}

/** How a new account is entered. */
export type FirstWay = { readonly password: string } | { readonly passkey: Passkey }

/** The same whatever was wrong: nobody learns which names there are. */
function wrong(): Refused {
  return new Refused('wrong-credentials')
}

/** The same for one of the app, one that was used, and a recovery code. */
function wrongCode(): Refused {
  return new Refused('wrong-code')
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
    await this.#needs.db.transaction().execute(async (tx) => {
      await this.#needs.ways.setPassword(person.id, hash, tx)
      await operatorStaysSafe(tx, person.id)
    })
  }

  /** Who has this name and password, and whether a code is asked for as well. */
  async byPassword(name: string, password: string, address: string): Promise<ByPassword> {
    const { people, ways, hasher, attempts, factors } = this.#needs
    const key = keyOfSaid(name)
    const attempt = await attempts.begin(key, address)
    const person = await people.byKey(key)
    const stored = person === null ? null : await ways.password(person.id)
    const isRight = await hasher.fits(stored, password)
    if (!isRight || person === null) throw wrong()
    const needsCode = await factors.isOn(person.id)
    await (needsCode ? attempt.passed() : attempt.succeeded(person.id))
    await ways.usedPassword(person.id)
    return { person, needsCode }
  }

  /** What one whose password was right brings along with the code: once, and soon. */
  async askForCode({ id }: Person): Promise<string> {
    return await this.#needs.challenges.make('second-factor', id)
  }

  /** Who was asked for a code, and has it. */
  async byCode(challenge: string, code: string, address: string): Promise<Person> {
    const { people, challenges } = this.#needs
    const id = await challenges.bearer(challenge, 'second-factor')
    const person = id === null ? null : await people.byId(id)
    if (person === null) throw new Refused('code-expired')
    await this.#useCode(person, code, address)
    return person
  }

  /** Turns the second factor on that was offered, with a code of it; returns the recovery codes. */
  async confirmFactor({ id }: Person, code: string, address: string): Promise<string[]> {
    const { attempts, factors } = this.#needs
    const attempt = await attempts.beginCode(id, address)
    const recovery = await factors.confirm(id, code)
    if (recovery === null) throw wrongCode()
    await attempt.succeeded(id)
    return recovery
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
    const { password = '', passkey, code } = proof
    if (passkey !== undefined) {
      // It is both factors at once: a device, and what its owner unlocks it with.
      if ((await this.byPasskey(passkey, site)).id !== person.id) throw wrong()
      return
    }
    const found = await this.byPassword(person.name, password, address)
    if (found.person.id !== person.id) throw wrong()
    if (!found.needsCode) return
    if (code === undefined) throw new Refused('code-needed')
    await this.#useCode(person, code, address)
  }

  async #useCode({ id, name }: Person, code: string, address: string): Promise<void> {
    const { attempts, factors, audit } = this.#needs
    const attempt = await attempts.beginCode(id, address)
    const used = await factors.use(id, code)
    if (used === null) throw wrongCode()
    await attempt.succeeded(id)
    await attempts.know(keyOfSaid(name), address, id)
    if (used === 'recovery') await audit.note({ who: id, what: 'recovery-code-used', about: id })
  }

  async #hashed(password: string, name: string): Promise<string> {
    const problem = passwordProblem(password, name)
    if (problem !== null) throw problem
    return await this.#needs.hasher.hash(password)
  }
}

export function taken(): Refused {
  return refuse('taken', 'server.name-taken')
}

function notAGuest(): Refused {
  return refuse('not-now', 'server.account-there')
}
