import { below, type RngState, seedRng } from '@meadhall/kernel'

/** Chance for making up positions and answers: the same for the same seed. */
export interface Chance {
  /** A whole number from 0 up to, but not including, n. */
  below(n: number): number
  /** From one number to another, both included. */
  between(from: number, to: number): number
  happens(percent: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

export function chanceOf(seed: string): Chance {
  const rng: RngState = seedRng(seed)
  const number = (n: number) => below(rng, n)
  return {
    below: number,
    between: (from, to) => from + number(to - from + 1),
    happens: (percent) => number(100) < percent,
    pick: (list) => {
      const found = list[number(list.length)]
      if (found === undefined) throw new Error('there is nothing to pick from')
      return found
    },
    shuffled: (list) => shuffled(list, number),
  }
}

function shuffled<T>(list: readonly T[], number: (n: number) => number): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(number(left.length), 1))
}
