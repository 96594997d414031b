import { describe, expect, it } from 'vitest'
import { lessonEntry, lessonOf } from './catalog.ts'
import type { Lesson } from './lesson.ts'
import { lessonName, NO_PROGRESS, soundProgress, takeUp, withSitting } from './progress.ts'
import { playedThrough, roomFor } from './testing/index.ts'

function saga(): Lesson {
  const entry = lessonEntry('blood-rage', 'saga')
  if (entry === undefined) throw new Error('no saga')
  return lessonOf(entry)
}

describe('a lesson that is left', () => {
  it('is taken up at the very step, with the same table', async () => {
    const room = await roomFor('blood-rage')
    const lesson = saga()
    for (const sitting of await playedThrough(room, lesson)) {
      if (sitting.isOver) continue
      const kept = soundProgress(JSON.parse(JSON.stringify(withSitting(NO_PROGRESS, sitting))))
      const again = await takeUp(room, lesson, kept.places[lessonName(lesson)])
      expect([again.chapter, again.step, again.answers]).toEqual([
        sitting.chapter,
        sitting.step,
        sitting.answers,
      ])
      expect(again.position.game.state).toEqual(sitting.position.game.state)
    }
  })

  it('is done once it is over, and then begins anew', async () => {
    const room = await roomFor('blood-rage')
    const lesson = saga()
    const end = (await playedThrough(room, lesson)).at(-1)
    if (end === undefined) throw new Error('no end')
    const kept = withSitting(NO_PROGRESS, end)
    expect(kept).toEqual({ places: {}, done: ['blood-rage/saga'] })
    expect((await takeUp(room, lesson, undefined)).chapter).toBe(0)
  })

  it.each([
    [{ chapter: 'gone', step: 2, answers: [] }, 0],
    [{ chapter: 'pillage', step: 2, answers: ['fly'] }, 2],
    [{ chapter: 'pillage', step: 99, answers: [] }, 2],
    [{ chapter: 'pillage', step: -3, answers: [] }, 2],
  ])('begins the chapter anew where the file has changed: %j', async (place, chapter) => {
    const again = await takeUp(await roomFor('blood-rage'), saga(), place)
    expect([again.chapter, again.step]).toEqual([chapter, 0])
  })
})

describe('what was kept and is no longer sound', () => {
  it.each([[null], [7], ['x'], [{}], [{ places: [], done: {} }]])('is nothing: %j', (stored) => {
    expect(soundProgress(stored)).toEqual(NO_PROGRESS)
  })

  it('is left out, and the rest is kept', () => {
    const good = { chapter: 'land', step: 1, answers: ['invade leader gimle'] }
    const places = { a: good, b: { ...good, step: 'x' }, c: null, d: { ...good, answers: [1] } }
    expect(soundProgress({ places, done: ['x', 3] })).toEqual({ places: { a: good }, done: ['x'] })
  })
})
