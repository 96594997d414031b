import { beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, TestClock } from '../testing/index.ts'
import { Attempts } from './attempts.ts'
import { ALLOWANCES, counted, type Tally, waitMs } from './throttle.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

describe('the wait after failures', () => {
  const { nameFromAddress, name } = ALLOWANCES

  it('begins after a few, doubles, and has an end', () => {
    const waits = [1, 4, 5, 6, 7, 10, 100, 100_000].map((count) =>
      waitMs({ count, last: 0 }, nameFromAddress, 0),
    )
    expect(waits.map((wait) => wait / SECOND)).toEqual([0, 0, 1, 2, 4, 32, 900, 900])
  })

  it('is over when it has passed, and never grows by waiting', () => {
    const tally = { count: 7, last: 1000 }
    expect(waitMs(tally, nameFromAddress, 1000 + 3 * SECOND)).toBe(SECOND)
    expect(waitMs(tally, nameFromAddress, 1000 + 4 * SECOND)).toBe(0)
  })

  it('is half a minute at most for an owner, whoever else tries their name', () => {
    expect(waitMs({ count: 1_000_000, last: 0 }, name, 0)).toBe(30 * SECOND)
  })

  it('is forgotten by halves', () => {
    const tally: Tally = { count: 40, last: 0 }
    expect(counted(tally, HOUR - 1).count).toBe(41)
    expect(counted(tally, HOUR).count).toBe(21)
    expect(counted(tally, 10 * HOUR).count).toBe(1)
    // A clock that was put back.
    expect(counted({ count: 40, last: HOUR }, 0).count).toBe(41)
  })
})

describe('tries to sign in', () => {
  let clock: TestClock
  let attempts: Attempts

  beforeEach(async () => {
    clock = new TestClock()
    attempts = new Attempts((await emptyDatabase(clock)).queries, clock.now)
  })

  async function fail(times: number, name: string, address: string): Promise<number> {
    let admitted = 0
    for (let n = 0; n < times; n += 1) {
      await attempts.begin(name, address).then(
        () => {
          admitted += 1
        },
        (error: unknown) => expect(error).toMatchObject({ refusal: { code: 'too-many-requests' } }),
      )
    }
    return admitted
  }

  it('are few for one name from one address, then slow', async () => {
    expect(await fail(20, 'olaf', '192.0.2.1')).toBe(5)
    clock.pass(SECOND)
    expect(await fail(20, 'olaf', '192.0.2.1')).toBe(1)
    clock.pass(SECOND)
    expect(await fail(20, 'olaf', '192.0.2.1')).toBe(0)
    clock.pass(SECOND)
    expect(await fail(20, 'olaf', '192.0.2.1')).toBe(1)
  })

  it('of others do not keep the owner out', async () => {
    await fail(20, 'olaf', '192.0.2.1')
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(1)
  })

  it('are few from one address for many names', async () => {
    let admitted = 0
    for (let n = 0; n < 60; n += 1) admitted += await fail(1, `name ${n}`, '192.0.2.1')
    expect(admitted).toBe(30)
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(1)
  })

  it('from one network of the newer kind count as one', async () => {
    let admitted = 0
    for (let n = 1; n <= 20; n += 1) admitted += await fail(1, 'olaf', `2001:db8::${n}`)
    expect(admitted).toBe(5)
  })

  it('slow a name down that many addresses try, but not for long', async () => {
    for (let n = 0; n < 130; n += 1) await fail(1, 'olaf', `10.0.${n}.1`)
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(0)
    clock.pass(30 * SECOND)
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(1)
  })

  it('of others keep nobody out where they have signed in before', async () => {
    const [home, elsewhere] = ['198.51.100.7', '203.0.113.9']
    await (await attempts.begin('olaf', home)).succeeded('olaf')
    for (let n = 0; n < 130; n += 1) await fail(1, 'olaf', `10.0.${n}.1`)
    for (let n = 0; n < 40; n += 1) await fail(1, `name ${n}`, home)
    expect(await fail(1, 'olaf', elsewhere)).toBe(0)
    expect(await fail(1, 'helga', home)).toBe(0)
    await (await attempts.begin('olaf', home)).succeeded('olaf')
    expect(await fail(20, 'olaf', home)).toBe(5)
  })

  it('from where nobody came for long are those of strangers again', async () => {
    await (await attempts.begin('olaf', '198.51.100.7')).succeeded('olaf')
    clock.pass(91 * 24 * HOUR)
    for (let n = 0; n < 130; n += 1) await fail(1, 'olaf', `10.0.${n}.1`)
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(0)
  })

  it('are counted before they are looked at: many at once are not free', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 40 }, () => attempts.begin('olaf', '192.0.2.1')),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(5)
  })

  it('are forgotten with a success, but not those at other names', async () => {
    for (let n = 0; n < 29; n += 1) await fail(1, `name ${n}`, '192.0.2.1')
    for (let n = 0; n < 10; n += 1) {
      const attempt = await attempts.begin('loki', '192.0.2.1')
      await attempt.succeeded('loki')
    }
    expect(await fail(3, 'olaf', '192.0.2.1')).toBe(1)
  })

  it('with codes are few from everywhere together; the owner comes in from where they came before', async () => {
    const home = '198.51.100.7'
    await (await attempts.beginCode('olaf', home)).succeeded('olaf')
    const ends: boolean[] = []
    for (let n = 0; n < 40; n += 1) {
      await (await attempts.begin('olaf', `10.0.${n}.1`)).passed()
      ends.push(await attempts.beginCode('olaf', `10.0.${n}.1`).then(Boolean, () => false))
    }
    expect(ends.filter(Boolean)).toHaveLength(20)
    await expect(attempts.beginCode('olaf', home)).resolves.toBeDefined()
    await expect(attempts.beginCode('helga', '10.1.0.1')).resolves.toBeDefined()
  })

  it('that are right so far make no address known', async () => {
    await (await attempts.begin('olaf', '198.51.100.7')).passed()
    for (let n = 0; n < 130; n += 1) await fail(1, 'olaf', `10.0.${n}.1`)
    expect(await fail(1, 'olaf', '198.51.100.7')).toBe(0)
  })
})
