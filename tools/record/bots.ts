import type { BotName } from '@meadhall/bots'
import { GAMES, type GameId } from '@meadhall/games'
import { type AnyRules, at, type GameLog } from '@meadhall/kernel'
import type { TrialSetup } from '@meadhall/kernel/testing'
import { playBots } from '@meadhall/match'

/** All of one kind, or by turns. */
export const MIXES: readonly (readonly BotName[])[] = [
  ['random'],
  ['greedy'],
  ['random', 'greedy'],
  ['greedy', 'random', 'greedy'],
]

/** A whole game of bots: by which rules, who played, and what they did. */
interface PlayedGame {
  readonly rules: AnyRules
  readonly levels: readonly BotName[]
  readonly log: GameLog
}

export async function playedByBots(
  id: GameId,
  { seats, options: raw }: TrialSetup,
  seed: string,
  mix: readonly BotName[],
): Promise<PlayedGame> {
  const [rules, bots] = await Promise.all([GAMES[id].rules(), GAMES[id].bots()])
  const levels = Array.from({ length: seats }, (_, seat) => at(mix, seat % mix.length))
  const start = { options: rules.parseOptions(raw, seats), seats, seed }
  const actions: GameLog['actions'][number][] = []
  await playBots(rules, {
    start,
    bots: levels.map((level) => bots[level]),
    onAnswer: (_decision, action) => actions.push(action),
  })
  return { rules, levels, log: { ...start, actions } }
}
