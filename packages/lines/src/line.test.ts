import { describe, expect, it } from 'vitest'
import { type Answer, answerTo, type Numbered } from './answer.ts'
import { Line } from './line.ts'

interface Asked extends Numbered {
  readonly text: string
}

/** A line whose worker answers when the test says so. */
function lineWithLog() {
  const posted: Asked[] = []
  const line = new Line<Asked, string>({
    post: (request) => {
      if (request.text === 'uncopyable') throw new TypeError('it cannot be copied')
      posted.push(request)
    },
    errorOf: (failed) => new Error(`the worker said: ${failed}`),
  })
  const ask = (text: string) => line.call((id) => ({ id, text }))
  return { line, posted, ask }
}

describe('a line to a worker', () => {
  it('gives every call the answer that cites its number, in whatever order they come', async () => {
    const { line, posted, ask } = lineWithLog()
    const [first, second] = [ask('a'), ask('b')]
    const [a, b] = posted
    expect(a?.id).not.toBe(b?.id)
    line.hear({ id: b?.id ?? -1, value: 'B' })
    line.hear({ id: a?.id ?? -1, value: 'A' })
    expect(await Promise.all([first, second])).toEqual(['A', 'B'])
    expect(line.waiting).toBe(0)
  })

  it('refuses a call that failed in the worker, and no other', async () => {
    const { line, posted, ask } = lineWithLog()
    const [failing, other] = [ask('a'), ask('b')]
    line.hear({ id: posted[0]?.id ?? -1, failed: 'no' })
    await expect(failing).rejects.toThrow('the worker said: no')
    expect(line.waiting).toBe(1)
    line.hear({ id: posted[1]?.id ?? -1, value: undefined })
    expect(await other).toBeUndefined()
  })

  it('refuses all that wait when it ends, and all that comes after, without asking the worker', async () => {
    const { line, posted, ask } = lineWithLog()
    const waiting = [ask('a'), ask('b')]
    const end = new Error('the worker broke')
    line.end(end)
    line.end(new Error('a later reason'))
    for (const call of [...waiting, ask('c')]) await expect(call).rejects.toBe(end)
    expect(posted).toHaveLength(2)
    expect(line.waiting).toBe(0)
    expect(line.ended).toBe(end)
  })

  it('keeps nothing of a call that could not be handed over', async () => {
    const { line, ask } = lineWithLog()
    await expect(ask('uncopyable')).rejects.toThrow('it cannot be copied')
    expect(line.waiting).toBe(0)
    expect(line.ended).toBeNull()
  })

  it('does not mind an answer that nobody waits for', () => {
    const { line } = lineWithLog()
    expect(() => line.hear({ id: 7, value: 1 })).not.toThrow()
  })
})

describe("the worker's side", () => {
  const reasonOf = (error: unknown) => String(error)

  it('answers with what came of it', async () => {
    const answer: Answer<string> = await answerTo({ id: 3 }, async () => 'done', reasonOf)
    expect(answer).toEqual({ id: 3, value: 'done' })
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no')
      },
    ],
    ['rejects', () => Promise.reject(new Error('no'))],
  ])('tells of work that %s', async (_, work) => {
    expect(await answerTo({ id: 3 }, work, reasonOf)).toEqual({ id: 3, failed: 'Error: no' })
  })
})
