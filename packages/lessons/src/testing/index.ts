import { GAMES, type GameId } from '@meadhall/games'
import type { Lesson } from '../lesson.ts'
import { answerIn, type Room } from '../room.ts'
import { answer, beginChapter, chapterOf, goOn, type Sitting, stepOf, youIn } from '../sitting.ts'

/** A room to try lessons in. */
export async function roomFor(game: GameId): Promise<Room> {
  const { scenarios, bots } = GAMES[game]
  const noWeights = () => Promise.reject(new Error('a thrall has learnt nothing'))
  const [spoken, { thrall }] = await Promise.all([scenarios(), bots(noWeights)])
  return { game: spoken, bot: thrall }
}

/** Every sitting on the way through a lesson by the first right answers. Throws where there is none. */
export async function playedThrough(room: Room, lesson: Lesson): Promise<Sitting[]> {
  const { sitting: first } = await beginChapter(room, lesson, 0)
  const sittings = [first]
  for (let now = first; !now.isOver; ) {
    now = await stepOn(room, now)
    sittings.push(now)
  }
  return sittings
}

async function stepOn(room: Room, sitting: Sitting): Promise<Sitting> {
  const step = stepOf(sitting)
  if (step.kind === 'told') return (await goOn(room, sitting)).sitting
  const seat = youIn(chapterOf(sitting))
  const [words = ''] = step.right
  const given = answerIn(room, sitting.position, seat, words)
  if (given === null)
    throw new Error(`${chapterOf(sitting).id}.${step.id}: "${words}" is not legal`)
  const { sitting: next } = await answer(room, sitting, given)
  if (next.mistake !== null) throw new Error(`${step.id}: "${words}" counts as a mistake`)
  return next
}
