import type { ValhallaEvent } from '../events.ts'
import type { PlayerState, State } from '../state.ts'

/** How a position may have come about: from this a story told later knows what everybody has. */
export function historyOf({ players }: State): ValhallaEvent[] {
  return players.flatMap((player, seat) => [
    ...squadOf(player, seat),
    ...player.valhalla.map((card): ValhallaEvent => ({ type: 'warrior-sent', seat, card })),
    ...shieldsOf(player, seat),
  ])
}

function squadOf({ squad }: PlayerState, seat: number): ValhallaEvent[] {
  return squad.flatMap((fighter, space) =>
    fighter === null ? [] : [{ type: 'warrior-played', seat, card: fighter.card, space }],
  )
}

function shieldsOf({ captured }: PlayerState, seat: number): ValhallaEvent[] {
  return captured.flatMap((count, foe) =>
    Array.from({ length: count }, (): ValhallaEvent => ({ type: 'shield-captured', seat, foe })),
  )
}
