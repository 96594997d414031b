import {
  ALL_CARDS,
  DECISION_KINDS as BLOOD_RAGE_KINDS,
  type CardId,
} from '@meadhall/game-blood-rage'
import { CARDS, POINT_SOURCES, DECISION_KINDS as VALHALLA_KINDS } from '@meadhall/game-valhalla'
import type { GameId } from '@meadhall/games'
import { gameIdOf } from '../games.ts'

type Options = Readonly<Record<string, unknown>>

/** What a simulation must know of a game: where its events say what, and what there is to count. */
export interface Counted {
  /** The event that tells points with their source, and the sources there are. */
  readonly pointsEvent: string
  readonly sources: readonly string[]
  /** Events that mean that a card was chosen, and that it was put to use. */
  readonly drafted: ReadonlySet<string>
  readonly used: ReadonlySet<string>
  readonly decisions: readonly string[]
  /** Cards in the game: those that never came up are listed with zeros. */
  cards(players: number, options: Options): string[]
}

const BLOOD_RAGE: Counted = {
  pointsEvent: 'glory',
  sources: [],
  drafted: new Set(['drafted']),
  used: new Set(['upgraded', 'card-revealed', 'card-added', 'quest-completed', 'quest-failed']),
  decisions: BLOOD_RAGE_KINDS,
  cards: (players): CardId[] =>
    ALL_CARDS.filter((card) => card.marks.some((mark) => mark <= players)).map((card) => card.id),
}

const VALHALLA: Counted = {
  pointsEvent: 'points',
  sources: POINT_SOURCES,
  drafted: new Set(['card-kept', 'warrior-picked']),
  used: new Set([
    'warrior-played',
    'tactic-played',
    'support-played',
    'tyr-attached',
    'mission-done',
  ]),
  decisions: VALHALLA_KINDS,
  cards: (_players, options) =>
    CARDS.filter((card) => card.deck === 'base' || options[card.deck] === true).map(
      (card) => card.id,
    ),
}

const COUNTED: Readonly<Record<GameId, Counted>> = { 'blood-rage': BLOOD_RAGE, valhalla: VALHALLA }

export function countedOf(game: string): Counted {
  return COUNTED[gameIdOf(game)]
}
