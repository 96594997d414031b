import {
  answer,
  answerIn,
  beginChapter,
  goOn,
  type Lesson,
  type Room,
  type Sitting,
  stepOf,
} from '@meadhall/lessons'

/** Where a learner stands in a chapter who has answered so many of its questions rightly. */
export async function standAt(
  room: Room,
  lesson: Lesson,
  chapter: string,
  answered: number,
): Promise<Sitting> {
  const index = lesson.chapters.findIndex(({ id }) => id === chapter)
  let { sitting } = await beginChapter(room, lesson, index)
  for (let left = answered; left > 0; ) {
    const isAsked = stepOf(sitting).kind === 'asked'
    sitting = isAsked ? await rightly(room, sitting) : (await goOn(room, sitting)).sitting
    if (isAsked) left -= 1
  }
  return sitting
}

async function rightly(room: Room, sitting: Sitting): Promise<Sitting> {
  const step = stepOf(sitting)
  const { position } = sitting
  const [seat = 0] = position.questions.map(({ decision }) => decision.seat)
  const words = step.kind === 'asked' ? (step.right[0] ?? '*') : '*'
  const right = answerIn(room, position, seat, words)
  if (right === null) throw new Error(`"${words}" is no answer`)
  return (await answer(room, sitting, right)).sitting
}
