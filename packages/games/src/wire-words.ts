import type { GameId } from './index.ts'
import { WORDS as bloodRage } from './wire-words/blood-rage.ts'
import { WORDS as valhalla } from './wire-words/valhalla.ts'

/** What live play of each game says, the most frequent word first: it is written more shortly. */
export const WIRE_WORDS: Readonly<Record<GameId, readonly string[]>> = {
  'blood-rage': bloodRage,
  valhalla,
}
