import { isForcedForAll, type Position, type Question } from '@meadhall/match'
import type { TableDoc } from './table-doc.ts'

/**
 * Whether a person is asked though there is only one answer. At a live table always: a press costs
 * little, and who is quick then tells nothing. At a slow one only where somebody else could take it for
 * a choice, because the game would wait for days.
 */
export function mustAsk({ tempo }: TableDoc, position: Position, question: Question): boolean {
  return tempo.kind !== 'slow' || !isForcedForAll(position, question)
}
