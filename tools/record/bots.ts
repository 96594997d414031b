import { type Level, randomBot } from '@meadhall/bots'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAMES, type GameId } from '@meadhall/games'
import { type AnyRules, at, type GameLog } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { playBots } from '@meadhall/match'

/** A level, or one that takes any answer: the least likely moves are recorded too. */
type Player = Level | 'random'

/** All of one kind, or by turns. */
export const MIXES: readonly (readonly Player[])[] = [
  ['random'],
  ['warrior'],
  ['random', 'warrior'],
  ['warrior', 'random', 'warrior'],
]

/** A whole game of bots: by which rules, who played, and what they did. */
interface PlayedGame {
  readonly rules: AnyRules
  readonly levels: readonly Player[]
  readonly log: GameLog
}

export async function playedByBots(
  id: GameId,
  { seats, options: raw }: TrialSetup,
  seed: string,
  mix: readonly Player[],
): Promise<PlayedGame> {
  const [rules, levels] = await Promise.all([GAMES[id].rules(), GAMES[id].bots(weightsFromDisk)])
  const bots = { ...levels, random: randomBot() }
  const players = Array.from({ length: seats }, (_, seat) => at(mix, seat % mix.length))
  const start = { options: rules.parseOptions(raw, seats), seats, seed }
  const actions: GameLog['actions'][number][] = []
  await playBots(rules, {
    start,
    bots: players.map((one) => bots[one]),
    onAnswer: (_decision, action) => actions.push(action),
  })
  return { rules, levels: players, log: { ...start, actions } }
}
