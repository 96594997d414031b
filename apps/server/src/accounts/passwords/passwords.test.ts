import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../refusing/in-english.ts'
import { PasswordHasher } from './password-hasher.ts'
import { passwordProblem } from './password-rules.ts'
import { WorkLine } from './work-line.ts'

function problemOf(password: string, name: string): string {
  const problem = passwordProblem(password, name)
  return problem === null ? '' : inEnglish(problem.refusal)
}

describe('a password', () => {
  it.each([
    'a raven over the fjord',
    'aaaaaaaab1c',
    'ŻÓŁĆ żółć 12',
    'correct olaf battery',
    '🐺🦅🐍 and more 🪓',
  ])('may be %j', (password) => {
    expect(passwordProblem(password, 'Olaf')).toBeNull()
  })

  it.each([
    ['short', 'characters'],
    ['x'.repeat(5) + 'y'.repeat(124), 'characters'],
    ['qwertyuiop', 'first that are tried'],
    ['PassWord123', 'first that are tried'],
    ['ababababababab', 'first that are tried'],
    ['OlafTheRed1', 'little more than a name'],
    ['olafthered olafthered', 'little more than a name'],
    ['meadhall99', 'little more than a name'],
  ])('may not be %j', (password, problem) => {
    expect(problemOf(password, 'OlafTheRed')).toContain(problem)
    expect(passwordProblem(password, 'OlafTheRed')?.refusal.code).toBe('password')
  })

  it('is as long as its letters, however they are written', () => {
    expect(problemOf(`${'🐺'.repeat(4)}🦅🐍🪓🌊🔥`, 'Olaf')).toContain('10 to 128 characters')
    expect(passwordProblem(`${'🐺'.repeat(5)}🦅🐍🪓🌊🔥`, 'Olaf')).toBeNull()
  })
})

describe('hashing', () => {
  const hasher = new PasswordHasher()

  it('is argon2id with 19 MiB, two passes and a salt of its own', async () => {
    const [one, two] = await Promise.all([hasher.hash('the same'), hasher.hash('the same')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(two).not.toBe(one)
  })

  it('knows the password again, on any keyboard, and no other', async () => {
    const stored = await hasher.hash('Zoë over the fjord')
    expect(await hasher.fits(stored, 'Zoe\u0308 over the fjord')).toBe(true)
    expect(await hasher.fits(stored, 'Zoe over the fjord')).toBe(false)
  })

  it('does the work where there is no password to compare with', async () => {
    expect(await hasher.fits(null, 'for a password at all, never ever.')).toBe(false)
  })

  it('refuses what would wait too long', async () => {
    const small = new PasswordHasher({ atOnce: 1, waiting: 1 })
    const ends = await Promise.allSettled([1, 2, 3].map(() => small.hash('anything')))
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(ends[2]).toMatchObject({ reason: { refusal: { code: 'unavailable' } } })
    await expect(small.hash('anything')).resolves.toContain('argon2id')
  })
})

describe('a line of work', () => {
  it('does so much at once and no more, in order, whatever fails', async () => {
    const line = new WorkLine({ atOnce: 2, waiting: 10 })
    const begun: number[] = []
    const doors = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const jobs = doors.map(({ promise }, n) =>
      line.do(async () => {
        begun.push(n)
        await promise
        if (n === 1) throw new Error('it failed')
        return n
      }),
    )
    const ended = Promise.allSettled(jobs)
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    doors[1]?.resolve()
    await expect(jobs[1]).rejects.toThrow('it failed')
    await expect.poll(() => begun).toEqual([0, 1, 2])
    for (const { resolve } of doors) resolve()
    expect((await ended).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })
})
