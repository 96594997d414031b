import { Parts } from '../common/parts.tsx'
import { FIGURE_DRAWINGS } from './figure-drawings.ts'
import { COAST, GEOMETRY, MAP_HEIGHT, MAP_WIDTH, pointsOf } from './map-geometry.ts'
import { SCATTER } from './map-scatter.ts'
import { WAVE } from './map-shapes.ts'

const FJORDS = [
  'elvagar-angerboda',
  'muspelheim-horgr',
  'utgard-andlang',
  'gimle-myrkulor',
] as const
/** How wide the lines of the water run around the coast, and how strong. */
const SHALLOWS = [
  [64, 0.1],
  [42, 0.14],
  [24, 0.2],
] as const
const WAVES = pointsOf(SCATTER.sea)
  .map(({ x, y }) => `M${x} ${y}${WAVE}`)
  .join('')
const SHOAL = 'color-mix(in srgb, var(--water), var(--raised) 26%)'

/** How far the open sea goes beyond the sheet: further than any window shows. */
const BEYOND = 1800
/** The sea around the sheet, as an outline with a hole. */
const OPEN_SEA =
  `M${-BEYOND} ${-BEYOND}H${MAP_WIDTH + BEYOND}V${MAP_HEIGHT + BEYOND}H${-BEYOND}Z` +
  `M0 0V${MAP_HEIGHT}H${MAP_WIDTH}V0Z`

function OpenSea() {
  return (
    <>
      <pattern id="open-sea" width="260" height="190" patternUnits="userSpaceOnUse">
        <path
          d={`M60 40${WAVE}M190 80${WAVE}M110 140${WAVE}M228 168${WAVE}`}
          fill="none"
          stroke="var(--water-deep)"
          strokeWidth="2"
        />
      </pattern>
      <rect
        x={-BEYOND}
        y={-BEYOND}
        width={MAP_WIDTH + 2 * BEYOND}
        height={MAP_HEIGHT + 2 * BEYOND}
        fill="var(--water)"
      />
      <path d={OPEN_SEA} fill="url(#open-sea)" opacity=".7" />
    </>
  )
}

/** Water, the shallows around the coast, the fjords and the cliffs of the island. */
export function MapSea() {
  return (
    <g>
      <OpenSea />
      <path d={WAVES} fill="none" stroke="var(--water-deep)" strokeWidth="2" opacity=".7" />
      {SHALLOWS.map(([width, opacity]) => (
        <path
          key={width}
          d={COAST}
          fill="none"
          stroke="var(--water-deep)"
          strokeWidth={width}
          opacity={opacity}
        />
      ))}
      {FJORDS.map((id) => (
        <path key={id} d={GEOMETRY[id].path} fill={SHOAL} fillOpacity=".75" />
      ))}
      {FJORDS.map((id) => (
        <path
          key={id}
          d={GEOMETRY[id].path}
          fill="none"
          stroke="var(--water-deep)"
          strokeWidth="2"
          strokeDasharray="3 8"
        />
      ))}
      <g fill="none" stroke="var(--ink)">
        <path d={COAST} strokeWidth="7" opacity=".35" transform="translate(3 6)" />
        <path
          d={COAST}
          strokeWidth="20"
          strokeDasharray="1.8 4.4"
          strokeLinecap="butt"
          opacity=".6"
        />
      </g>
    </g>
  )
}

/** A star of eight points, the north one crowned. */
function Compass({ ink }: { readonly ink: string }) {
  return (
    <g transform="translate(588 46)" stroke={ink} strokeWidth="1.5">
      <circle r="30" fill="var(--water)" strokeWidth="2.5" />
      <circle r="25" fill="none" strokeDasharray="1.5 3.4" strokeWidth="4" />
      <path d="M0 0L5-5L17-17L11-3L17 17L3 11L-17 17L-11 3L-17-17L-3-11Z" fill="var(--water)" />
      <path d="M0-34L6-6L28 0L6 6L0 28L-6 6L-28 0L-6-6Z" fill="var(--raised)" />
      <path d="M0-34L6-6L0 0ZM28 0L6 6L0 0ZM0 28L-6 6L0 0ZM-28 0L-6-6L0 0Z" fill={ink} />
    </g>
  )
}

/** The tail of a whale going down. */
const WHALE =
  'M598 878C602 866 600 856 592 850C584 852 576 848 572 838C582 836 592 838 598 844' +
  'C601 847 605 847 608 844C614 838 624 836 634 838C630 848 622 852 614 850C606 856 604 866 610 878Z'

/** Rocks off the coast. */
const SKERRIES =
  'M1150 410l5-9 7 3 4 7zM34 520l4-8 7 2 3 7zM640 40l4-7 6 2 5 6zM548 36l5-6 6 6z' +
  'M556 872l4-8 7 3 4 6zM652 874l5-6 8 6zM1168 492l4-7 6 7zM24 410l4-6 8 2 2 5z'

function Swimmer(props: {
  readonly figure: 'sea-serpent' | 'ship'
  readonly x: number
  readonly y: number
  readonly ink: string
}) {
  return (
    <svg x={props.x} y={props.y} width="72" height="72" viewBox="0 0 64 64" aria-hidden="true">
      <Parts drawing={FIGURE_DRAWINGS[props.figure]} fill={props.ink} line="var(--water)" />
    </svg>
  )
}

/** What swims in the bays. */
export function MapSeaLife() {
  const ink = 'color-mix(in srgb, var(--water-deep), var(--ink) 40%)'
  return (
    <g>
      <Compass ink={ink} />
      <Swimmer figure="sea-serpent" x={1112} y={410} ink={ink} />
      <Swimmer figure="ship" x={16} y={430} ink={ink} />
      <path d={WHALE} fill={ink} />
      <path
        d="M572 880q8-7 15 0t15 0 15 0 15 0M14 502q8-7 15 0t15 0 15 0 15 0"
        fill="none"
        stroke={ink}
        strokeWidth="2.5"
      />
      <path d={SKERRIES} fill="var(--region-jotunheim)" stroke="var(--ink)" strokeWidth="1.6" />
    </g>
  )
}
