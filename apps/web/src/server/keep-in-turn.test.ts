import { describe, expect, it } from 'vitest'
import { keepInTurn } from './keep-in-turn.ts'

/** A place that keeps, each time only when it is told to. */
function slowPlace() {
  const began: number[] = []
  const kept: number[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const keep = async (value: number) => {
    began.push(value)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    await end.promise
    kept.push(value)
  }
  return { began, kept, keep, end: (nth: number) => ends[nth] }
}

describe('what is kept in turn', () => {
  it('goes at once when nothing else is on its way', async () => {
    const place = slowPlace()
    const done = keepInTurn(place.keep)(1)
    expect(place.began).toEqual([1])
    place.end(0)?.resolve()
    await done
    expect(place.kept).toEqual([1])
  })

  it('waits for what is on its way; of several that wait the last goes', async () => {
    const place = slowPlace()
    const keep = keepInTurn(place.keep)
    const done = [keep(1), keep(2), keep(3)]
    expect(place.began).toEqual([1])
    place.end(0)?.resolve()
    await expect.poll(() => place.began).toEqual([1, 3])
    place.end(1)?.resolve()
    await Promise.all(done)
    expect(place.kept).toEqual([1, 3])
  })

  it('is kept though what went before was refused', async () => {
    const place = slowPlace()
    const keep = keepInTurn(place.keep)
    const done = [keep(1), keep(2)]
    place.end(0)?.reject(new Error('refused'))
    await expect.poll(() => place.began).toEqual([1, 2])
    place.end(1)?.resolve()
    await Promise.all(done)
    expect(place.kept).toEqual([2])
  })

  it('says when the last was refused, and keeps what comes after', async () => {
    const place = slowPlace()
    const keep = keepInTurn(place.keep)
    const done = keep(1)
    place.end(0)?.reject(new Error('refused'))
    await expect(done).rejects.toThrow('refused')
    const after = keep(2)
    place.end(1)?.resolve()
    await after
    expect(place.kept).toEqual([2])
  })
})
