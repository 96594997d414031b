import { useEffect, useRef } from 'react'
import {
  ArrowLeftIcon,
  CheckIcon,
  CrownIcon,
  HourglassIcon,
  SkipIcon,
  UndoIcon,
} from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { List } from '../../kit/list.tsx'
import { AidOpener } from '../aid/aid.tsx'
import { type Answerable, remaining, type Target } from '../assembly.ts'
import { confirm, takePartBack } from '../choosing.ts'
import { useTable, useTableContext } from '../context.tsx'
import { undrawn } from '../pace/undrawn.ts'
import { Sentence } from '../sentence.tsx'
import type { TableState } from '../table-store.ts'
import { useTarget } from '../target.ts'
import './action-bar.css'

/** What one can do that is not a thing on the board, the answer so far, confirming and undoing. */
export function ActionBar() {
  const { t } = useWords()
  const candidate = useTable((table) => table.candidate)
  const isSending = useTable((table) => table.isSending)
  return (
    <section
      className="action-bar row wrap tight"
      aria-label={t('table.answers')}
      aria-busy={isSending}
    >
      <h2 className="visually-hidden">{t('table.answers')}</h2>
      {candidate === null ? <Doings /> : <Candidate answer={candidate} />}
      <Fallback />
      <Back />
      <Undo />
      <Skip />
      <Scores />
      <AidOpener place="bar" />
    </section>
  )
}

/** The buttons of all `do:` parts that the answers begin with now. */
function Doings() {
  const answers = useTable((table) => table.answers)
  const assembly = useTable((table) => table.assembly)
  const at = assembly.picked.length
  const groups = Map.groupBy(remaining(answers, assembly), ({ parts }) => parts[at] ?? '')
  const isLast = ([, group]: [Target, readonly Answerable[]]) =>
    group.every(({ parts }) => parts.length === at + 1)
  const doings = [...groups].filter(([target]) => target.startsWith('do:'))
  // What ends a turn comes last: a hasty finger should begin something, not pass.
  return [...doings.filter((one) => !isLast(one)), ...doings.filter(isLast)].map((one) => (
    <Doing key={one[0]} target={one[0]} group={one[1]} isWhole={isLast(one)} />
  ))
}

interface DoingProps {
  readonly target: Target
  readonly group: readonly Answerable[]
  /** Whether nothing more is to be chosen after it. */
  readonly isWhole: boolean
}

function Doing({ target, group, isWhole }: DoingProps) {
  const { say } = useWords()
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const { props } = useTarget(target)
  if (!moment?.decision) return null
  const actions = group.map(({ action }) => action)
  return (
    <Button {...props} tabIndex={0} data-whole={isWhole || undefined}>
      {say(board.doing(moment.view, moment.decision, target, actions))}
    </Button>
  )
}

function Candidate({ answer }: { readonly answer: Answerable }) {
  const { store } = useTableContext()
  const { t, say } = useWords()
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  const isSending = useTable((table) => table.isSending)
  const button = useRef<HTMLButtonElement>(null)
  // The eye and the keys are where the answer is: Enter confirms it.
  useEffect(() => button.current?.focus(), [])
  if (!moment?.decision) return null
  const whole = board.action(moment.view, moment.decision, answer.action)
  return (
    <>
      <p className="candidate">
        <Sentence message={whole} />
      </p>
      <Button
        ref={button}
        look="primary"
        data-pending={isSending || undefined}
        aria-disabled={isSending || undefined}
        onClick={() => void confirm(store)}
      >
        {isSending ? <HourglassIcon /> : <CheckIcon />}{' '}
        {t(isSending ? 'table.pending' : 'table.confirm')}
        <span className="visually-hidden">: {say(whole)}</span>
      </Button>
    </>
  )
}

/** Takes the last part of the answer back. */
function Back() {
  const { store } = useTableContext()
  const { t } = useWords()
  const hasParts = useTable(({ assembly }) => assembly.picked.length > 0 || assembly.held !== null)
  const isSending = useTable((table) => table.isSending)
  if (!hasParts || isSending) return null
  return (
    <Button data-do="back" onClick={() => takePartBack(store)}>
      <ArrowLeftIcon /> {t('table.back')}
    </Button>
  )
}

function Undo() {
  const { t } = useWords()
  const canUndo = useTable((table) => table.moment?.canUndo ?? false)
  const isFree = useTable((table) => table.moment?.undoesOthers ?? false)
  const source = useTable((table) => table.source)
  if (!canUndo) return null
  return (
    <Button data-do="undo" onClick={() => void source.undo()}>
      <UndoIcon /> {t(isFree ? 'table.undo.free' : 'table.undo')}
    </Button>
  )
}

function Skip() {
  const { pacer } = useTableContext()
  const { t } = useWords()
  const isBehind = useTable((table) => table.isBehind)
  if (!isBehind) return null
  return (
    <Button data-do="skip" onClick={() => pacer.skip()}>
      <SkipIcon /> {t('table.skip')}
    </Button>
  )
}

/** The final scores again, after they were put aside. */
function Scores() {
  const { store } = useTableContext()
  const { t } = useWords()
  const isOver = useTable(({ moment }) => moment !== null && moment.outcome !== null)
  const isClosed = useTable((table) => table.isEndingClosed)
  if (!isOver || !isClosed) return null
  return (
    <Button look="primary" onClick={() => store.setState({ isEndingClosed: false })}>
      <CrownIcon /> {t('table.scores')}
    </Button>
  )
}

/** Answers for which the board draws nothing to point at: there should be none. */
function Fallback() {
  const { say } = useWords()
  const { store } = useTableContext()
  const raw = useTable(rawAnswers)
  const board = useTable((table) => table.board)
  const moment = useTable((table) => table.moment)
  if (raw.length === 0 || !moment?.decision) return null
  const { view, decision } = moment
  return (
    <List of={raw} by={(answer) => JSON.stringify(answer.action)} className="raw-answers">
      {(answer) => (
        <Button onClick={() => store.setState({ candidate: answer })}>
          {say(board.action(view, decision, answer.action))}
        </Button>
      )}
    </List>
  )
}

const raws = new WeakMap<object, readonly Answerable[]>()

function rawAnswers({ board, moment, answers }: TableState): readonly Answerable[] {
  const known = raws.get(answers)
  if (known !== undefined) return known
  const raw = moment?.decision ? undrawn(board, moment.view, moment.decision, answers) : []
  raws.set(answers, raw)
  return raw
}
