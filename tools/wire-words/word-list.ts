import { GAMES, type GameId } from '@meadhall/games'
import { TRIALS } from '@meadhall/games/trials'
import { LogLine, MOST_WORDS, Reset, Step } from '@meadhall/protocol'
import { tellGame } from './told-texts.ts'

const QUOTED = /"(?:[^"\\]|\\.)*"/g
/** Several words in one text have so many combinations that only the frequent are worth a code. */
const FREQUENT = 200
/** Every game has these, whatever it tells. */
const FIELDS = [Step, Reset, LogLine].flatMap(({ entries }) => Object.keys(entries))

/** The texts that stand in JSON: names of fields, and values. */
export function textsIn(json: string): string[] {
  return Array.from(json.matchAll(QUOTED), ([text]) => JSON.parse(text) as string)
}

/** The words of what is told of a game, the most frequent first; always the same for the same rules. */
export async function wordsOf(id: GameId, games: number): Promise<string[]> {
  const rules = await GAMES[id].rules()
  const { setups, setupOf } = TRIALS[id]
  const counts = new Map<string, number>(FIELDS.map((field) => [field, 1]))
  for (let number = 0; number < games; number++) {
    const { seats, options: raw } = setups[number] ?? setupOf(number)
    const options = rules.parseOptions(raw, seats)
    // Choices by kind bring up what is rare, choices by chance how often things are told.
    const game = { seats, options, seed: `words/${number}`, byType: number % 2 === 0 }
    tellGame(rules, game, (json, times) => {
      for (const text of textsIn(json)) counts.set(text, (counts.get(text) ?? 0) + times)
    })
  }
  return byFrequency(counts)
}

function byFrequency(counts: ReadonlyMap<string, number>): string[] {
  return [...counts]
    .filter(([text, count]) => isWord(text) || (isPhrase(text) && count >= FREQUENT))
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(([text]) => text)
}

export function isWord(text: string): boolean {
  return /^[\w-]+$/.test(text)
}

function isPhrase(text: string): boolean {
  return /^[\w-]+( [\w-]+)+$/.test(text)
}
