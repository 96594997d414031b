import { describe, expect, it } from 'vitest'
import { LESSONS, lessonOf } from './catalog.ts'
import { isMeant } from './room.ts'
import { answer, chapterOf, type Sitting, stepOf, takeBack, youIn } from './sitting.ts'
import { playedThrough, roomFor } from './testing/index.ts'

const ALL = LESSONS.map((entry) => [`${entry.game}/${entry.id}`, entry] as const)

function asked(sittings: readonly Sitting[]): Sitting[] {
  return sittings.filter((one) => !one.isOver && stepOf(one).kind === 'asked')
}

describe.each(ALL)('%s', (_, entry) => {
  const lesson = lessonOf(entry)

  it('is named like its file, and seats everybody where it says', async () => {
    const { game } = await roomFor(entry.game)
    expect(lesson).toMatchObject({ game: entry.game, id: entry.id })
    for (const { given, seats, you } of lesson.chapters) {
      const state = game.position(given)
      expect(seats.map((who) => game.seatOf(state, who))).toEqual([...seats.keys()])
      expect(seats).toContain(you)
    }
  })

  it('cites rules that there are', async () => {
    const { game } = await roomFor(entry.game)
    const cited = lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ rules }) => rules))
    expect(cited.filter((rule) => !game.ruleIds.has(rule))).toEqual([])
  })

  it('is played to its end by its right answers', async () => {
    const sittings = await playedThrough(await roomFor(entry.game), lesson)
    expect(sittings.at(-1)?.isOver).toBe(true)
  })

  it('asks for nothing that is the only answer, and every right answer is one', async () => {
    const room = await roomFor(entry.game)
    for (const sitting of asked(await playedThrough(room, lesson))) {
      const step = stepOf(sitting)
      const legal = sitting.position.question(youIn(chapterOf(sitting)))?.legal ?? []
      const place = `${chapterOf(sitting).id}.${step.id}`
      expect(legal.length, place).toBeGreaterThan(1)
      if (step.kind === 'told') continue
      const fits = (words: string) =>
        legal.some((one) => isMeant(room, sitting.position, one, words))
      expect(
        step.right.filter((words) => !fits(words)),
        place,
      ).toEqual([])
      expect(
        step.wrong.filter(({ words }) => !fits(words)),
        place,
      ).toEqual([])
    }
  })

  it('has something to say of every other answer, and takes it back', async () => {
    const room = await roomFor(entry.game)
    for (const sitting of asked(await playedThrough(room, lesson))) {
      const step = stepOf(sitting)
      if (step.kind === 'told') continue
      const legal = sitting.position.question(youIn(chapterOf(sitting)))?.legal ?? []
      const isRight = (one: (typeof legal)[number]) =>
        step.right.some((words) => isMeant(room, sitting.position, one, words))
      const wrong = legal.find((one) => !isRight(one))
      if (wrong === undefined) continue
      const { sitting: mistaken } = await answer(room, sitting, wrong)
      expect(mistaken.mistake?.key).toMatch(/^lesson\./)
      expect(takeBack(mistaken)).toEqual(sitting)
    }
  })
})
