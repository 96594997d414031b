import {
  answerIn,
  chapterOf,
  endKey,
  type LessonEntry,
  type Sitting,
  stepKey,
  stepOf,
  titleKey,
  youIn,
} from '@meadhall/lessons'
import type { Sayable } from '@meadhall/words'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { StepIcon, TorchIcon, UndoIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useSettings } from '../../settings/settings.ts'
import type { Target } from '../../table/assembly.ts'
import { useTable } from '../../table/context.tsx'
import { useHeard } from '../../table/heard/use-heard.ts'
import { Pointing } from '../../table/pointing/pointing.tsx'
import type { Lecture } from './lecture.ts'
import { LessonEnd } from './lesson-end.tsx'
import { RuleLinks } from './rule-links.tsx'
import './lesson.css'

interface LessonPanelProps {
  readonly lecture: Lecture
  readonly entry: LessonEntry
}

/** What the lesson says, beside the table: it waits until what happened has been seen. */
export function LessonPanel({ lecture, entry }: LessonPanelProps) {
  const { t, say } = useWords()
  const sitting = useShown(lecture)
  const isAhead = useStore(lecture.store) !== sitting
  const text = say(saidAt(lecture, sitting))
  useHeard(text)
  return (
    <section
      className="lesson-panel column"
      aria-label={t('lesson.panel')}
      data-mood={moodOf(sitting)}
      data-waits={isAhead || undefined}
      data-at={`${chapterOf(sitting).id}.${stepOf(sitting).id}`}
    >
      <Chapters sitting={sitting} />
      <div className="lesson-text">
        <p>{text}</p>
        {!sitting.isOver && sitting.mistake === null && (
          <RuleLinks game={entry.game} rules={stepOf(sitting).rules} />
        )}
      </div>
      {sitting.isOver ? <LessonEnd entry={entry} /> : <Buttons {...{ lecture, sitting }} />}
    </section>
  )
}

/** What the panel is about: while the table still shows what came before, that. */
function useShown({ store }: Lecture): Sitting {
  const now = useStore(store)
  const isMoving = useTable((table) => table.isBehind || table.coming !== null || table.isSending)
  const [shown, setShown] = useState(now)
  useEffect(() => {
    if (!isMoving) setShown(now)
  }, [now, isMoving])
  return shown
}

function saidAt({ source }: Lecture, sitting: Sitting): Sayable {
  const { lesson, mistake, isOver } = sitting
  const chapter = chapterOf(sitting)
  const rival = source.info.seats.find(({ plays }) => plays !== 'person')?.name ?? ''
  const params = { rival: { literal: rival } }
  if (isOver) return { key: endKey(lesson), params }
  return { key: mistake?.key ?? stepKey(lesson, chapter, stepOf(sitting)), params }
}

function moodOf(sitting: Sitting): string {
  if (sitting.isOver) return 'over'
  return sitting.mistake === null ? stepOf(sitting).kind : 'mistake'
}

/** Where one is: the chapter's name, and one mark for each. */
function Chapters({ sitting }: { readonly sitting: Sitting }) {
  const { t, say } = useWords()
  const { lesson, chapter } = sitting
  const count = lesson.chapters.length
  return (
    <header className="lesson-head">
      <h2>{say({ key: titleKey(lesson, chapterOf(sitting)) })}</h2>
      {count > 1 && (
        <>
          <span className="lesson-count soft">
            {t('lesson.chapter', { number: chapter + 1, count })}
          </span>
          <progress aria-hidden="true" max={count} value={sitting.isOver ? count : chapter} />
        </>
      )}
    </header>
  )
}

interface ButtonsProps {
  readonly lecture: Lecture
  readonly sitting: Sitting
}

function Buttons({ lecture, sitting }: ButtonsProps) {
  const { t } = useWords()
  const step = stepOf(sitting)
  const [shown, setShown] = useState<RightAnswer | null>(null)
  const right = useRightAnswer(lecture, sitting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is pointed at anew
  useEffect(() => setShown(null), [sitting])
  if (sitting.mistake !== null)
    return (
      <Onward key="back" icon={<UndoIcon />} text={t('lesson.retry')} onClick={lecture.takeBack} />
    )
  return (
    <>
      <Pointing key={step.id} targets={shown?.parts ?? step.point} />
      {step.kind === 'told' ? (
        <Onward
          key={`on/${step.id}`}
          icon={<StepIcon />}
          text={t('lesson.go-on')}
          onClick={() => void lecture.goOn()}
        />
      ) : (
        <p className="lesson-buttons flow">
          <Button look="quiet" onClick={() => setShown(right)}>
            <TorchIcon /> {t('lesson.show-me')}
          </Button>
          {shown !== null && <InWords {...shown} />}
        </p>
      )}
    </>
  )
}

/** Rings are for the eye: whoever hears the table is told the answer, and reads it there. */
function InWords({ text, typed }: RightAnswer) {
  const isSpoken = useSettings((settings) => settings.spoken)
  const told = isSpoken ? `${text}: ${typed}` : text
  useHeard(told)
  return <span hidden={!isSpoken}>{told}</span>
}

/** The first right answer: what one points at, in order, what it is, and what one types for it. */
interface RightAnswer {
  readonly parts: readonly Target[]
  readonly text: string
  readonly typed: string
}

function useRightAnswer({ room }: Lecture, sitting: Sitting): RightAnswer | null {
  const { say } = useWords()
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const step = stepOf(sitting)
  if (step.kind === 'told' || !moment?.decision) return null
  const { view, decision } = moment
  const seat = youIn(chapterOf(sitting))
  const typed = step.right[0] ?? ''
  const action = answerIn(room, sitting.position, seat, typed)
  if (action === null) return null
  const text = say(board.action(view, decision, action))
  return { parts: board.parts(view, decision, action), text, typed }
}

interface OnwardProps {
  readonly icon: React.ReactNode
  readonly text: string
  readonly onClick: () => void
}

/** The one thing to press: the keys are there already. */
function Onward({ icon, text, onClick }: OnwardProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <p className="lesson-buttons flow">
      <Button ref={button} look="primary" onClick={onClick}>
        {text} {icon}
      </Button>
    </p>
  )
}
