import type { AnyBot, TrainedGame } from '../games.ts'

/** Plays one game of one player against others of one kind, and gives its share of the win. */
export async function playArenaGame(
  { rules }: TrainedGame,
  one: AnyBot,
  others: AnyBot,
  seats: number,
  number: number,
): Promise<number> {
  const own = number % seats
  const seed = `arena/${seats}/${Math.floor(number / seats)}`
  const state = rules.setup({ options: rules.parseOptions({}, seats), seats, seed })
  for (let step = 0; ; step++) {
    const open = rules.decisions(state)[0]
    if (open === undefined) break
    const legal = rules.legalActions(state, open)
    const asked = { view: rules.view(state, open.seat), decision: open, legal }
    const bot = open.seat === own ? one : others
    rules.apply(state, await bot.choose(asked, { seed: `${seed}/${own}/${step}` }))
  }
  const winners = rules.outcome(state)?.winners ?? []
  return winners.includes(own) ? 1 / winners.length : 0
}
