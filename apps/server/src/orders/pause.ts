const SHORTEST_MS = 2000
const LONGEST_MS = 8000

/**
 * How long any answer waits that nobody types, by a number from 0 to 1: the table's and an order's
 * alike. It depends on nothing else, so that how long it took tells nothing.
 */
export function automaticPauseMs(chance: number): number {
  return SHORTEST_MS + chance * (LONGEST_MS - SHORTEST_MS)
}
