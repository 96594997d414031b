import { Stopped } from '@meadhall/bots'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../testing/fake-worker.ts'
import type { Thought } from './messages.ts'
import { Thinker } from './thinker.ts'

beforeEach(() => vi.stubGlobal('Worker', FakeWorker))
afterEach(() => vi.unstubAllGlobals())

const THOUGHT: Thought = {
  kind: 'hint',
  asked: { view: {}, decision: { id: 1, seat: 0, kind: 'x' }, legal: [] },
}

function thinking(signal?: { aborted: boolean }) {
  const thinker = new Thinker('blood-rage')
  const thought = thinker.think(THOUGHT, { seed: 's', ...(signal && { signal }) })
  return { thinker, thought, worker: FakeWorker.latest }
}

describe('a thread that thinks', () => {
  it('answers, and is asked again', async () => {
    const { thinker, thought, worker } = thinking()
    worker.answer('first')
    expect(await thought).toBe('first')
    const again = thinker.think(THOUGHT, { seed: 's' })
    worker.answer('second')
    expect(await again).toBe('second')
    expect(FakeWorker.latest).toBe(worker)
  })

  it('that breaks leaves nobody waiting, and has a successor', async () => {
    const { thinker, thought, worker } = thinking()
    worker.breakDown('out of memory')
    await expect(thought).rejects.toThrow("a bot's thread broke: out of memory")
    expect(worker.isTerminated).toBe(true)
    const again = thinker.think(THOUGHT, { seed: 's' })
    expect(FakeWorker.latest).not.toBe(worker)
    FakeWorker.latest.answer(1)
    expect(await again).toBe(1)
  })

  it.each([
    ['it is stopped', ({ stop }: { stop: () => void }) => stop()],
    [
      'nobody waits for the thought any more',
      ({ signal }: { signal: { aborted: boolean } }) => {
        signal.aborted = true
      },
    ],
  ])('ends when %s', async (_, end) => {
    const signal = { aborted: false }
    const { thinker, thought, worker } = thinking(signal)
    end({ signal, stop: () => thinker.stop() })
    await expect(thought).rejects.toBeInstanceOf(Stopped)
    expect(worker.isTerminated).toBe(true)
  })
})
