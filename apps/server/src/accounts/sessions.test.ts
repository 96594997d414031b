import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schema } from '../storage/schema.ts'
import { People } from './people.ts'
import type { Person } from './person.ts'
import { Sessions } from './sessions.ts'
import { emptyDatabase, TestClock } from './testing/index.ts'

const DAY = 24 * 60 * 60 * 1000

let clock: TestClock
let db: Kysely<Schema>
let people: People
let sessions: Sessions
let olaf: Person

beforeEach(async () => {
  clock = new TestClock()
  db = (await emptyDatabase(clock)).queries
  people = new People(db, clock.now)
  sessions = new Sessions(db, clock.now)
  olaf = await people.guest(' Olaf\u202e the\n Red ')
})

describe('people', () => {
  it('carry names as a table may show them', async () => {
    expect(olaf).toMatchObject({ name: 'Olaf the Red', kind: 'guest', role: 'player' })
    expect(await people.byId(olaf.id)).toEqual(olaf)
    expect(await people.byId('nobody')).toBeNull()
  })

  it('have something to be called by', async () => {
    await expect(people.guest('\u200b \u2800')).rejects.toThrow('name: server.guest-name')
  })
})

describe('sessions', () => {
  it('know a person by a token of which only the hash is stored', async () => {
    const token = await sessions.open(olaf, 'cookie', 'Firefox')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(await sessions.who(token)).toEqual(olaf)
    const stored = JSON.stringify(await db.selectFrom('sessions').selectAll().execute())
    expect(stored).not.toContain(token)
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(44), '../../etc'])(
    'take %j for nobody',
    async (token) => {
      expect(await sessions.who(token)).toBeNull()
    },
  )

  it('of a browser end 90 days after the last use', async () => {
    const token = await sessions.open(olaf, 'cookie', '')
    for (let day = 0; day < 300; day += 60) {
      clock.pass(60 * DAY)
      expect(await sessions.recognise(token)).toMatchObject({ renewed: true })
      expect(await sessions.recognise(token)).toMatchObject({ renewed: false })
    }
    clock.pass(90 * DAY)
    expect(await sessions.who(token)).toBeNull()
  })

  it('of a program end after a year, used or not', async () => {
    const token = await sessions.open(olaf, 'token', '')
    clock.pass(364 * DAY)
    expect(await sessions.recognise(token)).toMatchObject({ kind: 'token', renewed: false })
    clock.pass(DAY)
    expect(await sessions.who(token)).toBeNull()
  })

  it('end at once here, and within seconds in every other process', async () => {
    const elsewhere = new Sessions(db, clock.now)
    const token = await sessions.open(olaf, 'cookie', '')
    expect(await elsewhere.who(token)).toEqual(olaf)
    expect(await sessions.who(token)).toEqual(olaf)
    await sessions.close(token)
    expect(await sessions.who(token)).toBeNull()
    clock.pass(3000)
    expect(await elsewhere.who(token)).toBeNull()
  })

  it('are not remembered when they ended while they were looked up', async () => {
    const token = await sessions.open(olaf, 'cookie', '')
    const [, closed] = await Promise.all([sessions.who(token), sessions.close(token)])
    expect(closed).toBeUndefined()
    expect(await sessions.who(token)).toBeNull()
  })

  it('get another token without ending', async () => {
    const token = await sessions.open(olaf, 'cookie', '')
    const next = await sessions.rotate(token)
    expect(await sessions.who(token)).toBeNull()
    expect(await sessions.who(next ?? '')).toEqual(olaf)
    expect(await sessions.rotate(token)).toBeNull()
  })

  it('end everywhere but here', async () => {
    const here = await sessions.open(olaf, 'cookie', '')
    const stolen = await sessions.open(olaf, 'cookie', '')
    const others = await sessions.open(await people.guest('Helga'), 'cookie', '')
    expect(await sessions.who(stolen)).toEqual(olaf)
    await sessions.closeAll(olaf.id, here)
    expect(await sessions.who(stolen)).toBeNull()
    expect(await sessions.who(here)).toEqual(olaf)
    expect(await sessions.who(others)).toMatchObject({ name: 'Helga' })
    await sessions.closeAll(olaf.id)
    expect(await sessions.who(here)).toBeNull()
  })

  it('are listed by ids that open nothing, and end one by one', async () => {
    const phone = await sessions.open(olaf, 'cookie', 'phone')
    const bot = await sessions.open(olaf, 'token', 'bot')
    const listed = await sessions.list(olaf.id)
    expect(listed.map(({ label }) => label).sort()).toEqual(['bot', 'phone'])
    expect(await sessions.closeOne(olaf.id, sessions.idOf(bot))).toBe(true)
    expect(await sessions.closeOne('somebody else', sessions.idOf(phone))).toBe(false)
    expect(await sessions.who(bot)).toBeNull()
    expect(await sessions.who(phone)).toEqual(olaf)
    expect(await sessions.who(sessions.idOf(phone))).toBeNull()
  })

  it('are so many at most, and the one unused for longest ends first', async () => {
    const first = await sessions.open(olaf, 'cookie', '')
    for (let n = 0; n < 50; n += 1) {
      clock.pass(1)
      await sessions.open(olaf, 'cookie', '')
    }
    expect(await sessions.list(olaf.id)).toHaveLength(50)
    expect(await sessions.who(first)).toBeNull()
  })
})
