import { GAMES } from '@meadhall/games'
import { describe, expect, it } from 'vitest'
import { LESSONS, lessonOf } from './catalog.ts'
import type { Lesson } from './lesson.ts'
import { answerIn, type Room } from './room.ts'
import { answer, beginChapter, chapterOf, goOn, type Sitting, stepOf, youIn } from './sitting.ts'

async function roomOf(game: keyof typeof GAMES): Promise<Room> {
  const noWeights = () => Promise.reject(new Error('a thrall has none'))
  const [scenarios, bots] = await Promise.all([
    GAMES[game].scenarios(),
    GAMES[game].bots(noWeights),
  ])
  return { game: scenarios, bot: bots.thrall }
}

/** One step on, by the first right answer. */
async function stepOn(room: Room, sitting: Sitting): Promise<Sitting> {
  const step = stepOf(sitting)
  if (step.kind === 'told') return (await goOn(room, sitting)).sitting
  const seat = youIn(chapterOf(sitting))
  const given = answerIn(room, sitting.position, seat, step.right[0] ?? '')
  const place = `${chapterOf(sitting).id}.${step.id}`
  expect(
    given,
    `${place}: ${JSON.stringify(sitting.position.question(seat)?.decision)}`,
  ).not.toBeNull()
  if (given === null) throw new Error(place)
  const { sitting: next } = await answer(room, sitting, given)
  expect(next.mistake, place).toBeNull()
  return next
}

async function playThrough(room: Room, lesson: Lesson): Promise<Sitting[]> {
  const { sitting: first } = await beginChapter(room, lesson, 0)
  const sittings = [first]
  for (let now = first; !now.isOver; ) {
    now = await stepOn(room, now)
    sittings.push(now)
  }
  return sittings
}

describe.each(LESSONS.map((entry) => [`${entry.game}/${entry.id}`, entry] as const))(
  '%s',
  (_, entry) => {
    it('is played to its end by its right answers', async () => {
      const room = await roomOf(entry.game)
      const sittings = await playThrough(room, lessonOf(entry))
      expect(sittings.at(-1)?.isOver).toBe(true)
    })
  },
)
