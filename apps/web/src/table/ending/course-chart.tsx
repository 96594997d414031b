import './course-chart.css'

/** What one had at each mark, with the colour and the name of its line. */
export interface CourseLine {
  readonly name: string
  readonly colour: string
  readonly values: readonly number[]
}

interface CourseChartProps {
  readonly title: string
  readonly lines: readonly CourseLine[]
}

const WIDTH = 400
const HEIGHT = 150
/** Each line is broken in its own way: colour is never alone. */
const DASHES = ['none', '9 4', '3 3', '12 3 3 3', '6 6', '1 4']

/** A line for each player from the beginning to the end. The numbers stand in the table of scores. */
export function CourseChart({ title, lines }: CourseChartProps) {
  const all = lines.flatMap(({ values }) => values)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const y = (value: number) => HEIGHT - ((value - low) / (high - low)) * HEIGHT
  return (
    <figure className="course">
      <figcaption>{title}</figcaption>
      <div className="course-plot" aria-hidden="true">
        <b>{high}</b>
        <b>{low}</b>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {lines.map(({ name, colour, values }, index) => (
            <path
              key={name}
              d={pathOf(values, y)}
              stroke={colour}
              strokeDasharray={DASHES[index]}
            />
          ))}
        </svg>
      </div>
      <ul className="course-names">
        {lines.map(({ name, colour, values }, index) => (
          <li key={name}>
            <svg viewBox="0 0 36 8" aria-hidden="true">
              <path d="M0 4H36" stroke={colour} strokeDasharray={DASHES[index]} />
            </svg>
            {name} <b>{values.at(-1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function pathOf(values: readonly number[], y: (value: number) => number): string {
  const step = WIDTH / Math.max(1, values.length - 1)
  const points = values.map((value, index) => `${(index * step).toFixed(1)} ${y(value).toFixed(1)}`)
  return `M${points.join('L')}`
}
