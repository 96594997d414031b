/**
 * The set of dice that a die dragged onto a warrior arms it with: of those it is part of, the one
 * that the best arming uses, else one of the fewest dice, own dice before grey ones and cards.
 */
export function setWithDie(
  sets: readonly string[],
  die: string,
  best: string | undefined,
): string | null {
  const having = sets.filter((set) => set.split(' ').includes(die))
  if (best !== undefined && having.includes(best)) return best
  return having.toSorted((a, b) => costOf(a) - costOf(b))[0] ?? null
}

const MARKED = /[*+]/g

function costOf(set: string): number {
  return set.split(' ').length * 10 + (set.match(MARKED)?.length ?? 0)
}
