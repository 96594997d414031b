import type { GameId } from '@meadhall/games'
import type { Exhibition } from './exhibit.ts'

/** How a card fared between bots, in per cent. */
interface Fared {
  readonly taken: number
  readonly won: number
}

/** What was counted, and how: written by `npm run gallery`. */
export interface Figures {
  readonly players: number
  readonly games: number
  readonly cards: Readonly<Record<string, Fared>>
}

/** A game's exhibits, the rules that speak of them, and how they fare. */
export interface Hall {
  readonly exhibition: Exhibition
  readonly rulings: Readonly<Record<string, readonly string[]>>
  readonly figures: Figures
}

/** Each game's hall is a chunk of its own. */
const HALLS: Readonly<Record<GameId, () => Promise<Hall>>> = {
  'blood-rage': async () => ({
    exhibition: (await import('./blood-rage.tsx')).bloodRage,
    rulings: (await import('../../boards/rulings/blood-rage.json')).default,
    figures: (await import('./figures/blood-rage.json')).default,
  }),
  valhalla: async () => ({
    exhibition: (await import('./valhalla.tsx')).valhalla,
    rulings: (await import('../../boards/rulings/valhalla.json')).default,
    figures: (await import('./figures/valhalla.json')).default,
  }),
}

export function loadHall(game: GameId): Promise<Hall> {
  return HALLS[game]()
}
