import type { GameId } from '@meadhall/games'
import { type ComponentType, lazy } from 'react'

/** What a game's primer tells below its pictures, in a chunk of the game's. */
export const ASIDES: Readonly<Record<GameId, ComponentType | null>> = {
  'blood-rage': lazy(() => import('../../boards/blood-rage/cards/gods.tsx')),
  valhalla: null,
}
