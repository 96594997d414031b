import { describe, expect, it } from 'vitest'
import { GroupCommit } from './group-commit.ts'

/** A disk whose writes the test lets end. */
function disk() {
  const writes: { readonly rows: readonly number[]; readonly end: (error?: Error) => void }[] = []
  const started: (() => void)[] = []
  const commits = new GroupCommit<number, string>((rows) => {
    return new Promise((resolve, reject) => {
      const end = (error?: Error) =>
        error === undefined ? resolve(rows.map((row) => `stored ${row}`)) : reject(error)
      writes.push({ rows, end })
      started.shift()?.()
    })
  })
  /** Resolves when the next write has begun. */
  const nextWrite = () => new Promise<void>((resolve) => started.push(resolve))
  return { commits, writes, nextWrite }
}

describe('a durable write', () => {
  it('is shared by all that arrive in one turn', async () => {
    const { commits, writes, nextWrite } = disk()
    const begun = nextWrite()
    const ends = [1, 2, 3].map((row) => commits.add(row))
    expect(writes).toHaveLength(0)
    await begun
    writes[0]?.end()
    expect(await Promise.all(ends)).toEqual(['stored 1', 'stored 2', 'stored 3'])
    expect(writes.map(({ rows }) => rows)).toEqual([[1, 2, 3]])
  })

  it('is shared by all that arrive while another is on its way, and keeps their order', async () => {
    const { commits, writes, nextWrite } = disk()
    const first = nextWrite()
    const one = commits.add(1)
    await first
    const more = [2, 3].map((row) => commits.add(row))
    const second = nextWrite()
    writes[0]?.end()
    await one
    await second
    const late = commits.add(4)
    const third = nextWrite()
    writes[1]?.end()
    await Promise.all(more)
    await third
    writes[2]?.end()
    await late
    expect(writes.map(({ rows }) => rows)).toEqual([[1], [2, 3], [4]])
  })

  it('tells nobody before it has ended', async () => {
    const { commits, writes, nextWrite } = disk()
    let isTold = false
    const begun = nextWrite()
    const told = commits.add(1).then(() => {
      isTold = true
    })
    await begun
    await new Promise((resolve) => setImmediate(resolve))
    expect(isTold).toBe(false)
    writes[0]?.end()
    await told
    expect(isTold).toBe(true)
  })

  it('that fails is the end of those in it alone', async () => {
    const { commits, writes, nextWrite } = disk()
    const begun = nextWrite()
    const failed = Promise.allSettled([1, 2].map((row) => commits.add(row)))
    await begun
    const next = commits.add(3)
    const second = nextWrite()
    writes[0]?.end(new Error('full'))
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await second
    writes[1]?.end()
    expect(await next).toBe('stored 3')
  })

  it('that does not say how all of it ended has failed', async () => {
    const commits = new GroupCommit<number, string>(() => Promise.resolve(['one']))
    await expect(Promise.all([commits.add(1), commits.add(2)])).rejects.toThrow('how all of it')
  })

  it('is not so large that it never ends', async () => {
    const sizes: number[] = []
    const commits = new GroupCommit<number, number>((rows) => {
      sizes.push(rows.length)
      return Promise.resolve(rows)
    })
    const rows = Array.from({ length: 2500 }, (_, index) => index)
    expect(await Promise.all(rows.map((row) => commits.add(row)))).toEqual(rows)
    expect(sizes).toEqual([1000, 1000, 500])
  })
})
