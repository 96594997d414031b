import {
  jarlName,
  type PlayerSeen,
  seatName,
  type ValhallaAction,
  type ValhallaDecision,
  type View,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import type { Asked, Scene } from '../scene.ts'
import { called, type Tongue } from '../tongue.ts'
import { nameWays } from '../typed/naming.ts'
import { nearest, type Phrase, tokensIn, wordsIn } from '../typed/words.ts'

/** A scene of this game. */
export interface ValhallaScene extends Scene {
  readonly view: View
  readonly decision: ValhallaDecision | null
}

export interface ValhallaAsked extends Asked {
  readonly view: View
  readonly decision: ValhallaDecision
  readonly legal: readonly ValhallaAction[]
}

/** The key of a player, or of the monster by its name. */
export function keyOfSeat({ monster }: View, seat: Seat): string {
  return seat < 0 && monster !== null ? `monster.${monster.id}.name` : seatName(seat)
}

/** What a player or the monster is called. */
export function whoIs(view: View, seat: Seat, tongue: Tongue): string {
  return called(tongue, keyOfSeat(view, seat))
}

/** How a player may be called: by name, by Jarl, by number. */
export function seatWays(view: View, seat: Seat, tongue: Tongue): Phrase['ways'] {
  const key = keyOfSeat(view, seat)
  const name = wordsIn(tongue.say({ key }))
  if (seat < 0) return [[...name, 'monster']]
  const { jarl } = at(view.players, seat)
  return [
    [...name, 'player', String(seat + 1)],
    [`p${seat + 1}`],
    ...nameWays(tongue, `seat-${seat}`, seatName(seat)),
    ...(jarl === null ? [] : nameWays(tongue, jarl, jarlName(jarl))),
  ]
}

/** The players that words may name, and the monster. */
export function seatsNamed(
  { view }: ValhallaScene,
  words: string,
  tongue: Tongue,
): readonly Seat[] {
  const seats = [...view.players.keys(), ...(view.monster === null ? [] : [-1])]
  const phrases = (seat: Seat): Phrase[] => [
    { ways: seatWays(view, seat, tongue), optional: false },
  ]
  return nearest(tokensIn(words), seats, phrases).found
}

/** Those who stand in a squad. */
export function standingIn({ squad }: PlayerSeen) {
  return squad.flatMap((one) => (one === null ? [] : [one]))
}
