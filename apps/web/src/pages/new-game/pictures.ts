import type { GameId } from '@meadhall/games'
import { type ComponentType, lazy } from 'react'

/** Draws a value of an option. */
export type Picture = ComponentType<{ readonly value: string }>

/** The options whose values are chosen from their pictures, each loaded when it is shown. */
export const PICTURES: Readonly<Record<GameId, Readonly<Record<string, Picture>>>> = {
  'blood-rage': {},
  valhalla: { monster: lazy(() => import('../../art/valhalla/monster-picture.tsx')) },
}
