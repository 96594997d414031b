import type { BloodRageDecision, View as BloodRageView } from '@meadhall/game-blood-rage'
import type { ValhallaDecision, View as ValhallaView } from '@meadhall/game-valhalla'
import type { Decision } from '@meadhall/kernel'
import {
  chapterOf,
  endKey,
  LESSONS,
  type Lesson,
  type LessonEntry,
  lessonOf,
  type Sitting,
  stepKey,
  stepOf,
  titleKey,
  wrongKey,
  youIn,
} from '@meadhall/lessons'
import { playedThrough, roomFor } from '@meadhall/lessons/testing'
import { describe, expect, it } from 'vitest'
import { drawnIn as drawnInBloodRage } from '../../boards/blood-rage/answers/drawn.ts'
import { drawnIn as drawnInValhalla } from '../../boards/valhalla/answers/drawn.ts'
import texts from '../../i18n/lessons/en.json' with { type: 'json' }
import { AREA_NAMES } from '../../table/pointing/places.ts'

const ALL = LESSONS.map((entry) => [`${entry.game}/${entry.id}`, entry] as const)

/** Everything drawn to be pointed at while a question is open. */
function drawn(game: LessonEntry['game'], view: unknown, decision: Decision): ReadonlySet<string> {
  return game === 'blood-rage'
    ? drawnInBloodRage(view as BloodRageView, decision as BloodRageDecision)
    : drawnInValhalla(view as ValhallaView, (decision as ValhallaDecision).kind)
}

/** What a step points at and the table does not have. */
function unseen(game: LessonEntry['game'], sitting: Sitting): string[] {
  const seat = youIn(chapterOf(sitting))
  const question = sitting.position.question(seat)
  const seen = question && drawn(game, sitting.position.view(seat), question.decision)
  return stepOf(sitting).point.filter((target) => {
    const [kind, which = ''] = target.split(':')
    if (kind === 'area') return !AREA_NAMES.includes(which)
    return kind !== 'do' && !seen?.has(target)
  })
}

/** The keys of all that a lesson says. */
function keysOf(lesson: Lesson): string[] {
  const { game, id } = lesson
  const said = lesson.chapters.flatMap((chapter) => [
    titleKey(lesson, chapter),
    ...chapter.steps.flatMap((step) => [
      stepKey(lesson, chapter, step),
      ...(step.kind === 'told'
        ? []
        : step.wrong.map((one) => wrongKey(lesson, chapter, step, one))),
    ]),
  ])
  const about = lesson.chapters.length > 1 ? [`lesson.${game}.${id}.about`] : []
  return [`lesson.${game}.${id}`, ...about, endKey(lesson), 'lesson.shared.other', ...said]
}

describe('what lessons point at', () => {
  it.each(ALL)('is on the table: %s', async (_, entry) => {
    const room = await roomFor(entry.game)
    const sittings = await playedThrough(room, lessonOf(entry))
    const missing = sittings
      .filter(({ isOver }) => !isOver)
      .flatMap((one) => unseen(entry.game, one))
    expect(missing).toEqual([])
  })
})

describe('what lessons say', () => {
  const needed = new Set(LESSONS.map(lessonOf).flatMap(keysOf))

  // What English has the other languages have: `npm run words` holds them to it.
  it('has its text, and no text is left over', () => {
    expect([...needed].filter((key) => !Object.hasOwn(texts, key))).toEqual([])
    const written = Object.keys(texts).filter((key) => /^lesson\.(.*\..*\.|shared)/.test(key))
    expect(written.filter((key) => !needed.has(key))).toEqual([])
  })
})
