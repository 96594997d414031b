import type { Position } from '@meadhall/match'

export function isForcedForAll(_position: Position, _question: unknown): boolean {
  return false
}
