import { describe, expect, it } from 'vitest'
import { InTurn } from './in-turn.ts'

/** Work that ends when the test says so, and a log of what happened. */
function works() {
  const log: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }))
    log.push(`${name} ends`)
    return name
  }
  return { log, work, end: (name: string) => ends.get(name) }
}

/** Lets everything that could go on do so. */
async function settle(): Promise<void> {
  for (let tick = 0; tick < 50; tick++) await Promise.resolve()
}

describe('work in turn', () => {
  it('begins only when the work before it has ended', async () => {
    const { log, work, end } = works()
    const turn = new InTurn()
    const done = [turn.take(work('a')), turn.take(work('b'))]
    await settle()
    expect(log).toEqual(['a begins'])
    end('a')?.resolve()
    await settle()
    expect(log).toEqual(['a begins', 'a ends', 'b begins'])
    end('b')?.resolve()
    expect(await Promise.all(done)).toEqual(['a', 'b'])
  })

  it('begins though the work before it failed, whose caller alone is told', async () => {
    const { work, end } = works()
    const turn = new InTurn()
    const failing = turn.take(work('a'))
    const after = turn.take(work('b'))
    await settle()
    end('a')?.reject(new Error('no'))
    await expect(failing).rejects.toThrow('no')
    await settle()
    end('b')?.resolve()
    expect(await after).toBe('b')
  })

  it('is done when all that was asked for has ended, well or not', async () => {
    const { log, work, end } = works()
    const turn = new InTurn()
    const failing = turn.take(work('a'))
    failing.catch(() => undefined)
    void turn.take(work('b'))
    const done = turn.done().then(() => log.push('done'))
    await settle()
    end('a')?.reject(new Error('no'))
    await settle()
    expect(log).toEqual(['a begins', 'b begins'])
    end('b')?.resolve()
    await done
    expect(log.at(-1)).toBe('done')
  })

  it('is free when nothing is under way and nothing waits', async () => {
    const { work, end } = works()
    const turn = new InTurn()
    expect(turn.isFree).toBe(true)
    const failing = turn.take(work('a'))
    const last = turn.take(work('b'))
    await settle()
    end('a')?.reject(new Error('no'))
    await expect(failing).rejects.toThrow('no')
    expect(turn.isFree).toBe(false)
    await settle()
    end('b')?.resolve()
    await last
    expect(turn.isFree).toBe(true)
  })
})

describe('work in several rows at once', () => {
  it('waits for its turn in each, and all wait for it', async () => {
    const { log, work, end } = works()
    const [one, two] = [new InTurn(), new InTurn()]
    const done = [
      one.take(work('a')),
      two.take(work('b')),
      InTurn.takeAll([one, two], work('both')),
      one.take(work('c')),
      two.take(work('d')),
    ]
    await settle()
    expect(log).toEqual(['a begins', 'b begins'])
    end('a')?.resolve()
    await settle()
    expect(log).not.toContain('both begins')
    end('b')?.resolve()
    await settle()
    expect(log.at(-1)).toBe('both begins')
    end('both')?.resolve()
    await settle()
    expect(log.slice(-2)).toEqual(['c begins', 'd begins'])
    end('c')?.resolve()
    end('d')?.resolve()
    expect(await Promise.all(done)).toEqual(['a', 'b', 'both', 'c', 'd'])
  })

  it('fails for its caller alone, and leaves all rows free', async () => {
    const [one, two] = [new InTurn(), new InTurn()]
    const failing = InTurn.takeAll([one, two], () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    await Promise.all([one.done(), two.done()])
    expect([one.isFree, two.isFree]).toEqual([true, true])
    expect(await two.take(async () => 'after')).toBe('after')
  })
})
