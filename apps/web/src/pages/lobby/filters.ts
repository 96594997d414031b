import { GAME_IDS, type GameId } from '@meadhall/games'
import type { TableListed } from '@meadhall/protocol'

/** `null`: whatever. */
export interface LobbyFilters {
  readonly game: GameId | null
  readonly players: number | null
  readonly tempo: 'live' | 'slow' | 'none' | null
  readonly rated: boolean | null
}

export const TEMPOS = ['live', 'slow', 'none'] as const
const MOST_PLAYERS = 12

/** What an address wishes; what makes no sense there is not wished. */
export function filtersIn(search: string): LobbyFilters {
  const params = new URLSearchParams(search)
  const players = Number(params.get('players') ?? Number.NaN)
  return {
    game: GAME_IDS.find((id) => id === params.get('game')) ?? null,
    players: Number.isInteger(players) && players > 0 && players <= MOST_PLAYERS ? players : null,
    tempo: TEMPOS.find((one) => one === params.get('tempo')) ?? null,
    rated: params.has('rated') ? params.get('rated') === 'yes' : null,
  }
}

/** The same as it stands in an address. */
export function searchOf({ game, players, tempo, rated }: LobbyFilters): string {
  const params = new URLSearchParams({
    ...(game !== null && { game }),
    ...(players !== null && { players: String(players) }),
    ...(tempo !== null && { tempo }),
    ...(rated !== null && { rated: rated ? 'yes' : 'no' }),
  })
  const text = String(params)
  return text === '' ? '' : `?${text}`
}

/** Whether a table is one of those. */
export function fits(table: TableListed, { game, players, tempo, rated }: LobbyFilters): boolean {
  return (
    (game === null || table.game === game) &&
    (players === null || table.seats.length === players) &&
    (tempo === null || table.tempo.kind === tempo) &&
    (rated === null || table.rated === rated)
  )
}
