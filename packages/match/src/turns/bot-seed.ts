import { keyToSeed, nextU32, type Seat, type Seed, seedRng } from '@meadhall/kernel'

/**
 * The seeds of a match's bots, for each choice its own: by the seat and the number of actions before
 * it. A bot that knows its seed learns nothing of the match's, nor of another bot's.
 */
export function botSeeds(seed: Seed): (seat: Seat, step: number) => Seed {
  const bySeat = new Map<Seat, Seed>()
  return (seat, step) => {
    const own = bySeat.get(seat) ?? oneWay(`${seed}/bot/${seat}`)
    bySeat.set(seat, own)
    return `${own}/${step}`
  }
}

/** Short, since it is read for every choice of every simulated game. */
function oneWay(text: string): Seed {
  const rng = seedRng(text)
  return keyToSeed([nextU32(rng), nextU32(rng)])
}
