import { useState } from 'react'
import { Each } from '../../kit/each.tsx'
import type { EndingFacts, SpanFacts } from './ending-facts.ts'
import { type ScoreRow, scoreRows } from './score-rows.ts'
import { SourceSwatch } from './source-swatch.tsx'

interface TableProps {
  readonly facts: EndingFacts
}

/** The same numbers as the chart, for the whole game or one part of it. */
export function ScoreTable({ facts }: TableProps) {
  const [span, setSpan] = useState<number | null>(null)
  const { label } = facts.table
  return (
    <section className="ending-scores" aria-label={label}>
      {facts.spans && <Spans spans={facts.spans} chosen={span} onChoose={setSpan} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keys */}
      <div className="ending-scores-box" tabIndex={0}>
        <table>
          <caption className="visually-hidden">{label}</caption>
          <Heads facts={facts} />
          <tbody>
            {scoreRows(facts, span).map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface SpansProps {
  readonly spans: SpanFacts
  readonly chosen: number | null
  readonly onChoose: (span: number | null) => void
}

function Spans({ spans: { names, all, label }, chosen, onChoose }: SpansProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that go together, not the fields of a form
    <div className="ending-spans" role="group" aria-label={label}>
      {[null, ...names.keys()].map((one) => (
        <button
          key={one}
          type="button"
          className="button"
          aria-pressed={chosen === one}
          onClick={() => onChoose(one)}
        >
          {one === null ? all : names[one]}
        </button>
      ))}
    </div>
  )
}

/** Columns are players: it stays narrow on a phone. */
function Heads({ facts: { seats, outcome, table } }: TableProps) {
  return (
    <thead>
      <tr>
        {table.corner === undefined ? <td /> : <th scope="col">{table.corner}</th>}
        {seats.map(({ seat, badge }) => (
          <th key={seat} scope="col" data-won={outcome.winners.includes(seat) || undefined}>
            {badge()}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Row({ row: { name, kind, source, cells } }: { readonly row: ScoreRow }) {
  return (
    <tr data-kind={kind}>
      <th scope="row">
        {source !== undefined && <SourceSwatch source={source} />} {name}
      </th>
      <Each of={cells}>{(cell) => <td>{cell}</td>}</Each>
    </tr>
  )
}
