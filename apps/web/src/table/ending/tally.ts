/** Points by where they came from, and what others took of them. */
export interface Tally<S extends string = string> {
  readonly by: ReadonlyMap<S, number>
  readonly lost: number
}

/** A tally that is still counted into. */
export interface Counting<S extends string> extends Tally<S> {
  readonly by: Map<S, number>
  lost: number
}

export function emptyTally<S extends string>(): Counting<S> {
  return { by: new Map(), lost: 0 }
}

export function addTo<S extends string>({ by }: Counting<S>, source: S, amount: number): void {
  by.set(source, (by.get(source) ?? 0) + amount)
}

export function pointsFrom<S extends string>({ by }: Tally<S>, source: S): number {
  return by.get(source) ?? 0
}

/** All that came in, whatever was lost of it. */
export function gained({ by }: Tally): number {
  return [...by.values()].reduce((sum, amount) => sum + amount, 0)
}

/** What is left of it. */
export function netOf(tally: Tally): number {
  return gained(tally) - tally.lost
}

export function summed<S extends string>(tallies: readonly Tally<S>[]): Tally<S> {
  const sum = emptyTally<S>()
  for (const { by, lost } of tallies) {
    for (const [source, amount] of by) addTo(sum, source, amount)
    sum.lost += lost
  }
  return sum
}

/** Sources that gave anybody anything, in their order. */
export function usedIn<S extends string>(
  sources: readonly S[],
  tallies: readonly Tally<S>[],
): readonly S[] {
  return sources.filter((source) => tallies.some((tally) => pointsFrom(tally, source) !== 0))
}

/** What brought one before another, and what each has of it. */
export interface Decisive<S extends string> {
  readonly source: S
  readonly own: number
  readonly other: number
}

/** The source with the widest gap in favour of the first; `null` where there is none. */
export function decisive<S extends string>(
  sources: readonly S[],
  first: Tally<S>,
  second: Tally<S>,
): Decisive<S> | null {
  const [widest] = sources
    .map((source) => ({
      source,
      own: pointsFrom(first, source),
      other: pointsFrom(second, source),
    }))
    .toSorted((a, b) => b.own - b.other - (a.own - a.other))
  return widest === undefined || widest.own <= widest.other ? null : widest
}
