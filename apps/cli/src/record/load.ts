import { type GameFile, type LoadedGame, loadGameFile } from '@meadhall/kernel'
import { GAMES } from '../games.ts'
import { type Fault, faultOf } from './fault.ts'
import { readText } from './files.ts'

/** A game file read, replayed and verified, or what is wrong with it. */
export function loadRecord(
  path: string,
): { readonly game: LoadedGame } | { readonly fault: Fault } {
  const read = readText(path)
  if ('fault' in read) return read
  try {
    return { game: loadGameFile(read.text, GAMES) }
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
