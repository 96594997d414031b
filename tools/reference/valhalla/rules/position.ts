/** A player's warrior, with the Tyr card under it. */
export interface Warrior {
  readonly card: string
  readonly tyr: string | null
}

export interface Player {
  jarl: string | null
  hand: string[]
  /** The cards of the hand that everybody has seen. */
  shown: string[]
  squad: Warrior[]
  valhalla: string[]
  shields: number
  /** Captured shields by the seat of their owner. */
  captured: number[]
  attackedBy: number[]
  defeated: boolean
  angry: boolean
}

export interface Modules {
  readonly loki: string | null
  readonly thor: boolean
  readonly valkyries: boolean
  readonly dwarves: boolean
  readonly tyr: boolean
  readonly king: boolean
  readonly pairs: 'cooperation' | 'alliance' | null
}

/** Everything on the table, as plain data. */
export interface Position {
  readonly modules: Modules
  readonly start: number
  players: Player[]
  /** The topmost card first. */
  deck: string[]
  /** From the bottom to the top. */
  discard: string[]
  grey: number
  /** Kings by seat, with their levels. */
  kings: Record<number, number>
  ending: boolean
}

export function playerAt(position: Position, seat: number): Player {
  const player = position.players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** All seats clockwise, the left neighbour of a seat first and that seat last. */
export function clockwiseFrom(position: Position, seat: number): readonly number[] {
  const { length } = position.players
  return position.players.map((_, step) => (seat + 1 + step) % length)
}

/** Partners sit opposite each other (VH-88). */
export function partnerOf(position: Position, seat: number): number | null {
  const { length } = position.players
  return position.modules.pairs === null ? null : (seat + length / 2) % length
}

export function capturedBy(position: Position, seat: number): number {
  return playerAt(position, seat).captured.reduce((sum, count) => sum + count, 0)
}
