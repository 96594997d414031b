import type { ClanId, FigureId } from '@meadhall/game-blood-rage'
import { FigureShape } from '../../../art/blood-rage/figures.tsx'
import { ClanSign } from '../../../art/blood-rage/signs.tsx'

export interface FigureTokenProps {
  readonly clan: ClanId
  readonly figure: FigureId
  /** Left out where the figure has none yet. */
  readonly strength?: number | undefined
}

/**
 * A standing figure about the middle of its box of 68 by 68: its shape says the kind, the ground
 * with its pattern and the sign say the clan, the number is its STR.
 */
export function FigureToken({ clan, figure, strength }: FigureTokenProps) {
  return (
    <g className="br-token" data-clan={clan} data-figure={figure}>
      <ellipse fill="rgb(20 10 0 / 35%)" cx="2" cy="25" rx="30" ry="10" />
      <circle
        className="br-token-ground"
        stroke="var(--on-clan)"
        strokeWidth="3"
        r="29"
        fill={`url(#clan-pattern-${clan})`}
      />
      <g className="br-token-shape" transform="translate(-26 -30) scale(.81)">
        <FigureShape figure={figure} />
      </g>
      <g className="br-token-sign" transform="translate(-32 -32) scale(.36)">
        <circle cx="32" cy="32" r="32" />
        <g transform="translate(7 7) scale(.78)">
          <ClanSign clan={clan} />
        </g>
      </g>
      {strength !== undefined && <Strength value={strength} />}
    </g>
  )
}

function Strength({ value }: { readonly value: number }) {
  return (
    <g transform="translate(20 20)">
      <g className="br-token-strength br-grown">
        <circle r="13" />
        <text textAnchor="middle" dy=".36em">
          {value}
        </text>
      </g>
    </g>
  )
}

/** A figure token as a picture of its own. */
export function FigurePicture(props: FigureTokenProps) {
  return (
    <svg className="br-figure-picture" viewBox="-34 -34 68 68" aria-hidden="true">
      <FigureToken {...props} />
    </svg>
  )
}
