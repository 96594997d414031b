import {
  type Bot,
  championBot,
  type FeatureSet,
  type Judge,
  learntBy,
  type Manner,
  Network,
  type Weights,
} from '@meadhall/bots'
import {
  BLOOD_RAGE_FEATURES,
  BLOOD_RAGE_MANNER,
  BLOOD_RAGE_SPREAD,
  bloodRageJudge,
  bloodRageWarrior,
} from '@meadhall/bots/blood-rage'
import {
  VALHALLA_FEATURES,
  VALHALLA_MANNER,
  VALHALLA_REPLIES,
  VALHALLA_SPREAD,
  valhallaJudge,
  valhallaWarrior,
} from '@meadhall/bots/valhalla'
import { bloodRage } from '@meadhall/game-blood-rage'
import {
  type ValhallaAction,
  type ValhallaTypes,
  type View,
  valhalla,
} from '@meadhall/game-valhalla'
import type { AnyRules } from '@meadhall/kernel'

// biome-ignore lint/suspicious/noExplicitAny: training knows no game's own types
export type AnyBot = Bot<any, any>

/** All that training has to know of a game. */
export interface TrainedGame {
  readonly rules: AnyRules
  // biome-ignore lint/suspicious/noExplicitAny: training knows no game's own types
  readonly features: FeatureSet<any>
  /** The lead in points that is worth three quarters. */
  readonly spread: number
  /** Kinds of question at which positions are judged. */
  readonly quiet: ReadonlySet<string>
  /** Out of a hundred: such questions whose position is kept. A game's positions share one result. */
  readonly kept: number
  /** Numbers of players, as often as they are listed. */
  readonly tables: readonly number[]
  /** One table out of so many has odd options. */
  readonly oddTable: number
  /** Who plays before there is a network, and whom a network is measured against. */
  readonly warrior: AnyBot
  // biome-ignore lint/suspicious/noExplicitAny: training knows no game's own types
  judge(network: Network): Judge<any>
  /** One who plays by a judge. */
  // biome-ignore lint/suspicious/noExplicitAny: training knows no game's own types
  player(judge: Judge<any>, manner: Manner): AnyBot
  /** Out of a hundred: seats that a warrior plays in games of a network. */
  readonly warriors: number
  /** Whether a network's games are seen from its own seats alone: what a position is worth to it. */
  readonly ownSeats: boolean
  /** How a network plays data games, quickly, and how it is measured. */
  readonly quick: Manner
  readonly thorough: Manner
}

const GAMES: Readonly<Record<string, TrainedGame>> = {
  'blood-rage': {
    rules: bloodRage,
    features: BLOOD_RAGE_FEATURES,
    spread: BLOOD_RAGE_SPREAD,
    quiet: new Set(['turn', 'draft', 'discard']),
    kept: 12,
    tables: [2, 2, 3, 3, 4, 4, 4, 4],
    oddTable: 4,
    warrior: bloodRageWarrior,
    judge: bloodRageJudge,
    player: (judge, manner) => championBot(bloodRage, judge, manner),
    warriors: 15,
    ownSeats: false,
    quick: { rounds: [2], followsUp: true },
    thorough: BLOOD_RAGE_MANNER,
  },
  valhalla: {
    rules: valhalla,
    features: VALHALLA_FEATURES,
    spread: VALHALLA_SPREAD,
    quiet: new Set(['turn']),
    kept: 40,
    tables: [1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 5, 6],
    oddTable: 10,
    warrior: valhallaWarrior,
    judge: (network) => valhallaJudge(learntBy(network, VALHALLA_FEATURES)),
    player: valhallaPlayer,
    warriors: 40,
    ownSeats: true,
    quick: { rounds: [3], followsUp: false, replies: VALHALLA_REPLIES },
    thorough: VALHALLA_MANNER,
  },
}

/** Alone nobody asks the network, and warriors play. */
function valhallaPlayer(judge: Judge<ValhallaTypes>, manner: Manner): Bot<View, ValhallaAction> {
  const champion = championBot(valhalla, judge, manner)
  return {
    name: champion.name,
    choose(asked, how) {
      const { choose } = asked.view.monster === null ? champion : valhallaWarrior
      return choose(asked, how)
    },
  }
}

export const GAME_IDS = Object.keys(GAMES)

export function gameOf(id: string): TrainedGame {
  const game = GAMES[id]
  if (game === undefined) throw new Error(`no game "${id}"; there are ${GAME_IDS.join(', ')}`)
  return game
}

/** A bot that plays by a network. */
export function playerOf(game: TrainedGame, weights: Weights, manner: Manner): AnyBot {
  return game.player(game.judge(new Network(weights)), manner)
}
