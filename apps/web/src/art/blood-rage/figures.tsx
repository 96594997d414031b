import type { FigureId } from '@meadhall/game-blood-rage'
import { Parts } from '../common/parts.tsx'
import { FIGURE_DRAWINGS } from './figure-drawings.ts'

export interface FigureShapeProps {
  readonly figure: FigureId
}

/**
 * A standing figure in a 64 by 64 box: `--figure-fill` cut out, `--figure-line` carved in. Put it
 * into an svg with that box.
 */
export function FigureShape({ figure }: FigureShapeProps) {
  return (
    <Parts
      drawing={FIGURE_DRAWINGS[figure]}
      fill="var(--figure-fill, currentColor)"
      line="var(--figure-line, var(--on-clan))"
    />
  )
}
