import type { ReactNode } from 'react'
import type { GameInfo } from '../../sources/source.ts'
import { Awards } from './awards.tsx'
import { CourseChart } from './course-chart.tsx'
import type { EndingFacts } from './ending-facts.ts'
import { EndingFrame } from './ending-frame.tsx'
import { useHeadline } from './headline.ts'
import type { Part } from './looks.ts'
import { Ranking } from './ranking.tsx'
import { ChartPart } from './score-chart.tsx'
import { ScoreTable } from './score-table.tsx'

interface EndingProps {
  readonly info: GameInfo
  readonly facts: EndingFacts
}

/** How a game ended: one's own place, who won and why, in pictures and in numbers. */
export function Ending({ info, facts }: EndingProps) {
  const { look, label, outcome, winning, winningScore } = facts
  const place = useHeadline(outcome, facts.allies)
  const lead = place === null ? winningScore : <Lead winning={winning} score={winningScore} />
  return (
    <EndingFrame
      info={info}
      look={look}
      label={label}
      edge={facts.edge}
      title={place ?? winning}
      lead={lead}
      signs={<Signs facts={facts} />}
    >
      {look.parts.map((part) => (
        <EndingPart key={part} part={part} facts={facts} />
      ))}
    </EndingFrame>
  )
}

interface LeadProps {
  readonly winning: ReactNode
  readonly score: string | undefined
}

/** Who won, for somebody else, and with what. */
function Lead({ winning, score }: LeadProps) {
  return (
    <>
      {winning}
      {score !== undefined && <> · {score}</>}
    </>
  )
}

interface FactsProps {
  readonly facts: EndingFacts
}

/** The signs of who won, where the game has some. */
function Signs({ facts: { seats, outcome } }: FactsProps) {
  const signed = seats.filter(({ seat, sign }) => sign && outcome.winners.includes(seat))
  if (signed.length === 0) return null
  return (
    <div className="ending-signs" aria-hidden="true">
      {signed.map(({ seat, colour, sign }) => (
        <span key={seat} style={{ '--seat-colour': colour }}>
          {sign}
        </span>
      ))}
    </div>
  )
}

function EndingPart({ part, facts }: FactsProps & { readonly part: Part }) {
  switch (part) {
    case 'ranking':
      return <Ranking facts={facts} />
    case 'why':
      return facts.why
    case 'how':
      return <HowItCame facts={facts} />
    case 'chart':
      return <ChartPart facts={facts} />
    case 'table':
      return <ScoreTable facts={facts} />
  }
}

/** Points over time, and who did what most. */
function HowItCame({ facts: { seats, course, awards } }: FactsProps) {
  const lines = seats.map(({ seat, name, colour }) => {
    return { name, colour, values: course.marks.map((scores) => scores[seat] ?? 0) }
  })
  return (
    <div className="ending-how">
      <CourseChart title={course.title} lines={lines} />
      <Awards awards={awards} />
    </div>
  )
}
