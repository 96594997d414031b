import { expect, it } from 'vitest'
import { Audit } from './audit.ts'
import { Challenges } from './passkeys/challenges.ts'
import { Attempts } from './passwords/attempts.ts'
import { People } from './people.ts'
import { Sessions } from './sessions.ts'
import { sweepAccounts } from './sweep.ts'
import { emptyDatabase, TestClock } from './testing/index.ts'

const DAY = 24 * 60 * 60 * 1000

it('removes what has run out, and nothing that is in use', async () => {
  const clock = new TestClock()
  const { queries: db, reads } = await emptyDatabase(clock)
  const people = new People(db, clock.now)
  const sessions = new Sessions(db, clock.now)
  const gone = await people.guest('Gone')
  const playing = await people.guest('Playing')
  const known = await people.guest('Known')
  const row = {
    table_id: 't',
    seat: 0,
    person_id: playing.id,
    resume_hash: null,
    invitation_hash: null,
  }
  await db
    .insertInto('seats')
    .values([row, { ...row, seat: 1, person_id: null }])
    .execute()
  await sessions.open(gone, 'cookie', '')
  await new Challenges(db, clock.now).make('sign-in', null)
  const attempt = await new Attempts(db, clock.now).begin('olaf', '192.0.2.1')
  await attempt.succeeded('olaf')
  await new Attempts(db, clock.now).begin('olaf', '192.0.2.2')
  await new Audit(db, clock.now).note({ who: null, what: 'banned', about: gone.id })
  clock.pass(91 * DAY)
  const token = await sessions.open(known, 'cookie', '')
  await sweepAccounts(db, reads, clock.now())

  expect(await people.byId(gone.id)).toBeNull()
  expect(await people.byId(playing.id)).not.toBeNull()
  expect(await sessions.who(token)).toMatchObject({ name: 'Known' })
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  expect(await db.selectFrom('challenges').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('attempts').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('known_addresses').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('audit').selectAll().execute()).toHaveLength(1)
  clock.pass(366 * DAY)
  await sweepAccounts(db, reads, clock.now())
  expect(await db.selectFrom('audit').selectAll().execute()).toEqual([])
})
