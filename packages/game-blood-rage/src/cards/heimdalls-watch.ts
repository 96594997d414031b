import { defineCard } from './card.ts'

/** All revealed cards are discarded for Glory, and everybody chooses anew (BR-6.14). */
export const heimdallsWatch = defineCard({ on: { sweeps: [{ do: 'sweepCards' }] } })
