import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../../sources/testing/fake-worker.ts'
import { openPuzzle } from './puzzle-line.ts'

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(() => vi.unstubAllGlobals())

const PASS = { type: 'pass', by: 0 }

async function openedPuzzle() {
  const opening = openPuzzle('a file')
  const worker = FakeWorker.latest
  worker.answer({ info: { game: 'blood-rage' }, standing: {} })
  return { puzzle: await opening, worker }
}

describe("a puzzle's worker", () => {
  it('that breaks while the puzzle is proved refuses the puzzle', async () => {
    const opening = openPuzzle('a file')
    const worker = FakeWorker.latest
    worker.breakDown('no such script')
    await expect(opening).rejects.toMatchObject({
      refused: { kind: 'broken', place: '', reason: 'no such script' },
    })
    expect(worker.isTerminated).toBe(true)
  })

  it('that refuses a puzzle says why', async () => {
    const opening = openPuzzle('a file')
    const failed = { kind: 'file', place: 'goal', reason: 'unknown' }
    FakeWorker.latest.say({ id: FakeWorker.latest.posted.at(-1)?.id, failed })
    await expect(opening).rejects.toMatchObject({ refused: failed })
  })

  it('that breaks later refuses what waits and what is tried after', async () => {
    const { puzzle, worker } = await openedPuzzle()
    const tried = puzzle.source.answer(1, PASS)
    worker.breakDown('out of memory')
    await expect(tried).rejects.toMatchObject({ refused: { reason: 'out of memory' } })
    await expect(puzzle.source.whyNot(PASS)).rejects.toThrow('out of memory')
  })

  it('leaves nobody waiting at a page that is left', async () => {
    const { puzzle, worker } = await openedPuzzle()
    const waiting = [puzzle.source.answer(1, PASS), puzzle.source.undo()]
    puzzle.again()
    puzzle.source.close()
    await Promise.all(waiting)
    expect(worker.isTerminated).toBe(true)
  })
})
