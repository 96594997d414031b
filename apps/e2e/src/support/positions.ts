import { GAMES } from '@meadhall/games'
import { type Action, play, startGame } from '@meadhall/kernel'
import type { LaidGame } from './games.ts'
import { chooser } from './play.ts'

/** A position of a whole game in which the first seat is asked something. */
export interface Position {
  readonly kind: string
  readonly laid: LaidGame
}

/**
 * Plays a whole game by chance and gives, for every kind of question that the first seat was asked,
 * the position in which it had most to choose from.
 */
export async function positionsOf(laid: LaidGame): Promise<Position[]> {
  const rules = await GAMES[laid.game].rules()
  const seats = laid.seats.length
  const options = rules.parseOptions(laid.options ?? {}, seats)
  const seed = laid.seed ?? 'whole'
  const choose = chooser(seats)
  const game = startGame(rules, { options, seats, seed })
  const fullest = new Map<string, { choices: number; steps: number }>()
  for (let open = rules.decisions(game.state); open.length > 0; ) {
    for (const decision of open.filter((one) => one.seat === 0)) {
      const choices = rules.legalActions(game.state, decision).length
      const known = fullest.get(decision.kind)
      if (choices > (known?.choices ?? 0))
        fullest.set(decision.kind, { choices, steps: game.actions.length })
    }
    const next = open[choose(open.length)]
    if (next === undefined) break
    const legal = rules.legalActions(game.state, next)
    play(rules, game, legal[choose(legal.length)])
    open = rules.decisions(game.state)
  }
  const actions = game.actions as Action[]
  return [...fullest].map(([kind, { steps }]) => ({
    kind,
    laid: { ...laid, seed, actions: actions.slice(0, steps) },
  }))
}
