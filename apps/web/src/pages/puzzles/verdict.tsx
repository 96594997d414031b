import type { GameId } from '@meadhall/games'
import type { Standing } from '@meadhall/puzzles'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { CheckIcon, CrossIcon, StepIcon, UndoIcon } from '../../art/common/icons.tsx'
import { useWords, type Words } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useTable, useTableContext } from '../../table/context.tsx'
import type { Opened } from './host/protocol.ts'
import type { OpenPuzzle } from './host/puzzle-line.ts'
import { puzzleWords } from './puzzle-words.ts'
import { useSolved } from './solved.ts'

interface VerdictProps {
  readonly puzzle: OpenPuzzle
  readonly name: string | null
  readonly next: string | undefined
}

/** What is said of a try, once the board has shown what came of it. */
export function Verdict({ puzzle, name, next }: VerdictProps) {
  const standing = puzzle.useStanding()
  const isShowing = useTable(({ isBehind, coming }) => isBehind || coming !== null)
  const mark = useSolved((solved) => solved.mark)
  const isOwnDoing = standing.kind === 'solved' && standing.shown === 0
  useEffect(() => {
    if (isOwnDoing && name !== null) mark(name)
  }, [isOwnDoing, name, mark])
  if (isShowing) return null
  if (standing.kind === 'wrong') return <Wrong puzzle={puzzle} standing={standing} />
  if (standing.kind === 'solved')
    return <Solved puzzle={puzzle} name={name} next={next} standing={standing} />
  if (standing.shown > 0) return <Shown puzzle={puzzle} standing={standing} />
  return null
}

interface PanelProps {
  readonly mood: 'good' | 'bad' | 'plain'
  readonly children: React.ReactNode
  /** What one does next; the first has the focus. */
  readonly buttons: React.ReactNode
}

/** The table's voice says it after what came of the try, and Enter goes on. */
function Panel({ mood, children, buttons }: PanelProps) {
  const { t } = useWords()
  const { store } = useTableContext()
  const text = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('a, button')?.focus()
    const sentences = [...(text.current?.children ?? [])].map((one) => one.textContent.trim())
    store.setState({ remark: { sentences } })
  }, [store])
  return (
    <section
      className="puzzle-verdict stack panel lifted"
      aria-label={t('puzzle.verdict')}
      data-mood={mood}
    >
      <div ref={text}>{children}</div>
      <div className="button-row" ref={row}>
        {buttons}
      </div>
    </section>
  )
}

interface StandingProps {
  readonly puzzle: OpenPuzzle
  readonly standing: Standing
}

function Wrong({ puzzle, standing }: StandingProps) {
  const words = useWords()
  const { t } = words
  const buttons = (
    <>
      <Button look="primary" onClick={puzzle.takeBack}>
        <UndoIcon /> {t('puzzle.take-back')}
      </Button>
      <Button onClick={puzzle.showNext}>{t('puzzle.show')}</Button>
    </>
  )
  return (
    <Panel mood="bad" buttons={buttons}>
      <h2>
        <CrossIcon /> {t('puzzle.wrong')}
      </h2>
      <p>{wrongText(words, puzzle.opened, standing)}</p>
    </Panel>
  )
}

/** By how much a try falls short, as far as that can be said in numbers. */
function wrongText({ t, locale }: Words, { goal }: Opened, { worth, needed }: Standing): string {
  if (goal.atLeast !== null && !goal.odds) return t('puzzle.wrong.missed')
  const style = goal.atLeast === null ? 'decimal' : 'percent'
  const number = new Intl.NumberFormat(locale, { style, maximumFractionDigits: 1 })
  const params = {
    found: { literal: number.format(worth) },
    best: { literal: number.format(needed) },
  }
  if (goal.atLeast !== null) return t('puzzle.wrong.odds', params)
  return t(goal.odds ? 'puzzle.wrong.average' : 'puzzle.wrong.amount', params)
}

function Solved({ puzzle, name, next, standing }: StandingProps & VerdictProps) {
  const words = useWords()
  const { t, locale } = words
  const { opened } = puzzle
  const { why } = puzzleWords(words, name, puzzle)
  const isOdds = opened.goal.odds && opened.goal.atLeast !== null
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const buttons = (
    <>
      <Link className="button primary" href={next ?? '/puzzles'}>
        <StepIcon /> {t(next === undefined ? 'puzzle.all' : 'puzzle.next')}
      </Link>
      <Button onClick={puzzle.again}>
        <UndoIcon /> {t('puzzle.again')}
      </Button>
    </>
  )
  return (
    <Panel mood="good" buttons={buttons}>
      <h2>
        <CheckIcon /> {t(standing.shown > 0 ? 'puzzle.answer' : 'puzzle.solved')}
      </h2>
      {isOdds && <p>{t('puzzle.odds', { best: { literal: percent.format(standing.needed) } })}</p>}
      {why !== '' && <p>{why}</p>}
      <RuleLinks game={opened.info.game} rules={opened.rules} />
    </Panel>
  )
}

/** The rules that the answer rests on, beside the puzzle. */
function RuleLinks({ game, rules }: { readonly game: GameId; readonly rules: readonly string[] }) {
  const { t } = useWords()
  if (rules.length === 0) return null
  return (
    <p className="puzzle-rules flow">
      {rules.map((rule) => (
        <a key={rule} href={`/rules/${game}/${rule}`} target="_blank" rel="noreferrer">
          {t('table.rule', { rule: { literal: rule } })}
        </a>
      ))}
    </p>
  )
}

function Shown({ puzzle, standing }: StandingProps) {
  const { t } = useWords()
  const buttons = (
    <Button look="primary" onClick={puzzle.showNext}>
      <StepIcon /> {t('puzzle.show.next')}
    </Button>
  )
  return (
    <Panel mood="plain" buttons={buttons}>
      <p>{t('puzzle.show.step', { step: standing.shown, steps: puzzle.opened.steps })}</p>
    </Panel>
  )
}
