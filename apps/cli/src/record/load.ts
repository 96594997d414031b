import { type Layout, type Verified, verifyGameFile } from '@meadhall/fairness'
import { type GameFile, type LoadedGame, loadGameFile } from '@meadhall/kernel'
import { GAMES } from '../games.ts'
import { type Fault, faultOf } from './fault.ts'
import { readText } from './files.ts'

/** A game file read, replayed and found sound, or what is wrong with it. */
export function loadRecord(path: string): { readonly game: LoadedGame } | Faulty {
  return examined(path, (text) => loadGameFile(text, GAMES))
}

/** The same for one that is also verified by all that it carries. */
export function verifyRecord(path: string, layout: Layout): { readonly game: Verified } | Faulty {
  return examined(path, (text) => verifyGameFile(text, GAMES, layout))
}

interface Faulty {
  readonly fault: Fault
}

function examined<T>(path: string, examine: (text: string) => T): { readonly game: T } | Faulty {
  const read = readText(path)
  if ('fault' in read) return read
  try {
    return { game: examine(read.text) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** "winner Ann", "winners Ann and Bob" or "not finished". */
export function winnersOf({ result, seats }: GameFile): string {
  if (result === null) return 'not finished'
  const names = result.winners.map((seat) => seats[seat]?.name ?? `seat ${seat + 1}`)
  return `${names.length === 1 ? 'winner' : 'winners'} ${names.join(' and ')}`
}

export function refusal(path: string, { place, reason }: Fault): string {
  return `${path}: refused at ${place}: ${reason}`
}
