import type { Seat } from './ids.ts'

/** Who looks: a player's seat, or `null` for a spectator, who sees only what everybody sees. */
export type Viewer = Seat | null
