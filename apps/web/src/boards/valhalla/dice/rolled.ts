import { dieName, type SideSeen, type ValhallaEvent } from '@meadhall/game-valhalla'

/** Places of the dice of a side that have just been rolled: those rolled last lie last. */
export function rolledIn(
  fresh: readonly ValhallaEvent[],
  { seat, dice }: Pick<SideSeen, 'seat' | 'dice'>,
): ReadonlySet<number> {
  const wanted = fresh.flatMap((event) => {
    const isRoll = event.type === 'dice-rolled' || event.type === 'dice-rerolled'
    return isRoll && event.seat === seat ? event.dice.split(' ').filter(Boolean) : []
  })
  const rolled = new Set<number>()
  for (const [index, die] of [...dice.entries()].reverse()) {
    const found = wanted.indexOf(dieName(die))
    if (found < 0) continue
    wanted.splice(found, 1)
    rolled.add(index)
  }
  return rolled
}
