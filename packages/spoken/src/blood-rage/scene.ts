import type {
  BloodRageAction,
  BloodRageDecision,
  CardId,
  ClanView,
  View,
} from '@meadhall/game-blood-rage'
import { at, type Seat } from '@meadhall/kernel'
import type { Asked, Scene } from '../scene.ts'
import { called, type Tongue } from '../tongue.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, tokensIn } from '../typed/words.ts'

/** A scene of this game. */
export interface BloodRageScene extends Scene {
  readonly view: View
  readonly decision: BloodRageDecision | null
}

export interface BloodRageAsked extends Asked {
  readonly view: View
  readonly decision: BloodRageDecision
  readonly legal: readonly BloodRageAction[]
}

/** The key of the clan that a seat leads: in texts it stands for the player. */
export function seatKey({ view }: BloodRageScene, seat: Seat): string {
  return `clan.${at(view.clans, seat).clan}`
}

/** What a clan's player is called. */
export function whoIs(tongue: Tongue, { clan }: Pick<ClanView, 'clan'>): string {
  return called(tongue, `clan.${clan}`)
}

/** Cards of which one knows more than the number. */
export function seen(cards: readonly CardId[] | number): readonly CardId[] {
  return typeof cards === 'number' ? [] : cards
}

export function countOf(cards: readonly CardId[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** The clans that words may name: by the clan, by its player's name. */
export function clansNamed(
  { view }: BloodRageScene,
  words: string,
  tongue: Tongue,
): readonly ClanView[] {
  const phrases = (clan: ClanView) => {
    const key = `clan.${clan.clan}`
    const player = tokensIn(tongue.say({ key }))
    return [{ ways: [...nameWays(tongue, clan.clan, key), player], optional: false }]
  }
  return nearest(tokensIn(words), view.clans, phrases).found
}
