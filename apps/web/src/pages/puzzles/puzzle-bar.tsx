import { Link } from 'wouter'
import { ArrowLeftIcon, EyeIcon } from '../../art/common/icons.tsx'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../kit/button.tsx'
import { useHeard } from '../../table/heard/use-heard.ts'
import { goalText } from './goal-text.ts'
import type { OpenPuzzle } from './host/puzzle-line.ts'
import { puzzleWords } from './puzzle-words.ts'

interface PuzzleBarProps {
  readonly puzzle: OpenPuzzle
  readonly name: string | null
}

/** Under the question: which puzzle it is, what is to be reached, and the way to the answer. */
export function PuzzleBar({ puzzle, name }: PuzzleBarProps) {
  const words = useWords()
  const { t } = words
  const { opened, useStanding } = puzzle
  const { title } = puzzleWords(words, name, puzzle)
  const goal = goalText(words, opened.info.game, opened.goal)
  useHeard(goal)
  const isAsking = useStanding(({ kind }) => kind === 'asking')
  return (
    <section className="puzzle-bar row" aria-label={t('puzzle.goal')}>
      <Link className="button quiet puzzle-back" href="/puzzles" aria-label={t('puzzle.all')}>
        <ArrowLeftIcon />
      </Link>
      <p>
        <strong>{title}</strong> {goal}
      </p>
      {isAsking && (
        <Button look="quiet" title={t('puzzle.show')} onClick={puzzle.showNext}>
          <EyeIcon /> <span className="wide-only">{t('puzzle.show')}</span>
        </Button>
      )}
    </section>
  )
}
