import { describe, expect, it } from 'vitest'
import { readLesson } from './reading.ts'

const STEP = { ask: 'go', right: ['pass'] }
const CHAPTER = { id: 'one', given: {}, steps: [STEP, { say: 'done' }] }
const LESSON = {
  format: 'meadhall-lesson',
  version: 1,
  game: 'blood-rage',
  id: 'x',
  seats: ['wolf', 'raven'],
  chapters: [CHAPTER],
}

const chapter = (change: object) => ({ ...LESSON, chapters: [{ ...CHAPTER, ...change }] })

function refusal(file: unknown): string {
  try {
    readLesson(file)
  } catch (error) {
    return (error as Error).message
  }
  return 'it was read'
}

describe('a lesson file', () => {
  it('is read with what may be left out', () => {
    const [read] = readLesson(LESSON).chapters
    expect(read).toMatchObject({ you: 'wolf', seats: ['wolf', 'raven'], before: [], others: {} })
    expect(read?.steps[0]).toEqual({
      kind: 'asked',
      id: 'go',
      right: ['pass'],
      wrong: [],
      point: [],
      rules: [],
    })
  })

  it.each([
    ['file: must be an object', []],
    ['format: must be "meadhall-lesson"', { ...LESSON, format: 'x' }],
    ['version: unknown (this program reads 1)', { ...LESSON, version: 2 }],
    ['chapters: must be a list with something in it', { ...LESSON, chapters: [] }],
    ['chapters[0].steps: must end with something that is told', chapter({ steps: [STEP] })],
    ['chapters[0].steps[0].right: must name an answer', chapter({ steps: [{ ask: 'go' }] })],
    ['chapters[0].steps[0].say: missing', chapter({ steps: [{}] })],
    ['chapters[0].before[0]: must name one player and what they do', chapter({ before: [{}] })],
    ['chapters[0].others.raven: must be a list of words', chapter({ others: { raven: 'pass' } })],
  ])('is refused: %s', (message, file) => {
    expect(refusal(file)).toBe(message)
  })
})
