import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeWorker } from './testing/fake-worker.ts'
import { openTable, SourceFailure } from './worker-source.ts'

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(() => vi.unstubAllGlobals())

const PASS = { type: 'pass', by: 0 }

const INFO = { id: 'a', game: 'blood-rage', seats: [], options: {}, undo: 'free' }

async function openedTable() {
  const broken: SourceFailure[] = []
  const opening = openTable('a', false, (failure) => broken.push(failure))
  const worker = FakeWorker.latest
  worker.answer(INFO)
  return { source: await opening, worker, broken }
}

describe('a table whose worker breaks', () => {
  it('is not opened, and says so, when that happens while it is opened', async () => {
    const opening = openTable('a', false, () => undefined)
    const worker = FakeWorker.latest
    worker.breakDown('no such script')
    await expect(opening).rejects.toMatchObject({ failure: 'broken', message: 'no such script' })
    expect(worker.isTerminated).toBe(true)
  })

  it('leaves nobody waiting, and is told of', async () => {
    const { source, worker, broken } = await openedTable()
    const hint = source.counsel?.hint()
    const answered = source.answer(1, PASS)
    const explained = source.whyNot(PASS)
    worker.breakDown('out of memory')
    await expect(hint).rejects.toBeInstanceOf(SourceFailure)
    expect(await answered).toBeNull()
    expect(await explained).toBeNull()
    expect(broken[0]).toMatchObject({ failure: 'broken', message: 'out of memory' })
    expect(new Set(broken).size).toBe(1)
  })

  it('refuses what is asked later at once', async () => {
    const { source, worker } = await openedTable()
    worker.breakDown('out of memory')
    const asked = worker.posted.length
    await expect(source.counsel?.why(1)).rejects.toThrow('out of memory')
    expect(worker.posted).toHaveLength(asked)
  })
})

describe('a table that is left', () => {
  it('leaves nobody waiting, and nothing is broken', async () => {
    const { source, worker, broken } = await openedTable()
    const waiting = [source.counsel?.hint(), source.answer(1, PASS), source.undo()]
    source.close()
    await Promise.all(waiting)
    expect(worker.isTerminated).toBe(true)
    expect(broken).toEqual([])
  })
})
