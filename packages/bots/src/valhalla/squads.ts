import type { CardId } from '@meadhall/game-valhalla'
import type { Squad } from './table.ts'

/** The squads with room for so many more: itself, or without each that may make room. */
export function rooms(squad: Squad, count: number, limit: number): Squad[] {
  const there = squad.filter((one) => one !== null).length
  if (there === 0 || there + count <= limit) return [squad]
  return squad.flatMap((one, space) =>
    one === null ? [] : rooms(squad.with(space, null), count, limit),
  )
}

/** A squad with some cards on its free spaces. */
export function placed(squad: Squad, cards: readonly CardId[]): Squad {
  const full = squad.slice()
  for (const card of cards) {
    const space = full.indexOf(null)
    full[space < 0 ? full.length : space] = { card, tyr: null }
  }
  return full
}
