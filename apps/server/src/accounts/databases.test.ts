import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../storage/database.ts'
import { emptied } from '../storage/testing/emptied.ts'
import { openTestDatabase } from '../storage/testing/test-database.ts'
import { openTestPostgres } from '../storage/testing/test-postgres.ts'
import { accountName } from './account-name.ts'
import { Accounts } from './accounts.ts'
import { Audit } from './audit.ts'
import { Challenges } from './passkeys/challenges.ts'
import { Passkeys } from './passkeys/passkeys.ts'
import { Attempts } from './passwords/attempts.ts'
import { PasswordHasher } from './passwords/password-hasher.ts'
import { People } from './people.ts'
import { Rights } from './rights.ts'
import { operatorStaysSafe } from './second-factor/operators.ts'
import { SecondFactors, withoutSecondFactor } from './second-factor/second-factors.ts'
import { Sessions } from './sessions.ts'
import { sweepAccounts } from './sweep.ts'
import { codeAt } from './testing/app-codes.ts'
import { TestClock } from './testing/index.ts'
import { WaysIn } from './ways-in.ts'

const PASSWORD = 'a raven over the fjord'
const DAY = 24 * 60 * 60 * 1000

describe.each([
  ['SQLite', openTestDatabase],
  ['PostgreSQL', openTestPostgres],
] as const)('accounts in %s', (_, open) => {
  const clock = new TestClock()
  let database: Database
  let people: People
  let ways: WaysIn
  let factors: SecondFactors
  let accounts: Accounts

  beforeAll(async () => {
    database = await open(clock.now)
    const db = database.queries
    people = new People(db, clock.now)
    ways = new WaysIn(db, clock.now)
    factors = new SecondFactors(db, clock.now)
    const challenges = new Challenges(db, clock.now)
    const passkeys = new Passkeys(ways, challenges)
    const attempts = new Attempts(db, clock.now)
    const audit = new Audit(db, clock.now)
    const inside = { db, people, ways, factors, passkeys, challenges, audit }
    accounts = new Accounts({ ...inside, hasher: new PasswordHasher(), attempts })
  })

  afterEach(() => emptied(database.queries))
  afterAll(() => database.close())

  it('have names of their own, also when two want one at once', async () => {
    const guests = await Promise.all(['Olaf', 'Helga', 'Ivar'].map((name) => people.guest(name)))
    const wishes = guests.map((guest) =>
      accounts.become(guest, accountName('Jarl'), { password: PASSWORD }),
    )
    const ends = await Promise.allSettled(wishes)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const end of ends)
      if (end.status === 'rejected')
        expect(end.reason).toMatchObject({ refusal: { code: 'taken' } })
    const kinds = await Promise.all(guests.map(async ({ id }) => (await people.byId(id))?.kind))
    expect(kinds.sort()).toEqual(['account', 'guest', 'guest'])
    await expect(accounts.byPassword('jarl', PASSWORD, '192.0.2.1')).resolves.toMatchObject({
      person: { name: 'Jarl' },
      needsCode: false,
    })
  })

  it('keep one way in, also when two are removed at once', async () => {
    const { id } = await people.guest('Olaf')
    const key = { person: id, publicKey: 'AA', counter: 0, transports: [], label: '' }
    await ways.addPasskey({ ...key, id: 'one' })
    await ways.addPasskey({ ...key, id: 'two' })
    const ends = await Promise.all([ways.remove(id, 'one'), ways.remove(id, 'two')])
    expect(ends.sort()).toEqual(['last', 'removed'])
    expect(await ways.list(id)).toHaveLength(1)
  })

  it('take a challenge once, for what and for whom it was made', async () => {
    const challenges = new Challenges(database.queries, clock.now)
    const [one, two, three] = [
      await challenges.make('register', 'olaf'),
      await challenges.make('register', 'olaf'),
      await challenges.make('sign-in', null),
    ]
    const takes = [1, 2, 3].map(() => challenges.take(one, 'register', 'olaf'))
    expect((await Promise.all(takes)).sort()).toEqual([false, false, true])
    expect(await challenges.take(two, 'register', 'helga')).toBe(false)
    expect(await challenges.take(two, 'register', 'olaf')).toBe(false)
    clock.pass(5 * 60 * 1000)
    expect(await challenges.take(three, 'sign-in', null)).toBe(false)
  })

  it('count tries that come at once, and do not refuse the owner for them', async () => {
    const attempts = new Attempts(database.queries, clock.now)
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, () => attempts.begin('olaf', '192.0.2.1')),
    )
    const admitted = tries.filter(({ status }) => status === 'fulfilled')
    expect(admitted.length).toBeGreaterThan(0)
    expect(admitted.length).toBeLessThanOrEqual(5)
    await expect(attempts.begin('olaf', '198.51.100.7')).resolves.toBeDefined()
  })

  it('take a code once, also when it comes twice at once, and a recovery code likewise', async () => {
    const { id } = await people.guest('Olaf')
    const secret = (await factors.offer(id)) ?? ''
    const recovery = (await factors.confirm(id, codeAt(secret, clock.now()))) ?? []
    expect(recovery).toHaveLength(10)
    expect(await factors.offer(id)).toBeNull()
    clock.pass(30_000)
    const code = codeAt(secret, clock.now())
    const uses = await Promise.all([1, 2, 3].map(() => factors.use(id, code)))
    expect(uses.filter((use) => use === 'code')).toHaveLength(1)
    const [first = ''] = recovery
    const again = await Promise.all([1, 2, 3].map(() => factors.use(id, first)))
    expect(again.filter((use) => use === 'recovery')).toHaveLength(1)
    expect(await factors.of(id)).toEqual({ since: clock.now() - 30_000, recoveryLeft: 9 })
  })

  it('of operators are not opened by a password alone, also when two things change at once', async () => {
    const guest = await people.guest('Olaf')
    const { id } = guest
    await accounts.become(guest, accountName('Olaf'), { password: PASSWORD })
    const db = database.queries
    const sessions = new Sessions(db, clock.now)
    const rights = new Rights({ db, sessions, audit: new Audit(db, clock.now) })
    await expect(rights.give(null, id, 'operator')).rejects.toMatchObject({
      refusal: { code: 'operator-factor' },
    })
    await factors.confirm(id, codeAt((await factors.offer(id)) ?? '', clock.now()))
    const off = db.transaction().execute(async (tx) => {
      await withoutSecondFactor(tx, id)
      await operatorStaysSafe(tx, id)
    })
    const ends = await Promise.allSettled([off, rights.give(null, id, 'operator')])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const isOperator = (await people.byId(id))?.role === 'operator'
    expect(await factors.isOn(id)).toBe(isOperator)
  })

  it('forget a second factor that was offered and never shown a code of', async () => {
    const { id } = await people.guest('Olaf')
    const secret = (await factors.offer(id)) ?? ''
    clock.pass(10 * 60 * 1000)
    expect(await factors.confirm(id, codeAt(secret, clock.now()))).toBeNull()
    await sweepAccounts(database.queries, database.reads, clock.now())
    expect(await database.queries.selectFrom('second_factors').selectAll().execute()).toEqual([])
  })

  it('know their sessions, and are swept', async () => {
    const sessions = new Sessions(database.queries, clock.now)
    const [olaf, gone] = [await people.guest('Olaf'), await people.guest('Gone')]
    const token = await sessions.open(olaf, 'cookie', 'phone')
    clock.pass(31 * DAY)
    expect(await sessions.recognise(token)).toMatchObject({ renewed: true, person: olaf })
    await sweepAccounts(database.queries, database.reads, clock.now())
    expect(await people.byId(gone.id)).toBeNull()
    const next = (await sessions.rotate(token)) ?? ''
    expect(await sessions.who(next)).toEqual(olaf)
    expect(await sessions.list(olaf.id)).toMatchObject([{ label: 'phone', kind: 'cookie' }])
    await sessions.closeAll(olaf.id)
    expect(await sessions.who(next)).toBeNull()
  })
})
