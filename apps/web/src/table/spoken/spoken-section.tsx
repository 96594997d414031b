import type { Grid, Section } from '@meadhall/spoken'
import { useId } from 'react'
import { Button } from '../../kit/button.tsx'
import { Each } from '../../kit/each.tsx'
import { List } from '../../kit/list.tsx'

interface SpokenSectionProps {
  readonly section: Section
  /** Gives the answer with a number. */
  readonly onAnswer: (number: number) => void
}

/** A heading and what stands under it. */
export function SpokenSection({ section, onAnswer }: SpokenSectionProps) {
  const { id, title, lines, grid, answers } = section
  const heading = useId()
  return (
    <section className="spoken-section" data-section={id} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {grid !== null && <GridTable grid={grid} title={title} />}
      {answers.length > 0 && <Answers answers={answers} onAnswer={onAnswer} />}
      <Each of={lines}>{(line) => <p>{line}</p>}</Each>
    </section>
  )
}

interface AnswersProps {
  readonly answers: readonly string[]
  readonly onAnswer: (number: number) => void
}

function Answers({ answers, onAnswer }: AnswersProps) {
  return (
    <List of={answers} className="spoken-answers marked" isOrdered>
      {(answer, index) => <Button onClick={() => onAnswer(index + 1)}>{answer}</Button>}
    </List>
  )
}

/** A real table: a screen reader says row and column with every cell. */
function GridTable({ grid, title }: { readonly grid: Grid; readonly title: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys
    <div className="spoken-grid" tabIndex={0}>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            {grid.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Each of={cells}>{(cell) => <td>{cell}</td>}</Each>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
